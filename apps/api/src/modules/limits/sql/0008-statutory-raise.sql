-- More than the statutory week: asked by a player, decided by the authority. Its requests stand among the others, so that
-- a page of them is one statement. Status 0: pending, up to the instant from which it holds · 3: the authority refused.
alter table limits.request
  drop constraint request_type_check,
  drop constraint request_status_check,
  add constraint request_type_check check (type in ('dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit',
    'dailyLossLimit', 'weeklyLossLimit', 'monthlyLossLimit', 'dailyDepositLimit', 'weeklyDepositLimit',
    'monthlyDepositLimit', 'regulatoryWeeklyDepositLimit')),
  add constraint request_status_check check (status in (0, 1, 2, 3, 4, 5)),
  add constraint request_authority_check check (status not in (0, 3) or type = 'regulatoryWeeklyDepositLimit');
create unique index one_raise_pends on limits.request (player_id) where status = 0;
create index raise_pending on limits.request (requested_at) where status = 0;
create index player_granted on limits.player (player_id) where weekly_deposit_cents is not null;

-- What the authority knows of a request to raise.
create table limits.authority_case (
  request_id bigint primary key references limits.request,
  -- Since when the authority has it, and how it calls it; null: it must be asked still.
  acknowledged_at timestamptz,
  case_id text,
  approved_at timestamptz,
  check ((acknowledged_at is null) = (case_id is null))
);

-- What the Commission must hear of, until it has said that it has.
create table limits.report (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('raised', 'lowered', 'givenBack', 'revoked', 'refused', 'withdrawn', 'closed')),
  -- The request that it is about; null for an account that is closed.
  request_id bigint references limits.request,
  -- The limit that holds since; null: the statutory one.
  cents bigint check (cents > 0),
  at timestamptz not null,
  acknowledged_at timestamptz,
  -- Each thing that happens to a request happens once, and an account is closed for ever once.
  unique nulls not distinct (player_id, kind, request_id)
);
create index report_waiting on limits.report (id) where acknowledged_at is null;

-- When the authority last said whom its monthly check has found; one row.
create table limits.recheck (
  one boolean primary key default true check (one),
  heard_at timestamptz not null
);

grant select, insert on limits.authority_case, limits.report, limits.recheck to casino_app;
grant update (acknowledged_at, case_id, approved_at) on limits.authority_case to casino_app;
grant update (acknowledged_at) on limits.report to casino_app;
grant update (heard_at) on limits.recheck to casino_app;
