-- Elite Club. Points and coins themselves stand in the ledger; here is what decides how many.
create schema loyalty;
grant usage on schema loyalty to casino_app;

-- Ranks on the points of the last 365 days (behaviour section 7). An operator may change them.
create table loyalty.level (
  level integer primary key,
  name jsonb not null,
  start_point integer not null unique,
  coin_multiplier numeric(4, 2) not null check (coin_multiplier > 0),
  benefits jsonb not null
);
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
insert into loyalty.category_weight values
  ('slots', 1), ('dice', 1), ('instant', 1), ('crash', 0.3), ('roulette', 0.3), ('blackjack', 0.3), ('live', 0.2);

-- What each settled round earned, so that a voided bet takes back exactly its share.
create table loyalty.earning (
  provider text not null,
  round_ref text not null,
  player_id bigint not null,
  stake_units bigint not null,
  -- Thousandths.
  points bigint not null,
  coins bigint not null,
  at timestamptz not null,
  primary key (provider, player_id, round_ref)
);
create index earning_of_player on loyalty.earning (player_id, at) include (points);

grant select on loyalty.level, loyalty.category_weight to casino_app;
grant select, insert, update on loyalty.earning to casino_app;
