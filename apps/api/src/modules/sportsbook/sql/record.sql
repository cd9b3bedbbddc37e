-- False where the name is taken.
create or replace function sportsbook.record(
  m sportsbook.message, p_kind text, p_status text, p_balance bigint, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  insert into sportsbook.transaction (provider, uuid, kind, player_id, bet_id, reference_uuid, amount, status, balance_after, at)
  values (m.provider, m.uuid, p_kind, m.player_id, m.bet_id, m.reference_uuid, coalesce(m.amount, 0), p_status, p_balance, p_now)
  on conflict do nothing;
  return found;
end $$;
