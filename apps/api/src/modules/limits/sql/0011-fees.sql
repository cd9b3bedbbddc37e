-- What left a player's cash for a chance that is no bet: an entry, or another one. It counts as a stake of the day on which
-- it was paid; amounts are units of 10⁻⁵ euro.
create table limits.fee (
  -- Its movement's, as whoever took it names it.
  id text primary key,
  player_id bigint not null,
  day date not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  -- Given back: it counts no more.
  returned_at timestamptz
);
create index fee_of_player on limits.fee (player_id, at);
grant select, insert on limits.fee to casino_app;
grant update (returned_at) on limits.fee to casino_app;
