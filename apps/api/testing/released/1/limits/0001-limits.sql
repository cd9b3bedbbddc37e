-- The gate and the limits.
create schema limits;
grant usage on schema limits to casino_app;

create table limits.player (
  player_id bigint primary key,
  -- Statutory: €200 in any 168 hours per player and site (Royal Decree of 19 June 2022).
  weekly_deposit_cents bigint not null default 20000 check (weekly_deposit_cents >= 0)
);

create table limits.deposit_use (
  order_id text primary key,
  player_id bigint not null references limits.player,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('reserved', 'used', 'released')),
  at timestamptz not null
);
create index deposit_use_of_player on limits.deposit_use (player_id, at) where state <> 'released';

grant select, insert, update on limits.player, limits.deposit_use to casino_app;
