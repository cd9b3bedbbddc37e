-- The longest session that a player allows themselves, minutes; null: none set. Of the session that runs, on all their
-- devices: when it began, until when rounds may begin in it, and from when a log-in begins another.
alter table limits.player
  add column session_minutes smallint check (session_minutes > 0),
  add column session_began_at timestamptz,
  add column session_ends_at timestamptz,
  add column session_rests_until timestamptz,
  add constraint session_whole check (num_nulls(session_minutes, session_ends_at, session_rests_until) in (0, 3)),
  add constraint session_begun check (session_minutes is null or session_began_at is not null);
grant update (session_minutes, session_began_at, session_ends_at, session_rests_until) on limits.player to casino_app;
alter type limits.standing add attribute session_ends_at timestamptz;
alter type limits.standing add attribute session_rests_until timestamptz;

-- Its requests stand among the others; what is asked for is minutes, null for none any more.
alter table limits.request
  add column minutes smallint check (minutes > 0),
  drop constraint request_type_check,
  add constraint request_type_check check (type in ('dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit',
    'dailyLossLimit', 'weeklyLossLimit', 'monthlyLossLimit', 'dailyDepositLimit', 'weeklyDepositLimit',
    'monthlyDepositLimit', 'regulatoryWeeklyDepositLimit', 'sessionTime')),
  add constraint request_unit_check check (case type when 'sessionTime' then cents is null else minutes is null end);
