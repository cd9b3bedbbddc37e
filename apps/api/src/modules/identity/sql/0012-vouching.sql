-- Whose identity two persons accept because the verifier cannot (docs/decisions/0055): one proposes, another reads the same.
create table identity.vouching (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- Birth date and national register number as they were read, sealed; null once nothing needs them any more.
  sealed bytea,
  -- Why, in the words of whoever proposed it. It may name somebody, so it stands here and not in the event log.
  note text not null check (note <> ''),
  proposed_by text not null,
  proposed_at timestamptz not null,
  ended_as text check (ended_as in ('confirmed', 'withdrawn')),
  ended_by text,
  ended_note text,
  ended_at timestamptz,
  constraint vouching_end_is_whole check (num_nulls(ended_as, ended_by, ended_at) in (0, 3)),
  constraint vouching_by_two check (ended_as is distinct from 'confirmed' or ended_by <> proposed_by),
  constraint vouching_is_read check ((sealed is null) <= (ended_as is not null))
);
create unique index vouching_waiting on identity.vouching (player_id) where ended_as is null;
grant select, insert on identity.vouching to casino_app;
grant update (sealed, ended_as, ended_by, ended_note, ended_at) on identity.vouching to casino_app;
