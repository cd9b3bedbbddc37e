-- The kind of purse of a win or a rollback as its token says, null where the message is not its player's to send. Neither may be
-- refused because a session ended: the money belongs to the player. The token must be theirs, whatever its state; without
-- a token that we know, the reference must be.
create or replace function play.purse_of(m play.message) returns text language plpgsql stable as $$
declare
  v_owner bigint;
  v_purse text;
begin
  select s.player_id, s.purse into v_owner, v_purse from play.session s where s.token_hash = m.token_hash;
  if not found then
    select t.player_id, t.purse into v_owner, v_purse from play.transaction t
    where t.provider = m.provider and t.uuid = m.reference_uuid;
  end if;
  return case when v_owner = m.player_id then v_purse end;
end $$;
