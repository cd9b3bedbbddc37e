create or replace function play.announce_settled(r play.round, p_now timestamptz)
returns void language plpgsql as $$
declare
  v_bets jsonb;
  v_said jsonb;
begin
  if r.bets = 0 then return; end if;
  select jsonb_agg(jsonb_build_object(
      'uuid', b.uuid,
      'acceptedAt', to_char(b.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'stakeUnits', b.moved,
      'winUnits', coalesce((select sum(w.moved) from play.transaction w
        where w.provider = b.provider and w.reference_uuid = b.uuid and w.kind = 'win' and w.status = 'ok'
          and w.rolled_back_by is null), 0)::bigint,
      'category', b.category,
      'studio', b.studio) order by b.at, b.uuid)
  into v_bets
  from play.transaction b
  where b.provider = r.provider and b.uuid = any(r.bet_uuids) and b.rolled_back_by is null;
  v_said := jsonb_build_object('provider', r.provider, 'roundRef', r.event_ref, 'gameId', r.game_id, 'purse', r.purse,
    'stakeUnits', r.stake, 'winUnits', r.win, 'bets', coalesce(v_bets, '[]'));
  if r.purse_id is not null then
    v_said := v_said || jsonb_build_object('purseId', r.purse_id, 'cashStakeUnits', r.stake - r.other_stake,
      'cashWinUnits', r.win - r.other_win, 'bets', play.with_cash(r.provider, v_said -> 'bets'));
  end if;
  perform kernel.announce('round.settled', r.player_id, v_said, p_now);
end $$;
