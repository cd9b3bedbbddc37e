-- The Belgian day that a bet counts on, and every win of it: the day the limits of its player were told. Kept, not
-- reckoned from the instant, because whoever reckons must have the calendar of whoever did first.
alter table play.transaction add column day date;
update play.transaction t set day = (b.at at time zone 'Europe/Brussels')::date
from play.transaction b
where t.status = 'ok' and t.purse = 'cash' and (t.kind = 'bet' and b.provider = t.provider and b.uuid = t.uuid
  or t.kind = 'win' and t.moved > 0 and b.kind = 'bet' and b.provider = t.provider and b.uuid = t.reference_uuid);

-- What was staked and won before it was counted.
insert into limits.usage (player_id, day, stake, win)
select player_id, day, coalesce(sum(moved) filter (where kind = 'bet'), 0), coalesce(sum(moved) filter (where kind = 'win'), 0)
from play.transaction where day is not null and rolled_back_by is null group by player_id, day;
insert into limits.running (player_id, day, week, month, day_stake, day_win, week_stake, week_win, month_stake, month_win)
select u.player_id, l.day, date_trunc('week', l.day)::date, date_trunc('month', l.day)::date,
  coalesce(sum(stake) filter (where u.day = l.day), 0), coalesce(sum(win) filter (where u.day = l.day), 0),
  coalesce(sum(stake) filter (where u.day >= date_trunc('week', l.day)), 0), coalesce(sum(win) filter (where u.day >= date_trunc('week', l.day)), 0),
  coalesce(sum(stake) filter (where u.day >= date_trunc('month', l.day)), 0), coalesce(sum(win) filter (where u.day >= date_trunc('month', l.day)), 0)
from limits.usage u join (select player_id, max(day) as day from limits.usage group by player_id) l using (player_id)
group by u.player_id, l.day;
delete from limits.usage u using limits.running r where r.player_id = u.player_id and r.day = u.day;
