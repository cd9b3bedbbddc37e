-- Stakes that are annulled and given back because their player should not have been let play (docs/decisions/0052): one
-- person proposes, another confirms. What is proposed never changes; how it ended is added.
create table play.annulment (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  reason text not null check (reason in ('underAge', 'identityUnchecked', 'registerNotAsked')),
  -- Why, in the words of whoever proposed it. It may name somebody, so it stands here and not in the event log.
  note text not null check (note <> ''),
  -- The rounds that began in this time; null: from the player's first one on.
  rounds_from timestamptz,
  rounds_until timestamptz not null,
  -- What was staked and won in these rounds, 10⁻⁵ euro: the difference was lost, and is given back.
  stake bigint not null,
  win bigint not null check (win >= 0),
  proposed_by text not null,
  proposed_at timestamptz not null,
  ended_as text check (ended_as in ('confirmed', 'withdrawn')),
  ended_by text,
  -- Why a proposal was withdrawn.
  ended_note text,
  ended_at timestamptz,
  constraint annulment_gives_back check (stake > win),
  constraint annulment_end_is_whole check (num_nulls(ended_as, ended_by, ended_at) in (0, 3)),
  constraint annulment_by_two check (ended_as is distinct from 'confirmed' or ended_by <> proposed_by)
);
create unique index annulment_waiting on play.annulment (player_id) where ended_as is null;
grant select, insert on play.annulment to casino_app;
grant update (ended_as, ended_by, ended_note, ended_at) on play.annulment to casino_app;

-- Which annulment took a round; no round is taken twice. No foreign key: every bet that opens a round would pay for it, and
-- the audit compares.
alter table play.round add column annulled_in bigint;
create index round_annulled on play.round (annulled_in) where annulled_in is not null;
grant update (annulled_in) on play.round to casino_app;
