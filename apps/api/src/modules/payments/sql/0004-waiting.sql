-- What waited for a person before this raised an alarm has one from now on.
insert into kernel.alarm (kind, subject, detail, opened_at, last_seen_at)
select kind, subject, '{}', since, since from (
  select 'withdrawal.checking' as kind, id as subject, updated_at as since from payments.withdrawal where status = 'checking'
  union all
  select 'withdrawal.disputed', id, disputed_at from payments.withdrawal where dispute is not null
  union all
  select 'deposit.quarantined', id, quarantined_at from payments.deposit where quarantined_at is not null
  union all
  select 'player.flagged', id::text, raised_at from payments.risk_flag where cleared_at is null
) waiting
on conflict (kind, subject) where closed_at is null do nothing;
