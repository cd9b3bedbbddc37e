-- What the casino gives a player to play with after their cash (docs/decisions/0065).
create schema bonuses;
grant usage on schema bonuses to casino_app;

-- A joining bonus: one for a player, ever. What was promised stays what it was, whatever settings say later. 10⁻⁵ euro.
create table bonuses.bonus (
  id bigint generated always as identity primary key,
  player_id bigint not null unique,
  -- The first deposit, by which it was given.
  order_id text not null unique,
  purse_id bigint unique,
  amount bigint not null check (amount > 0),
  -- What has to be staked before it is the player's, and what of their stakes counts for it, by category, per cent.
  required bigint not null check (required > 0),
  percents jsonb not null,
  other_percent integer not null check (other_percent between 0 and 100),
  wagered bigint not null default 0 check (wagered >= 0),
  granted_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > granted_at),
  ended_as text check (ended_as in ('converted', 'spent', 'expired', 'withdrawn', 'givenUp', 'depositReturned', 'left', 'cancelled')),
  ended_at timestamptz,
  -- What it held when it ended.
  rest bigint check (rest >= 0),
  ended_by text,
  ended_why text,
  constraint bonus_end_is_whole check (num_nulls(ended_as, ended_at, rest) in (0, 3)),
  constraint bonus_cancelled_by check ((ended_as is not distinct from 'cancelled') = (num_nonnulls(ended_by, ended_why) = 2))
);
create index bonus_open on bonuses.bonus (ends_at) where ended_as is null;
grant select, insert on bonuses.bonus to casino_app;
grant update (purse_id, wagered, ended_as, ended_at, rest, ended_by, ended_why) on bonuses.bonus to casino_app;

-- Each bet of it that was settled, and what of its stake counts: nothing of one that was refunded.
create table bonuses.stake (
  provider text not null,
  uuid text not null,
  bonus_id bigint not null references bonuses.bonus (id),
  counted bigint not null check (counted >= 0),
  at timestamptz not null,
  primary key (provider, uuid)
);
create index stake_of_bonus on bonuses.stake (bonus_id);
grant select, insert on bonuses.stake to casino_app;
grant update (counted) on bonuses.stake to casino_app;
