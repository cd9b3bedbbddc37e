-- How many hours a player's raises wait, where they chose longer than the default; null: the default.
alter table limits.player
  add column cooldown_hours smallint check (cooldown_hours > 0),
  -- When they last set a reality check: the login time that their pages show begins again then.
  add column login_time_reset_at timestamptz;
grant update (cooldown_hours, login_time_reset_at) on limits.player to casino_app;

-- Breaks, exclusions, reality checks and the cooldown period stand among the requests: days (-1 for ever), minutes, hours.
alter table limits.request
  add column hours smallint check (hours > 0),
  add column days smallint check (days > 0 or days = -1),
  drop constraint request_type_check,
  add constraint request_type_check check (type in ('dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit',
    'dailyLossLimit', 'weeklyLossLimit', 'monthlyLossLimit', 'dailyDepositLimit', 'weeklyDepositLimit',
    'monthlyDepositLimit', 'regulatoryWeeklyDepositLimit', 'sessionTime', 'realityCheck', 'cooldownPeriod', 'takeABreak',
    'selfExclusion')),
  drop constraint request_unit_check,
  add constraint request_unit_check check (
    (cents is null or type not in ('sessionTime', 'realityCheck', 'cooldownPeriod', 'takeABreak', 'selfExclusion'))
    and (minutes is null or type in ('sessionTime', 'realityCheck'))
    and (hours is null or type = 'cooldownPeriod')
    and (days is null or type in ('takeABreak', 'selfExclusion')));

-- It answers one more column now; its file makes it anew.
drop function if exists limits.shown_of(bigint, timestamptz);
