-- A balance is shown in another currency beside the euro, and in one of which the rate is known: who had chosen none of
-- these had chosen none.
update players.player
  set wallet_settings = wallet_settings || '{"displayFiatCurrency": false, "selectedFiat": "USD"}'
  where (wallet_settings ->> 'selectedFiat' = any (array['USD', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF',
    'RON', 'TRY', 'CAD', 'AUD', 'JPY'])) is not true;

-- A player's picture, drawn anew by us. In the database, as every process shows it and a backup holds it; some 10 kB.
create table players.photo (
  player_id bigint primary key references players.player (id),
  -- The end of its address, which nobody can guess; another picture has another.
  name text not null constraint photo_name unique,
  -- WebP.
  bytes bytea not null,
  kept_at timestamptz not null
);
grant select, insert, delete on players.photo to casino_app;
grant update (name, bytes, kept_at) on players.photo to casino_app;
