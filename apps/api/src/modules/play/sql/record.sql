-- False where the id is taken.
create or replace function play.record(
  m play.message, p_kind text, p_session_id bigint, p_purse text, p_purse_id bigint, p_moved bigint, p_moved_cash bigint,
  p_status text, p_balance bigint, p_now timestamptz, p_late boolean default false, p_game play.game default null,
  p_day date default null, p_fraction bigint default 0
) returns boolean language plpgsql as $$
begin
  insert into play.transaction (provider, uuid, kind, player_id, session_id, round_ref, game_code, reference_uuid,
    amount, moved, moved_cash, purse, purse_id, status, balance_after, at, meta, late, category, studio, day, fraction)
  values (m.provider, m.uuid, p_kind, m.player_id, p_session_id, m.round_ref, m.game_code, m.reference_uuid,
    coalesce(m.amount, 0), p_moved, p_moved_cash, p_purse, p_purse_id, p_status, p_balance, p_now, m.meta, p_late,
    p_game.category, p_game.studio, p_day, p_fraction)
  on conflict do nothing;
  return found;
end $$;
