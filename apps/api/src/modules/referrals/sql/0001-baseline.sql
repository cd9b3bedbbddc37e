-- Who invited whom, how far the friend is, and what was given for it. Only we know whose a
-- code is and who knows whom; a referrer reads no more than how far a friend is. Amounts are units of 10⁻⁵ euro.
create schema referrals;
grant usage on schema referrals to casino_app;

-- The code in a player's link; it does not tell whose it is.
create table referrals.code (
  player_id bigint primary key,
  code text not null unique,
  made_at timestamptz not null
);
grant select, insert on referrals.code to casino_app;

create table referrals.referral (
  id bigint generated always as identity primary key,
  referrer_id bigint not null,
  -- Whom an account belongs to is decided when it is opened, once.
  friend_id bigint not null unique,
  registered_at timestamptz not null,
  -- What was promised then; a setting that changes later changes none of it.
  least_deposits bigint not null check (least_deposits > 0),
  least_stakes bigint not null check (least_stakes > 0),
  reward bigint not null check (reward > 0 and reward % 1000 = 0),
  wait_hours integer not null check (wait_hours >= 0),
  ends_at timestamptz not null check (ends_at > registered_at),
  -- How far the friend is: only what happened before `ends_at` counts.
  verified_at timestamptz,
  deposits bigint not null default 0,
  stakes bigint not null default 0,
  -- Everything was there, and the reward is given from then on.
  qualified_at timestamptz,
  pay_from timestamptz,
  rewarded_at timestamptz,
  claim_until timestamptz,
  rejected_at timestamptz,
  reason text check (reason in ('samePerson', 'sameAddress', 'sameIban', 'sameCard', 'sameDevice', 'sameNetwork', 'ring', 'excluded',
    'closed', 'declined', 'annulled', 'referrerExcluded', 'referrerClosed', 'chargedBack', 'tooLate', 'monthlyCap', 'everCap',
    'operator')),
  -- Two operators let it count, whatever the rules would have said.
  allowed_at timestamptz,
  -- An account is newer than the one whose link it was opened by: nobody can invite somebody by whom they were invited.
  check (friend_id > referrer_id),
  check ((qualified_at is null) = (pay_from is null)),
  check ((rejected_at is null) = (reason is null)),
  check ((rewarded_at is null) = (claim_until is null)),
  check (rewarded_at is null or (rejected_at is null and qualified_at is not null)),
  check (qualified_at is null or allowed_at is not null
    or (verified_at is not null and deposits >= least_deposits and stakes >= least_stakes))
);
create index referral_of_referrer on referrals.referral (referrer_id, id);
create index referral_to_pay on referrals.referral (pay_from)
  where pay_from is not null and rewarded_at is null and rejected_at is null;
create index referral_to_end on referrals.referral (ends_at)
  where qualified_at is null and rejected_at is null;
create index referral_rejected on referrals.referral (rejected_at) where rejected_at is not null;
grant select, insert on referrals.referral to casino_app;
grant update (verified_at, deposits, stakes, qualified_at, pay_from, rewarded_at, claim_until, rejected_at, reason,
  allowed_at) on referrals.referral to casino_app;

-- What operators did about a referral, and why.
create table referrals.act (
  id bigint generated always as identity primary key,
  referral_id bigint not null references referrals.referral (id),
  act text not null check (act in ('rejected', 'proposed', 'allowed')),
  by text not null,
  why text not null,
  at timestamptz not null
);
create index act_of_referral on referrals.act (referral_id, id);
grant select, insert on referrals.act to casino_app;
