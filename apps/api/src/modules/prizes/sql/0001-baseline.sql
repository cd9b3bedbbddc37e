-- What players have won, whichever module gave it, and how it ended. The money is in the ledger, in an account of the
-- player. Amounts are units of 10⁻⁵ euro.
create schema prizes;
grant usage on schema prizes to casino_app;

create table prizes.prize (
  id bigint generated always as identity primary key,
  -- The module that gave it, and its number there.
  giver text not null,
  ref bigint not null,
  player_id bigint not null,
  amount bigint not null check (amount > 0 and amount % 1000 = 0),
  -- The player's account in which it lies until then, and the casino's to which it goes if it was not won after all.
  lies_in text not null,
  goes_back_to text not null,
  won_at timestamptz not null,
  claim_until timestamptz not null,
  -- Claimed by its player, or credited when its time was over.
  settled_at timestamptz,
  settled_as text check (settled_as in ('claimed', 'credited')),
  -- Its bet was refunded, and a person decides.
  disputed_at timestamptz,
  -- Who proposed to take it back, and why; another person does it.
  refusal_by text,
  refusal_why text,
  refused_at timestamptz,
  unique (giver, ref),
  check ((settled_at is null) = (settled_as is null)),
  check ((refusal_by is null) = (refusal_why is null) and (refused_at is null or refusal_by is not null))
);
create index prize_of_player on prizes.prize (player_id, id);
create index prize_unclaimed on prizes.prize (claim_until)
  where settled_at is null and refused_at is null and disputed_at is null;
create index prize_disputed on prizes.prize (disputed_at) where disputed_at is not null;
grant select, insert on prizes.prize to casino_app;
grant update (settled_at, settled_as, disputed_at, refusal_by, refusal_why, refused_at) on prizes.prize to casino_app;
