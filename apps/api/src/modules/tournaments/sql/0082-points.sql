-- What a cash point tournament lets its players win may be ElitePoints. The house's prize and what entries won are thousandths of a
-- point then; nothing of them is set aside: points are made when they are given.
alter table tournaments.tournament
  add prizes_in text not null default 'cash' check (prizes_in in ('cash', 'points')),
  add check (prizes_in = 'cash' or type = 'cashPoint');
alter table tournaments.tournament alter prizes_in drop default;
