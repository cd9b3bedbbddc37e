-- Elite Club: ranks, and what decides how many points and coins a player has. Points and coins themselves are in the
-- ledger. Both are thousandths.
create schema loyalty;
grant usage on schema loyalty to casino_app;

-- Ranks on the points of the last 365 days. An operator may change them.
create table loyalty.level (
  level integer primary key,
  name jsonb not null,
  start_point integer not null unique,
  coin_multiplier numeric(4, 2) not null check (coin_multiplier > 0),
  benefits jsonb not null
);
grant select on loyalty.level to casino_app;

insert into loyalty.level (level, name, start_point, coin_multiplier, benefits) values
  (1, '{"en": "Bronze", "fr": "Bronze", "nl": "Brons"}', 0, 1.00,
   '[{"en": "1 EliteCoin for each point", "fr": "1 EliteCoin par point", "nl": "1 EliteCoin per punt"}]'),
  (2, '{"en": "Silver", "fr": "Argent", "nl": "Zilver"}', 1000, 1.10,
   '[{"en": "1.1 EliteCoins for each point", "fr": "1,1 EliteCoin par point", "nl": "1,1 EliteCoin per punt"}]'),
  (3, '{"en": "Gold", "fr": "Or", "nl": "Goud"}', 5000, 1.25,
   '[{"en": "1.25 EliteCoins for each point", "fr": "1,25 EliteCoin par point", "nl": "1,25 EliteCoin per punt"}]'),
  (4, '{"en": "Platinum", "fr": "Platine", "nl": "Platina"}', 20000, 1.50,
   '[{"en": "1.5 EliteCoins for each point", "fr": "1,5 EliteCoin par point", "nl": "1,5 EliteCoin per punt"}]'),
  (5, '{"en": "Diamond", "fr": "Diamant", "nl": "Diamant"}', 75000, 1.75,
   '[{"en": "1.75 EliteCoins for each point", "fr": "1,75 EliteCoin par point", "nl": "1,75 EliteCoin per punt"}]'),
  (6, '{"en": "Elite", "fr": "Elite", "nl": "Elite"}', 250000, 2.00,
   '[{"en": "2 EliteCoins for each point", "fr": "2 EliteCoins par point", "nl": "2 EliteCoins per punt"}]');

-- Points for each euro staked, by game category; what is not listed earns 0.3.
create table loyalty.category_weight (
  category text primary key,
  weight numeric(4, 2) not null check (weight >= 0)
);
grant select on loyalty.category_weight to casino_app;

insert into loyalty.category_weight values
  ('slots', 1), ('dice', 1), ('instant', 1), ('crash', 0.3), ('roulette', 0.3), ('blackjack', 0.3), ('live', 0.2), ('tables', 0.3);

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
grant select, insert on loyalty.standing to casino_app;
grant update (level, since, falls_on, told_at, fell_on, looked_on) on loyalty.standing to casino_app;

-- Every change of points and coins but what rounds earn, with its cause, as its player reads it. The amount is what was
-- staked, refunded or paid, in units of 10⁻⁵ euro.
create table loyalty.entry (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  at timestamptz not null,
  cause text not null
    check (cause in ('void', 'annulment', 'redemption', 'correction', 'prize', 'prizeTakenBack')),
  game_id bigint,
  amount bigint,
  points bigint not null,
  coins bigint not null,
  -- What a prize was won in; nothing else has a name.
  name jsonb,
  check (points <> 0 or coins <> 0),
  check ((name is not null) = (cause in ('prize', 'prizeTakenBack')))
);
create index entry_of_player on loyalty.entry (player_id, at, id);
grant select, insert on loyalty.entry to casino_app;
grant usage on sequence loyalty.entry_id_seq to casino_app;

-- What each settled round earned, so that a voided bet takes back exactly its share, and what its player reads of it:
-- one row, and one index that serves every search. It begins with the player and the instant, by which the history, the
-- days and a refunded bet look for it; a round that is processed twice with the same instant is stopped by it, and the
-- audit asks whether a round earned once (I8).
create table loyalty.earning (
  provider text not null,
  round_ref text not null,
  player_id bigint not null,
  stake_units bigint not null,
  points bigint not null,
  coins bigint not null,
  at timestamptz not null,
  -- Its place in the history, among the rows of loyalty.entry.
  entry_id bigint not null default nextval('loyalty.entry_id_seq'),
  game_id bigint not null,
  -- What it was when it was earned, where some of it was taken back since.
  was_stake_units bigint,
  was_points bigint,
  was_coins bigint,
  primary key (player_id, at, provider, round_ref) include (points, entry_id),
  check (num_nonnulls(was_stake_units, was_points, was_coins) in (0, 3))
);
grant select, insert on loyalty.earning to casino_app;
grant update (stake_units, points, coins, was_stake_units, was_points, was_coins) on loyalty.earning to casino_app;

-- What a player's rounds earned on each day (UTC), less what was taken back: a year of it is a sum of days and not of
-- rounds.
create table loyalty.day (
  player_id bigint not null,
  day date not null,
  points bigint not null,
  primary key (player_id, day)
);
grant select, insert on loyalty.day to casino_app;
grant update (points) on loyalty.day to casino_app;

-- Coins that became money: units of 10⁻⁵ euro, whole cents.
create table loyalty.redemption (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  coins bigint not null check (coins > 0),
  paid bigint not null check (paid > 0 and paid % 1000 = 0),
  at timestamptz not null
);
create index redemption_of_player on loyalty.redemption (player_id);
grant select, insert on loyalty.redemption to casino_app;

-- Points and coins that two operators gave or took: one proposes, another confirms.
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
grant select, insert on loyalty.correction to casino_app;
grant update (ended_as, ended_by, ended_at) on loyalty.correction to casino_app;

-- Points that a player won in something that another module runs, by that module's own numbers. They are the player's
-- at once: nothing of them is claimed.
create table loyalty.prize (
  id bigint generated always as identity primary key,
  giver text not null,
  ref bigint not null,
  player_id bigint not null,
  points bigint not null check (points > 0),
  -- What it was won in, as its winner reads it.
  name jsonb not null,
  at timestamptz not null,
  -- A bet that counted for it was refunded, and a person decides.
  disputed_at timestamptz,
  -- Who proposed to take it back, and why; another person does it.
  refusal_by text,
  refusal_why text,
  refused_at timestamptz,
  unique (giver, ref),
  check (disputed_at is null or refused_at is null),
  check ((refusal_by is null) = (refusal_why is null) and (refused_at is null or refusal_by is not null))
);
create index prize_of_player on loyalty.prize (player_id, at);
create index prize_disputed on loyalty.prize (disputed_at) where disputed_at is not null;
grant select, insert on loyalty.prize to casino_app;
grant update (disputed_at, refusal_by, refusal_why, refused_at) on loyalty.prize to casino_app;
