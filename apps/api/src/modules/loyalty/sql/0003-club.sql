-- The rank that a player holds: it rises at once, and falls by a step at a time, announced before. Days are Belgian.
create table loyalty.standing (
  player_id bigint primary key,
  level integer not null references loyalty.level (level),
  since timestamptz not null,
  -- A lower rank that was announced: the day from which it is to hold, and when that was told.
  falls_on date,
  told_at timestamptz,
  -- The day of the last fall.
  fell_on date,
  -- The day on which it was looked at last.
  looked_on date not null,
  check ((falls_on is null) = (told_at is null))
);
create index standing_looked on loyalty.standing (looked_on, player_id);

-- Whoever earned before there were standings holds the rank of the last year that is known.
insert into loyalty.standing (player_id, level, since, looked_on)
select e.player_id,
  (select l.level from loyalty.level l where l.start_point * 1000::bigint <= e.points order by l.start_point desc limit 1),
  e.since, date '2000-01-01'
from (
  select player_id, min(at) as since,
    coalesce(sum(greatest(points, 0)) filter (
      where at > (select max(at) from loyalty.earning) - interval '365 days'), 0) as points
  from loyalty.earning group by player_id
) e;

-- Coins that became money. Coins are thousandths, money is units of 10⁻⁵ euro, whole cents.
create table loyalty.redemption (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  coins bigint not null check (coins > 0),
  paid bigint not null check (paid > 0 and paid % 1000 = 0),
  at timestamptz not null
);
create index redemption_of_player on loyalty.redemption (player_id);

-- Points and coins that two operators gave or took: one proposes, another confirms. Thousandths.
create table loyalty.correction (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  points bigint not null,
  coins bigint not null,
  why text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  ended_as text check (ended_as in ('confirmed', 'withdrawn')),
  ended_by text,
  ended_at timestamptz,
  check (points <> 0 or coins <> 0),
  check (num_nonnulls(ended_as, ended_by, ended_at) in (0, 3)),
  check (ended_as <> 'confirmed' or ended_by <> proposed_by)
);
create index correction_of_player on loyalty.correction (player_id, ended_at);
create unique index correction_open on loyalty.correction (player_id) where ended_as is null;

-- Every change of points and coins with what caused it, as its player reads it. Thousandths; the amount is what was
-- staked, given back or paid, in units of 10⁻⁵ euro.
create table loyalty.entry (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  at timestamptz not null,
  cause text not null check (cause in ('round', 'void', 'annulment', 'redemption', 'correction')),
  game_id bigint,
  amount bigint,
  points bigint not null,
  coins bigint not null,
  check (points <> 0 or coins <> 0)
);
create index entry_of_player on loyalty.entry (player_id, id);

insert into loyalty.entry (player_id, at, cause, amount, points, coins)
select player_id, at, 'round', stake_units, points, coins from loyalty.earning where points <> 0 or coins <> 0
order by at, provider, round_ref;

grant select, insert on loyalty.standing, loyalty.redemption, loyalty.correction, loyalty.entry to casino_app;
grant update (level, since, falls_on, told_at, fell_on, looked_on) on loyalty.standing to casino_app;
grant update (ended_as, ended_by, ended_at) on loyalty.correction to casino_app;
