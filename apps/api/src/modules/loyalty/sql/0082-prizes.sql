-- Points that a player won in something that another noun plays, by that noun's own numbers. Thousandths. They are the player's
-- at once: nothing of them is claimed.
create table loyalty.prize (
  id bigint generated always as identity primary key,
  giver text not null,
  ref bigint not null,
  player_id bigint not null,
  points bigint not null check (points > 0),
  -- What it was won in, as its winner reads it.
  name jsonb not null,
  at timestamptz not null,
  -- A bet that counted for it was given back, and a person decides.
  disputed_at timestamptz,
  -- Who would take it back, and why; another person does it.
  refusal_by text,
  refusal_why text,
  refused_at timestamptz,
  unique (giver, ref),
  check (disputed_at is null or refused_at is null),
  check ((refusal_by is null) = (refusal_why is null) and (refused_at is null or refusal_by is not null))
);
create index prize_of_player on loyalty.prize (player_id, at);
create index prize_disputed on loyalty.prize (disputed_at) where disputed_at is not null;

grant select, insert on loyalty.prize to casino_app;
grant update (disputed_at, refusal_by, refusal_why, refused_at) on loyalty.prize to casino_app;

alter table loyalty.entry drop constraint entry_cause_check;
alter table loyalty.entry
  add check (cause in ('round', 'void', 'annulment', 'redemption', 'correction', 'prize', 'prizeTakenBack')),
  -- What a prize was won in; nothing else has a name.
  add name jsonb,
  add check ((name is not null) = (cause in ('prize', 'prizeTakenBack')));
