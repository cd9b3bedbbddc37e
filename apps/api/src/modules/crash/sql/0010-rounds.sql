-- Rounds, the bets that fly in them, and who leads. Money stands in the ledger and in `play`, provider `house`: each bet is a
-- round there with one bet, and its id is both (docs/decisions/0080).

-- Our game, which no catalogue brings: what is counted of games and remembered of players names it. It is never offered there.
insert into games.studio (name, slug) values ('Elite', 'elite') on conflict do nothing;
insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo, first_seen_at,
  offered, licence_classes, position)
select 'crash', 'crash', 'Crash', s.id, c.id, c.id, '{}', true, '2026-11-25T00:00:00Z', false, '{}', 0
from games.studio s, games.sub_category c where s.name = 'Elite' and c.code = 'crash-games';

-- Who runs the rounds: one process at a time. Whoever takes over raises the term, and what an earlier term asks is refused.
create table crash.lead (
  id integer primary key check (id = 1),
  term bigint not null check (term >= 0),
  -- Empty: left in order, and anybody may take over at once.
  holder text not null,
  -- Raised twice a second. Whoever sees it stand for two of their own seconds may take over; taking over does not raise it.
  beat bigint not null default 0,
  -- As it was when it was looked last whether somebody leads, and since when nobody does while the game is on.
  seen_beat bigint,
  unled_at timestamptz
);
insert into crash.lead (id, term, holder) values (1, 0, '');

create table crash.round (
  id bigint generated always as identity primary key,
  -- What it is drawn by. A number is taken once, so that no hash is used twice.
  chain integer not null references crash.chain (number),
  number integer not null check (number > 0),
  -- Whole cents, as they were when it opened.
  min_stake_cents bigint not null check (min_stake_cents > 0),
  max_stake_cents bigint not null,
  max_paid_cents bigint not null,
  opened_at timestamptz not null,
  took_off_at timestamptz check (took_off_at > opened_at),
  over_at timestamptz check (over_at >= opened_at),
  over_as text check (over_as in ('crashed', 'void')),
  -- Told to everybody from then on, never before.
  hash crash.hash,
  -- Hundredths.
  result integer check (result between 100 and 10000000),
  -- A person asked for it to be broken off, and why.
  break_at timestamptz,
  break_by text,
  break_why text,
  -- Every bet of it has ended.
  settled_at timestamptz,
  unique (chain, number),
  check (max_stake_cents >= min_stake_cents and max_paid_cents >= max_stake_cents),
  check (num_nonnulls(over_at, over_as, hash, result) in (0, 4)),
  check (num_nonnulls(break_at, break_by, break_why) in (0, 3)),
  check (over_as <> 'crashed' or took_off_at is not null),
  check (settled_at is null or settled_at >= over_at)
);
create unique index round_open on crash.round ((true)) where over_at is null;
create index round_unsettled on crash.round (id) where settled_at is null;
create index round_over on crash.round (over_at);

-- No foreign key to its round: every bet would write there, and the audit compares.
create table crash.bet (
  id uuid primary key,
  round_id bigint not null,
  player_id bigint not null,
  panel text not null check (panel in ('a', 'b')),
  stake_cents bigint not null check (stake_cents > 0),
  -- Where it leaves by itself, hundredths.
  target integer check (target between 101 and 10000000),
  -- Placed by a plan that its player made.
  is_auto boolean not null,
  placed_at timestamptz not null,
  ended_as text check (ended_as in ('cashedOut', 'lost', 'cancelled', 'refunded')),
  ended_at timestamptz,
  -- Where it left, hundredths, and what it was paid.
  left_at integer check (left_at between 101 and 10000000),
  paid_cents bigint check (paid_cents >= 0),
  -- It left without its player: at its target, or where it could win no more.
  is_by_itself boolean,
  -- It could not be ended, and a person has to look why.
  stuck_at timestamptz,
  check (stuck_at is null or ended_as is null),
  check ((ended_as is null) = (ended_at is null)),
  check (num_nonnulls(left_at, paid_cents, is_by_itself) = case when ended_as = 'cashedOut' then 3 else 0 end)
);
-- One at each panel.
create unique index bet_here on crash.bet (round_id, player_id, panel) where ended_as is distinct from 'cancelled';
create index bet_open on crash.bet (round_id) where ended_as is null;
create index bet_stuck on crash.bet (id) where stuck_at is not null;
create index bet_of_player on crash.bet (player_id, placed_at desc, id);
create index bet_paid on crash.bet (paid_cents desc, ended_at) where ended_as = 'cashedOut';

grant select on crash.lead, crash.round, crash.bet to casino_app;
grant insert on crash.round, crash.bet to casino_app;
grant update (term, holder, beat, seen_beat, unled_at) on crash.lead to casino_app;
grant update (took_off_at, over_at, over_as, hash, result, break_at, break_by, break_why, settled_at) on crash.round to casino_app;
grant update (ended_as, ended_at, left_at, paid_cents, is_by_itself, stuck_at) on crash.bet to casino_app;

-- How a bet is to end, and what came of it: what its player has now, as `play` says it.
create type crash.ending as (id uuid, ended_as text, left_at integer, paid_cents bigint, is_by_itself boolean);
create type crash.ended as (id uuid, player_id bigint, balance bigint, purse text, cash bigint);
