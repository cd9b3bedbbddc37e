-- Nobody confirms what they proposed themselves, whatever asks for it.
alter table tournaments.proposal
  add constraint proposal_by_two check (ended_as is distinct from 'confirmed' or ended_by <> proposed_by);
