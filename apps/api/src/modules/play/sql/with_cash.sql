create or replace function play.with_cash(p_provider text, p_bets jsonb) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(e.bet || jsonb_build_object('cashStakeUnits', b.moved_cash,
      'cashWinUnits', coalesce((select sum(w.moved_cash) from play.transaction w
        where w.provider = p_provider and w.reference_uuid = b.uuid and w.kind = 'win' and w.status = 'ok'
          and w.rolled_back_by is null), 0)::bigint) order by e.n), '[]')
  from jsonb_array_elements(p_bets) with ordinality as e (bet, n)
    join play.transaction b on b.provider = p_provider and b.uuid = e.bet ->> 'uuid'
$$;
