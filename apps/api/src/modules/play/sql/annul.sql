-- Annuls the rounds of a pending proposal that the caller has locked, and raises no_data_found for any other. It locks
-- the player’s cash, as every bet, win and rollback does, so that none of theirs interferes. The first outcome that
-- applies: openRounds · changed · done.
create or replace function play.annul(
  p_id bigint, p_by text, p_now timestamptz, out outcome text, out open_rounds bigint
) language plpgsql as $$
declare
  v play.annulment;
  v_stake bigint;
  v_win bigint;
  v_left bigint;
  v_lost record;
begin
  select * into strict v from play.annulment a
  where a.id = p_id and a.ended_as is null and a.proposed_by <> p_by for update;
  perform wallet.lock_balance(wallet.cash(v.player_id), 'EUR');
  select o.stake, o.win, o.open_rounds into v_stake, v_win, open_rounds
  from play.annullable_of(v.player_id, v.rounds_from, v.rounds_until) o;
  if open_rounds > 0 then outcome := 'openRounds'; return; end if;
  if v_stake <> v.stake or v_win <> v.win then outcome := 'changed'; return; end if;

  update play.round r set annulled_in = p_id
  where r.player_id = v.player_id and r.opened_at >= coalesce(v.rounds_from, '-infinity')
    and r.opened_at < v.rounds_until and r.annulled_in is null and r.purse <> 'credit';
  -- Each provider refunds its losses; wins at another provider are set off.
  v_left := v.stake - v.win;
  for v_lost in
    select r.provider, sum(r.stake - r.other_stake - r.win + r.other_win)::bigint as units
    from play.round r where r.annulled_in = p_id
    group by r.provider having sum(r.stake - r.other_stake - r.win + r.other_win) > 0 order by r.provider
  loop
    exit when v_left = 0;
    perform wallet.must_move(play.annulment_movement(p_id, v_lost.provider), 'stakesAnnulled', 'EUR',
      wallet.games(v_lost.provider), wallet.cash(v.player_id), least(v_left, v_lost.units), p_now);
    v_left := v_left - least(v_left, v_lost.units);
  end loop;
  perform kernel.announce('stakes.annulled', v.player_id, jsonb_build_object('annulmentId', p_id, 'reason', v.reason,
    'stakeUnits', v.stake, 'winUnits', v.win, 'proposedBy', v.proposed_by, 'operator', p_by), p_now);
  outcome := 'done';
end $$;
