-- The four pools of the house (docs/jackpots.md). Their money stands in the ledger; here is what is drawn, and by what.
-- Amounts are units of 10⁻⁵ euro; what is called parts is millionths of those.
create schema jackpots;
grant usage on schema jackpots to casino_app;

create domain jackpots.jackpot as text check (value in ('threeHour', 'hitTheTarget', 'anyTime', 'bigWin'));
create domain jackpots.hash as text check (value ~ '^[0-9a-f]{64}$');

-- What the seeds of a pool's cycles are made of, once and for ever, sealed by an identity key.
create table jackpots.source (
  jackpot jackpots.jackpot primary key,
  sealed bytea not null,
  -- What voided bets of cycles that were over had shared: paid from the reserve, whole units of it.
  restored_parts bigint not null default 0 check (restored_parts >= 0)
);

-- The seals of cycles, published long before they begin.
create table jackpots.seal (
  jackpot jackpots.jackpot not null,
  cycle integer not null check (cycle > 0),
  seal jackpots.hash not null,
  published_at timestamptz not null,
  primary key (jackpot, cycle)
);

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
  -- What the house put in, and what the cycle before left.
  seeded bigint not null check (seeded >= 0),
  carried_parts bigint not null check (carried_parts >= 0),
  -- As it stands.
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
  check (kind <> 'bet' or num_nulls(ref, player_id, provider, round_ref, uuid, game_id, stake) = 0),
  check (kind <> 'win' or num_nulls(ref, player_id, provider, round_ref, game_id, stake, win) = 0),
  check (kind <> 'void' or num_nulls(bet, stake) = 0),
  check (kind <> 'window' or num_nulls(ends_at, expected) = 0)
);
create unique index item_bet on jackpots.item (provider, uuid) where kind = 'bet';
create index item_round on jackpots.item (provider, player_id, round_ref) where kind = 'bet';
create index item_of_player on jackpots.item (player_id, number) where player_id is not null;
create unique index item_void on jackpots.item (bet) where kind = 'void';

-- The head of the chain after the last item of each batch, published with it.
create table jackpots.head (
  number bigint primary key,
  head jackpots.hash not null,
  published_at timestamptz not null
);

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

-- A drop. Disputed: its bet was voided, and a person decides.
create table jackpots.win (
  id bigint generated always as identity primary key,
  cycle_id bigint not null references jackpots.cycle (id),
  item bigint not null references jackpots.item (number),
  player_id bigint not null,
  parts bigint not null check (parts > 0),
  -- What left the pool, and what is paid: whole cents, rounded up by the house.
  from_pool bigint not null check (from_pool >= 0),
  paid bigint not null check (paid >= from_pool and paid % 1000 = 0),
  won_at timestamptz not null,
  -- Claimed by its player, or credited after a week.
  settled_at timestamptz,
  settled_as text check (settled_as in ('claimed', 'credited')),
  disputed_at timestamptz,
  -- Who would take it back, and why; another person does it.
  refusal_by text,
  refusal_why text,
  refused_at timestamptz,
  unique (cycle_id, item),
  check ((settled_at is null) = (settled_as is null)),
  check ((refusal_by is null) = (refusal_why is null) and (refused_at is null or refusal_by is not null))
);
create index win_of_player on jackpots.win (player_id, id);
create index win_unsettled on jackpots.win (won_at) where settled_at is null and refused_at is null;
create index win_disputed on jackpots.win (disputed_at) where disputed_at is not null;

-- Three hours UTC, and what was staked in them.
create table jackpots."window" (
  ends_at timestamptz primary key,
  expected bigint not null check (expected > 0),
  staked bigint not null default 0
);

grant select, insert on jackpots.source, jackpots.seal, jackpots.cycle, jackpots.item, jackpots.head, jackpots.booking,
  jackpots.win, jackpots."window" to casino_app;
grant update (restored_parts) on jackpots.source to casino_app;
grant update (bets, shared_parts, returned_parts, dropped_parts, "window", last, ended_at, seed) on jackpots.cycle to casino_app;
grant update (settled_at, settled_as, disputed_at, refusal_by, refusal_why, refused_at) on jackpots.win to casino_app;
grant update (staked) on jackpots."window" to casino_app;
