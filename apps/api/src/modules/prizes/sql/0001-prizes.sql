-- What players have won and not yet claimed, whoever gave it. The money stands in the ledger, in an account of the player;
-- here is whose it is, and what became of it. Amounts are units of 10⁻⁵ euro.
create schema prizes;
grant usage on schema prizes to casino_app;

create table prizes.prize (
  id bigint generated always as identity primary key,
  -- The noun that gave it, and its number there.
  giver text not null,
  ref bigint not null,
  player_id bigint not null,
  amount bigint not null check (amount > 0 and amount % 1000 = 0),
  -- The player's account in which it lies until then, and the house's to which it goes if it was not won after all.
  lies_in text not null,
  goes_back_to text not null,
  won_at timestamptz not null,
  claim_until timestamptz not null,
  -- Claimed by its player, or credited when its time was over.
  settled_at timestamptz,
  settled_as text check (settled_as in ('claimed', 'credited')),
  -- Its bet was given back, and a person decides.
  disputed_at timestamptz,
  -- Who would take it back, and why; another person does it.
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

-- Takes over what a giver kept itself before there were prizes, as it stood; with it the giver's own migration calls it.
create function prizes.take_over(p_prize prizes.prize) returns void language sql as $$
  insert into prizes.prize (giver, ref, player_id, amount, lies_in, goes_back_to, won_at, claim_until, settled_at,
    settled_as, disputed_at, refusal_by, refusal_why, refused_at)
  values (p_prize.giver, p_prize.ref, p_prize.player_id, p_prize.amount, p_prize.lies_in, p_prize.goes_back_to,
    p_prize.won_at, p_prize.claim_until, p_prize.settled_at, p_prize.settled_as, p_prize.disputed_at,
    p_prize.refusal_by, p_prize.refusal_why, p_prize.refused_at);
$$;
