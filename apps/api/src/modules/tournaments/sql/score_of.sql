-- The score of the bets of an entry that are not voided: their number, points, and when that was reached; one row.
create or replace function tournaments.score_of(p_entry_id bigint) returns table (bets integer, points bigint, reached_at timestamptz)
language sql stable as $$
  select count(b.uuid)::integer, coalesce(case when t.scoring = 'bestMultiplier' then max(b.points) else sum(b.points) end, 0)::bigint,
    case when t.scoring = 'bestMultiplier' then (
        select x.settled_at from tournaments.bet x
        where x.entry_id = e.id and x.voided_at is null and x.points > 0 order by x.points desc, x.settled_at limit 1)
      else max(b.settled_at) filter (where b.points > 0) end
  from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
    left join tournaments.bet b on b.entry_id = e.id and b.voided_at is null
  where e.id = p_entry_id group by e.id, t.scoring
$$;
