-- Pays what is missing from the provider’s winnings; returns the amount, or null.
create or replace function sportsbook.write_off(
  p_provider text, p_player_id bigint, p_proposed_by text, p_operator text, p_why text, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  v_missing bigint := -sportsbook.lock_purse(p_player_id);
  v_id bigint;
begin
  if v_missing <= 0 then return null; end if;
  insert into sportsbook.write_off (player_id, provider, amount, at, proposed_by, operator, why)
  values (p_player_id, p_provider, v_missing, p_now, p_proposed_by, p_operator, p_why) returning id into v_id;
  perform wallet.must_move('sports-written-off:' || v_id, 'sportsWrittenOff', 'EUR', wallet.book(p_provider),
    wallet.sports(p_player_id), v_missing, p_now);
  return v_missing;
end $$;
