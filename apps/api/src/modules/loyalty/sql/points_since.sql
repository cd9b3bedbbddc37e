-- The points of a player that count since an instant, thousandths: what rounds earned after it and is not taken back, what
-- operators corrected after it, and what was won after it and stands. Whole days are summed already; only of the day of that
-- instant the rounds are.
create or replace function loyalty.points_since(p_player_id bigint, p_since timestamptz) returns bigint
language sql stable as $$
  select (coalesce((select sum(points) from loyalty.day
                    where player_id = p_player_id and day > (p_since at time zone 'UTC')::date), 0)
    + coalesce((select sum(points) from loyalty.earning
                where player_id = p_player_id and at > p_since
                  and at < ((p_since at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC'), 0)
    + coalesce((select sum(points) from loyalty.correction
                where player_id = p_player_id and ended_as = 'confirmed' and ended_at > p_since), 0)
    + coalesce((select sum(points) from loyalty.prize
                where player_id = p_player_id and refused_at is null and at > p_since), 0))::bigint
$$;
