-- A player gives a bonus up without a withdrawal (docs/decisions/0065).
alter table bonuses.bonus drop constraint bonus_ended_as_check;
alter table bonuses.bonus add constraint bonus_ended_as_check
  check (ended_as in ('converted', 'spent', 'expired', 'withdrawn', 'givenUp', 'depositReturned', 'left', 'cancelled'));
