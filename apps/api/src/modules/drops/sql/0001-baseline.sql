-- Prize drops: campaigns of equal blocks, each with its prizes, which bets draw. Their money is in the ledger. Amounts
-- are units of 10⁻⁵ euro.
create schema drops;
grant usage on schema drops to casino_app;

-- What the seeds of all blocks are made of, once and for ever, sealed by an identity key.
create table drops.source (
  id integer primary key check (id = 1),
  sealed bytea not null
);
grant select, insert on drops.source to casino_app;

create table drops.campaign (
  id bigint generated always as identity primary key,
  name jsonb not null,
  begins_at timestamptz not null,
  block_minutes integer not null check (block_minutes > 0),
  blocks integer not null check (blocks > 0),
  -- Of each block: amounts in cents, and how many there are of each.
  prizes jsonb not null,
  -- Of all its blocks: what is reserved when it is published.
  total bigint not null check (total > 0 and total % 1000 = 0),
  -- What each block is expected to be staked, and the least stake that takes part.
  expected bigint not null check (expected > 0),
  least_stake bigint not null check (least_stake > 0),
  -- The games that take part; null: every game.
  games integer[],
  state text not null default 'draft' check (state in ('draft', 'published', 'stopping', 'stopped', 'over')),
  -- What a bet is expected to win of it at most, in millionths of its stake.
  added_ppm integer check (added_ppm > 0)
);
grant select, insert on drops.campaign to casino_app;
grant update (state) on drops.campaign to casino_app;

-- What operators did with a campaign, and why.
create table drops.act (
  campaign_id bigint not null references drops.campaign (id),
  act text not null check (act in ('created', 'published', 'stopped')),
  by text not null,
  why text not null,
  at timestamptz not null,
  primary key (campaign_id, act)
);
grant select, insert on drops.act to casino_app;

create table drops.block (
  campaign_id bigint not null references drops.campaign (id),
  number integer not null check (number > 0),
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  -- Its end was announced, and the drawing has passed it.
  told_at timestamptz,
  closed_at timestamptz,
  -- What took part.
  bets integer not null default 0,
  staked bigint not null default 0,
  primary key (campaign_id, number)
);
create index block_open on drops.block (begins_at) where closed_at is null;
create index block_untold on drops.block (ends_at) where told_at is null and closed_at is null;
grant select, insert on drops.block to casino_app;
grant update (told_at, closed_at, bets, staked) on drops.block to casino_app;

-- Every bet that took part, in the order of the event log: with it a block can be drawn again. A bet is written once
-- and rarely looked for: one index serves every search. It is looked for in its block: by its number, to be drawn
-- again; by its player, who is known wherever a prize, a refund or a person's own bets ask for it. No foreign keys:
-- they would lock the block for every bet, and the audit compares that numbers have no gap and no double and that a
-- prize is of a bet (I17, I18).
create table drops.entry (
  campaign_id bigint not null,
  block integer not null,
  number integer not null check (number > 0),
  player_id bigint not null,
  provider text not null,
  uuid text not null,
  round_ref text not null,
  game_id bigint not null,
  stake bigint not null check (stake > 0),
  -- When the bet was accepted.
  at timestamptz not null,
  primary key (campaign_id, block, player_id, number)
);
grant select, insert on drops.entry to casino_app;

-- A prize, in its block or in the one that it was carried on to. How it ends once it is won is kept in `prizes`.
create table drops.prize (
  id bigint generated always as identity primary key,
  campaign_id bigint not null,
  block integer not null,
  amount bigint not null check (amount > 0 and amount % 1000 = 0),
  -- Whose it is, by which bet of the block, and since when.
  player_id bigint,
  entry integer,
  won_at timestamptz,
  -- Won by nobody: the casino has it back.
  returned_at timestamptz,
  unique (campaign_id, block, entry),
  foreign key (campaign_id, block) references drops.block (campaign_id, number),
  check (num_nonnulls(player_id, entry, won_at) in (0, 3)),
  check (returned_at is null or player_id is null)
);
create index prize_left on drops.prize (campaign_id, block, id) where player_id is null and returned_at is null;
create index prize_of_player on drops.prize (player_id, won_at) where player_id is not null;
create index prize_won on drops.prize (won_at) where player_id is not null;
grant select, insert on drops.prize to casino_app;
grant update (block, player_id, entry, won_at, returned_at) on drops.prize to casino_app;
