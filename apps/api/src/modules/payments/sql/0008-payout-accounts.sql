-- Where players let themselves be paid: an account is one row for its player, however often they remove and add it.
create table payments.payout_account (
  id text primary key check (length(id) between 1 and 35),
  player_id bigint not null,
  iban text not null,
  added_at timestamptz not null,
  -- A new account waits; and one that nothing has arrived at waits again after a new password or a new address.
  usable_from timestamptz not null,
  removed_at timestamptz,
  unique (player_id, iban)
);
-- For who else has it.
create index payout_account_iban on payments.payout_account (iban);
grant select, insert on payments.payout_account to casino_app;
grant update (added_at, usable_from, removed_at) on payments.payout_account to casino_app;

-- Whoever was paid at an account before this has it saved, and it waits for nothing; what was only asked for waits a day.
insert into payments.payout_account (id, player_id, iban, added_at, usable_from)
select 'A-' || replace(gen_random_uuid()::text, '-', ''), player_id, iban, min(created_at),
  min(created_at) + case when bool_or(status = 'received') then interval '0' else interval '24 hours' end
from payments.withdrawal where status not in ('rejected', 'failed')
group by player_id, iban;
