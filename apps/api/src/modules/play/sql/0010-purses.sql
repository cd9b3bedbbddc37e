-- What is called so from now on is one of them.
alter domain play.purse rename to purse_kind;
alter domain play.purse_kind drop constraint purse_check;
alter domain play.purse_kind add constraint purse_kind_check check (value in ('cash', 'bonus', 'credit'));

-- What a game session may play with beside cash (docs/decisions/0064): a bonus, which is played after cash, or the CREDIT of one
-- tournament entry. Whoever gives it has a number of their own for it; the same number twice is the same purse.
create table play.purse (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('bonus', 'credit')),
  giver text not null check (giver <> ''),
  giver_number bigint not null,
  -- From then on bets are refused. What was staked before may still win, and be taken back.
  ends_at timestamptz not null,
  -- Of one bet, 10⁻⁵ of its asset; null: any.
  largest_stake bigint check (largest_stake > 0),
  -- The games that may be played with it; null: all.
  game_codes text[],
  opened_at timestamptz not null,
  -- What was put into it, and what was taken out of it when and after it was closed, 10⁻⁵ of its asset.
  granted bigint not null default 0 check (granted >= 0),
  taken bigint not null default 0,
  closed_at timestamptz,
  -- Whose is what it holds when it is closed, and what comes back to it later.
  closed_to text check (closed_to in ('player', 'house')),
  unique (giver, giver_number),
  constraint purse_end_is_whole check (num_nulls(closed_at, closed_to) in (0, 2)),
  constraint purse_of_credit_is_no_money check (kind <> 'credit' or closed_to <> 'player')
);
-- All bonuses of a player would lie in one account: there is one at a time.
create unique index purse_bonus on play.purse (player_id) where kind = 'bonus' and closed_at is null;
create index purse_of_player on play.purse (player_id);
grant select, insert on play.purse to casino_app;
grant update (granted, taken, closed_at, closed_to) on play.purse to casino_app;

-- Which purse, where it is not cash. No foreign key: every bet would pay for it, and the audit compares.
alter table play.session drop constraint session_purse_check, alter column purse type play.purse_kind,
  add column purse_id bigint, add constraint session_purse_is_whole check ((purse = 'cash') = (purse_id is null));
alter table play.transaction add column purse_id bigint;
alter table play.round add column purse_id bigint,
  -- The part of stake and win that was not cash.
  add column other_stake bigint not null default 0, add column other_win bigint not null default 0;
grant update (other_stake, other_win) on play.round to casino_app;

-- What a purse holds: cash, and what is not.
create type play.held as (cash bigint, other bigint);

-- They answer and take something else now; their files make them anew.
drop function if exists play.place_bet, play.pay_win, play.roll_back, play.record;
