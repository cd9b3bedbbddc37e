-- What a player allows themselves: stakes, losses and deposits in a day, a week, a month of the Belgian calendar, cents;
-- null where they set none. `weekly_deposit_cents` is something else: what the authority granted beyond the statutory week.
alter table limits.player
  add column own_daily_bet_cents bigint check (own_daily_bet_cents > 0),
  add column own_weekly_bet_cents bigint check (own_weekly_bet_cents > 0),
  add column own_monthly_bet_cents bigint check (own_monthly_bet_cents > 0),
  add column own_daily_loss_cents bigint check (own_daily_loss_cents > 0),
  add column own_weekly_loss_cents bigint check (own_weekly_loss_cents > 0),
  add column own_monthly_loss_cents bigint check (own_monthly_loss_cents > 0),
  add column own_daily_deposit_cents bigint check (own_daily_deposit_cents > 0),
  add column own_weekly_deposit_cents bigint check (own_weekly_deposit_cents > 0),
  add column own_monthly_deposit_cents bigint check (own_monthly_deposit_cents > 0),
  -- Whether a bet has more to ask than the gate.
  add column limits_bets boolean not null generated always as (num_nonnulls(own_daily_bet_cents, own_weekly_bet_cents,
    own_monthly_bet_cents, own_daily_loss_cents, own_weekly_loss_cents, own_monthly_loss_cents) > 0) stored;
grant update (own_daily_bet_cents, own_weekly_bet_cents, own_monthly_bet_cents, own_daily_loss_cents,
  own_weekly_loss_cents, own_monthly_loss_cents, own_daily_deposit_cents, own_weekly_deposit_cents,
  own_monthly_deposit_cents) on limits.player to casino_app;
alter type limits.standing add attribute limits_bets boolean;

-- What a player staked and won in the day, week and month of their latest bet, 10⁻⁵ euro: one row each, written under
-- the lock of their balance. Periods are named by their first day, and the application's calendar says them: the database
-- may live in another time zone, or know other rules of one. Kept for everybody, so that a limit that is set counts what was used before it.
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

-- The days before the one that is running. A win, or a bet taken back, counts on the day of its bet.
create table limits.usage (
  player_id bigint not null,
  day date not null,
  stake bigint not null,
  win bigint not null,
  primary key (player_id, day)
);
grant select, insert, update on limits.running, limits.usage to casino_app;

-- What a player asked of a limit of their own, and what came of it. Statuses as the specification numbers them:
-- 1 it holds or held · 2 it waits, then for a yes · 4 cancelled. One that nobody confirmed in time is 5 to whoever reads it.
create table limits.request (
  id bigint generated always as identity primary key,
  player_id bigint not null references limits.player,
  type text not null check (type in ('dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit', 'dailyLossLimit',
    'weeklyLossLimit', 'monthlyLossLimit', 'dailyDepositLimit', 'weeklyDepositLimit', 'monthlyDepositLimit')),
  -- Null: none any more.
  cents bigint check (cents > 0),
  status smallint not null check (status in (1, 2, 4, 5)),
  requested_at timestamptz not null,
  -- Until when a raise waits; null for what held at once.
  cools_until timestamptz,
  effective_at timestamptz,
  -- When its player was told that it can be confirmed.
  told_at timestamptz,
  check ((status = 1) = (effective_at is not null)),
  check (cools_until is not null or status = 1)
);
create index request_of_player on limits.request (player_id, id);
create unique index one_waits on limits.request (player_id, type) where status = 2;
grant select, insert on limits.request to casino_app;
create index request_waiting on limits.request (cools_until) where status = 2;
grant update (status, effective_at, told_at) on limits.request to casino_app;
