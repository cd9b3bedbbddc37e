-- The four pools of the casino (docs/jackpots.md). Their money is in the ledger.
-- Amounts are units of 10⁻⁵ euro; what is called parts is millionths of those.
create schema jackpots;
grant usage on schema jackpots to casino_app;

create domain jackpots.jackpot as text check (value in ('threeHour', 'hitTheTarget', 'anyTime', 'bigWin'));
-- Every round keeps two, and a repetition that is counted (`{64}`) takes PostgreSQL eight microseconds, ten times this
-- rule.
create domain jackpots.hash as text check (octet_length(value) = 64 and value !~ '[^0-9a-f]');

-- What the seeds of a pool's cycles are made of, once and for ever, sealed by an identity key.
create table jackpots.source (
  jackpot jackpots.jackpot primary key,
  sealed bytea not null,
  -- What voided bets of cycles that were over had shared: paid from the reserve, whole units of it.
  restored_parts bigint not null default 0 check (restored_parts >= 0)
);
grant select, insert on jackpots.source to casino_app;
grant update (restored_parts) on jackpots.source to casino_app;

-- The seals of cycles, published long before they begin.
create table jackpots.seal (
  jackpot jackpots.jackpot not null,
  cycle integer not null check (cycle > 0),
  seal jackpots.hash not null,
  published_at timestamptz not null,
  primary key (jackpot, cycle)
);
grant select, insert on jackpots.seal to casino_app;

create table jackpots.cycle (
  id bigint generated always as identity primary key,
  jackpot jackpots.jackpot not null,
  number integer not null,
  -- As it began: what it is played by, after which item, and the window it began in.
  terms jsonb not null,
  since bigint not null,
  -- The head of the chain after that item: with it anybody can check this cycle without those before.
  began_head jackpots.hash not null,
  began_at timestamptz not null,
  began_window jsonb,
  -- What the casino put in, and what the cycle before left.
  seeded bigint not null check (seeded >= 0),
  carried_parts bigint not null check (carried_parts >= 0),
  -- Its sums so far.
  bets integer not null default 0,
  shared_parts bigint not null default 0,
  returned_parts bigint not null default 0,
  dropped_parts bigint not null default 0,
  parts bigint not null
    generated always as (seeded * 1000000 + carried_parts + shared_parts - returned_parts - dropped_parts) stored
    check (parts >= 0),
  "window" jsonb,
  -- The number of the item that ended it, when, and the seed it was drawn by, opened then.
  last bigint,
  ended_at timestamptz,
  seed jackpots.hash,
  unique (jackpot, number),
  foreign key (jackpot, number) references jackpots.seal (jackpot, cycle),
  check ((jackpot = 'threeHour') = ("window" is not null) and (jackpot = 'threeHour') = (began_window is not null)),
  check (num_nonnulls(last, ended_at, seed) in (0, 3)),
  check (last > since)
);
create unique index cycle_running on jackpots.cycle (jackpot) where last is null;
create index cycle_since on jackpots.cycle (jackpot, since);
grant select, insert on jackpots.cycle to casino_app;
grant update (bets, shared_parts, returned_parts, dropped_parts, "window", last, ended_at,
  seed) on jackpots.cycle to casino_app;

-- Everything that touches a pool, in the order of the event log. `ref` is what everybody may see of a bet or a round.
create table jackpots.item (
  number bigint primary key check (number > 0),
  kind text not null check (kind in ('bet', 'win', 'void', 'window')),
  ref jackpots.hash,
  player_id bigint,
  provider text,
  round_ref text,
  uuid text,
  game_id bigint,
  stake bigint check (stake >= 0),
  win bigint check (win >= 0),
  at timestamptz not null,
  -- Of a void, the item of its bet.
  bet bigint,
  -- Of a window, when it ends and what it is expected to be staked.
  ends_at timestamptz,
  expected bigint,
  -- A robot's bet fills the pools and wins nothing; its item says so, in the chain too.
  is_eligible boolean not null default true,
  check (kind <> 'bet' or num_nulls(ref, player_id, provider, round_ref, uuid, game_id, stake) = 0),
  check (kind <> 'win' or num_nulls(ref, player_id, provider, round_ref, game_id, stake, win) = 0),
  check (kind <> 'void' or num_nulls(bet, stake) = 0),
  check (kind <> 'window' or num_nulls(ends_at, expected) = 0)
);
-- A bet is written once and rarely looked for, and who looks knows its player: it is found among their items.
create index item_of_player on jackpots.item (player_id, number) where player_id is not null;
create unique index item_void on jackpots.item (bet) where kind = 'void';
grant select, insert on jackpots.item to casino_app;

-- The head of the chain after the last item of each batch, published with it.
create table jackpots.head (
  number bigint primary key,
  head jackpots.hash not null,
  published_at timestamptz not null
);
grant select, insert on jackpots.head to casino_app;

-- What a batch moved in the ledger for a pool, beside what was won: one movement of each that is not 0.
create table jackpots.booking (
  jackpot jackpots.jackpot not null,
  until bigint not null references jackpots.head (number),
  seeded bigint not null default 0 check (seeded >= 0),
  shared bigint not null default 0 check (shared >= 0),
  returned bigint not null default 0 check (returned >= 0),
  restored bigint not null default 0 check (restored >= 0),
  primary key (jackpot, until)
);
grant select, insert on jackpots.booking to casino_app;

-- A drop. How it ends once it is won is kept in `prizes`.
create table jackpots.win (
  id bigint generated always as identity primary key,
  cycle_id bigint not null references jackpots.cycle (id),
  item bigint not null references jackpots.item (number),
  player_id bigint not null,
  parts bigint not null check (parts > 0),
  -- What left the pool, and what is paid: whole cents, rounded up by the casino.
  from_pool bigint not null check (from_pool >= 0),
  paid bigint not null check (paid >= from_pool and paid % 1000 = 0),
  won_at timestamptz not null,
  unique (cycle_id, item)
);
create index win_of_player on jackpots.win (player_id, id);
grant select, insert on jackpots.win to casino_app;

-- Three hours UTC, and what was staked in them.
create table jackpots."window" (
  ends_at timestamptz primary key,
  expected bigint not null check (expected > 0),
  staked bigint not null default 0
);
grant select, insert on jackpots."window" to casino_app;
grant update (staked) on jackpots."window" to casino_app;
