-- All that the gate and the limits of a bet look at, read at once.
create type limits.standing as (
  status text,
  register text,
  email_verified_at timestamptz,
  kyc_status text,
  reason text,
  excluded_until timestamptz,
  break_until timestamptz,
  largest_stake_units bigint
);
