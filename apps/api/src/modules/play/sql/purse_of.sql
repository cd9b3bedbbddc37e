-- The purse of a win or rollback by its token, or by its reference for an unknown token; null where it is another player’s.
-- An ended session does not matter: the money is the player’s.
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
