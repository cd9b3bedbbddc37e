-- Generated from chart.ts by chart.test.ts (`vitest run chart.test.ts -u` regenerates it). Do not edit.
-- Whether an account has a row in wallet.balance and may not fall below zero.
create or replace function wallet.is_kept(account text) returns boolean
language sql immutable parallel safe as $$ select account like 'player:%' or account like 'pool:%' or account like 'campaign:%' or account like 'quest:%' or account like 'tournament:%' $$;
