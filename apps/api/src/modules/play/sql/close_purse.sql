-- Closes a purse for its player or the casino; null where it was closed. Later returns of its stakes go the same way.
create or replace function play.close_purse(p_id bigint, p_to text, p_now timestamptz) returns bigint
language plpgsql as $$
declare
  v play.purse;
  v_held play.held;
begin
  select * into v from play.purse p where p.id = p_id;
  v_held := play.lock_purse(v.player_id, v.kind, v.id);
  update play.purse p set closed_at = p_now, closed_to = p_to where p.id = p_id and p.closed_at is null;
  if not found then return null; end if;
  perform play.empty_purse(p_id, 'purse:' || p_id || ':closed', p_now);
  return v_held.other;
end $$;
