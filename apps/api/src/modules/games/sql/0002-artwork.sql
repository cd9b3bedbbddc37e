-- The picture that a studio supplies through its aggregator; a game without one gets a poster of ours.
alter table games.game
  -- Where the aggregator says it is.
  add column artwork_url text,
  -- Where the stored one was fetched from, and the SHA-256 of its bytes, the name of its file.
  add column artwork_source text,
  add column artwork text check (artwork ~ '^[0-9a-f]{64}$');
