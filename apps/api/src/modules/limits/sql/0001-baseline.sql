-- The gate and the limits.
create schema limits;
grant usage on schema limits to casino_app;

create table limits.player (
  player_id bigint primary key,
  -- What the authority granted beyond the statutory week; null: the statutory limit of the settings applies.
  weekly_deposit_cents bigint check (weekly_deposit_cents >= 0),
  -- What a player may not do for a while. Infinity is for ever; an instant that has passed bars nobody.
  excluded_until timestamptz,
  break_until timestamptz,
  -- The most this player may stake with one bet, 10⁻⁵ euro; null where no such limit is set.
  largest_stake_units bigint check (largest_stake_units >= 0),
  -- The player's own limits on stakes, losses and deposits in a day, a week, a month of the Belgian calendar, cents;
  -- null where they set none.
  own_daily_bet_cents bigint check (own_daily_bet_cents > 0),
  own_weekly_bet_cents bigint check (own_weekly_bet_cents > 0),
  own_monthly_bet_cents bigint check (own_monthly_bet_cents > 0),
  own_daily_loss_cents bigint check (own_daily_loss_cents > 0),
  own_weekly_loss_cents bigint check (own_weekly_loss_cents > 0),
  own_monthly_loss_cents bigint check (own_monthly_loss_cents > 0),
  own_daily_deposit_cents bigint check (own_daily_deposit_cents > 0),
  own_weekly_deposit_cents bigint check (own_weekly_deposit_cents > 0),
  own_monthly_deposit_cents bigint check (own_monthly_deposit_cents > 0),
  -- Whether a bet has more to check than the gate.
  limits_bets boolean not null generated always as (num_nonnulls(own_daily_bet_cents, own_weekly_bet_cents,
    own_monthly_bet_cents, own_daily_loss_cents, own_weekly_loss_cents, own_monthly_loss_cents) > 0) stored,
  -- How often a player wants to be shown how long and at what they play, and until when they play without being asked
  -- again. Null: not at all.
  check_minutes smallint check (check_minutes in (30, 60, 120, 240)),
  check_due_at timestamptz,
  -- The longest session that a player allows themselves, minutes; null: none set. Of the running session, on all their
  -- devices: when it began, until when rounds may begin in it, and from when a log-in begins another.
  session_minutes smallint check (session_minutes > 0),
  session_began_at timestamptz,
  session_ends_at timestamptz,
  session_rests_until timestamptz,
  -- How a long exclusion ends: infinity, its player has not asked to return; an instant, they have, and may play from
  -- then on; null, the exclusion, if there is one, ends on its own.
  return_from timestamptz,
  -- How many hours a player's raises wait, where they chose longer than the default; null: the default.
  cooldown_hours smallint check (cooldown_hours > 0),
  -- When they last set a reality check: the login time that their pages show begins again then.
  login_time_reset_at timestamptz,
  constraint check_whole check ((check_minutes is null) = (check_due_at is null)),
  constraint session_whole check (num_nulls(session_minutes, session_ends_at, session_rests_until) in (0, 3)),
  constraint session_begun check (session_minutes is null or session_began_at is not null),
  constraint return_after_exclusion check (return_from is null or excluded_until is not null)
);
create index player_granted on limits.player (player_id) where weekly_deposit_cents is not null;
grant select, insert on limits.player to casino_app;
grant update (weekly_deposit_cents, excluded_until, break_until, own_daily_bet_cents, own_weekly_bet_cents,
  own_monthly_bet_cents, own_daily_loss_cents, own_weekly_loss_cents, own_monthly_loss_cents, own_daily_deposit_cents,
  own_weekly_deposit_cents, own_monthly_deposit_cents, check_minutes, check_due_at, session_minutes, session_began_at,
  session_ends_at, session_rests_until, return_from, cooldown_hours, login_time_reset_at) on limits.player to casino_app;

-- What the gate looks at, read at once.
create type limits.standing as (
  status text,
  register text,
  email_verified_at timestamptz,
  kyc_status text,
  reason text,
  excluded_until timestamptz,
  break_until timestamptz,
  check_due_at timestamptz,
  session_ends_at timestamptz,
  session_rests_until timestamptz,
  return_from timestamptz
);

-- What an order takes of the deposit limits. Its amount and its player never change.
create table limits.deposit_use (
  order_id text primary key,
  player_id bigint not null references limits.player,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('reserved', 'used', 'released')),
  at timestamptz not null,
  -- Until when an unfinished order keeps its headroom.
  reserved_until timestamptz
);
create index deposit_use_of_player on limits.deposit_use (player_id, at) where state <> 'released';
grant select, insert on limits.deposit_use to casino_app;
grant update (state, at) on limits.deposit_use to casino_app;

-- What a player staked and won in the day, week and month of their latest bet, 10⁻⁵ euro: one row each, written under
-- the lock of their balance. Periods are named by their first day, which the application's calendar says: the database
-- may be in another time zone. Kept for everybody, so that a limit that is set counts what was used before it.
create table limits.running (
  player_id bigint primary key,
  day date not null,
  week date not null,
  month date not null,
  day_stake bigint not null default 0,
  day_win bigint not null default 0,
  week_stake bigint not null default 0,
  week_win bigint not null default 0,
  month_stake bigint not null default 0,
  month_win bigint not null default 0
) with (fillfactor = 50);
grant select, insert, update on limits.running to casino_app;

-- The days before the one that is running. A win, or a bet that is voided, counts on the day of its bet.
create table limits.usage (
  player_id bigint not null,
  day date not null,
  stake bigint not null,
  win bigint not null,
  primary key (player_id, day)
);
grant select, insert, update on limits.usage to casino_app;

-- What left a player's cash for a chance that is no bet: an entry, or another one. It counts as a stake of the day on
-- which it was paid; 10⁻⁵ euro.
create table limits.fee (
  -- Its movement's, as the module that took it names it.
  id text primary key,
  player_id bigint not null,
  day date not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  -- Refunded: it no longer counts.
  returned_at timestamptz
);
create index fee_of_player on limits.fee (player_id, at);
grant select, insert on limits.fee to casino_app;
grant update (returned_at) on limits.fee to casino_app;

-- What a player requested of a limit, a break, an exclusion, a reality check or the cooldown period, and its outcome.
create table limits.request (
  id bigint generated always as identity primary key,
  player_id bigint not null references limits.player,
  type text not null check (type in ('dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit',
    'dailyLossLimit', 'weeklyLossLimit', 'monthlyLossLimit', 'dailyDepositLimit', 'weeklyDepositLimit',
    'monthlyDepositLimit', 'regulatoryWeeklyDepositLimit', 'sessionTime', 'realityCheck', 'cooldownPeriod', 'takeABreak',
    'selfExclusion')),
  -- What was requested, in the unit of its type; null: no limit any more.
  cents bigint check (cents > 0),
  -- As the specification numbers them: 1 it applies or applied · 2 it waits, then for a confirmation · 4 cancelled. One
  -- that nobody confirmed in time is shown as 5. Of a raise beyond the statutory week, which the authority decides:
  -- 0 pending, until it applies · 3 the authority refused.
  status smallint not null check (status in (0, 1, 2, 3, 4, 5)),
  requested_at timestamptz not null,
  -- Until when a raise waits; null for what applied at once.
  cools_until timestamptz,
  effective_at timestamptz,
  -- When its player was notified that it can be confirmed.
  told_at timestamptz,
  minutes smallint check (minutes > 0),
  hours smallint check (hours > 0),
  -- -1 for ever.
  days smallint check (days > 0 or days = -1),
  check ((status = 1) = (effective_at is not null)),
  check (cools_until is not null or status = 1),
  constraint request_authority_check check (status not in (0, 3) or type = 'regulatoryWeeklyDepositLimit'),
  constraint request_unit_check check (
    (cents is null or type not in ('sessionTime', 'realityCheck', 'cooldownPeriod', 'takeABreak', 'selfExclusion'))
    and (minutes is null or type in ('sessionTime', 'realityCheck'))
    and (hours is null or type = 'cooldownPeriod')
    and (days is null or type in ('takeABreak', 'selfExclusion')))
);
create index request_of_player on limits.request (player_id, id);
create unique index one_waits on limits.request (player_id, type) where status = 2;
create index request_waiting on limits.request (cools_until) where status = 2;
create unique index one_raise_pends on limits.request (player_id) where status = 0;
create index raise_pending on limits.request (requested_at) where status = 0;
grant select, insert on limits.request to casino_app;
grant update (status, effective_at, told_at) on limits.request to casino_app;

-- What the authority knows of a request to raise the statutory week.
create table limits.authority_case (
  request_id bigint primary key references limits.request,
  -- Since when the authority has it, and how it calls it; null: it has not been sent yet.
  acknowledged_at timestamptz,
  case_id text,
  approved_at timestamptz,
  check ((acknowledged_at is null) = (case_id is null))
);
grant select, insert on limits.authority_case to casino_app;
grant update (acknowledged_at, case_id, approved_at) on limits.authority_case to casino_app;

-- What must be reported to the Commission, until it has acknowledged it.
create table limits.report (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('raised', 'lowered', 'givenBack', 'revoked', 'refused', 'withdrawn', 'closed')),
  -- The request that it is about; null for an account that is closed.
  request_id bigint references limits.request,
  -- The limit that applies since; null: the statutory one.
  cents bigint check (cents > 0),
  at timestamptz not null,
  acknowledged_at timestamptz,
  -- Each thing that happens to a request happens once, and an account is closed for ever once.
  unique nulls not distinct (player_id, kind, request_id)
);
create index report_waiting on limits.report (id) where acknowledged_at is null;
grant select, insert on limits.report to casino_app;
grant update (acknowledged_at) on limits.report to casino_app;

-- When the authority last answered its monthly check; one row.
create table limits.recheck (
  one boolean primary key default true check (one),
  heard_at timestamptz not null
);
grant select, insert on limits.recheck to casino_app;
grant update (heard_at) on limits.recheck to casino_app;

-- What operators did for a player, and why; never changed. The reason may name somebody, so it is kept here and not in
-- the event log.
create table limits.desk_entry (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  operator text not null,
  did text not null,
  reason text not null check (reason <> ''),
  at timestamptz not null
);
create index desk_entry_of_player on limits.desk_entry (player_id, id);
grant select, insert on limits.desk_entry to casino_app;
