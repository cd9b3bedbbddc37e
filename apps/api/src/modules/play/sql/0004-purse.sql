-- What a game session plays with. Its token decides; rounds and messages keep which it was.
alter table play.session add column purse text not null default 'cash' check (purse in ('cash'));
alter table play.round add column purse text not null default 'cash' check (purse in ('cash'));
alter table play.transaction add column purse text not null default 'cash' check (purse in ('cash'));
-- The part of what was moved that was cash: wins and voids follow it.
alter table play.transaction add column moved_cash bigint;
update play.transaction set moved_cash = moved;
alter table play.transaction alter column moved_cash set not null;
alter table play.transaction add constraint transaction_split check (moved_cash between 0 and moved);

-- What kind of game a bet was made on, and whose, when it was made; null before this was kept.
alter table play.transaction add column category text;
alter table play.transaction add column studio text;

-- The bets of a round by their ids, so that settling it finds them without another index on every message.
alter table play.round add column bet_uuids text[] not null default '{}';
update play.round r set bet_uuids = array(
  select t.uuid from play.transaction t
  where t.provider = r.provider and t.player_id = r.player_id and t.round_ref = r.round_ref
    and t.kind = 'bet' and t.status = 'ok' order by t.at, t.uuid)
where closed_at is null;
grant update (bet_uuids) on play.round to casino_app;
-- Each bet and win of a round updates it: room on its page keeps the update in place.
alter table play.round set (fillfactor = 70);

-- What a provider's message says, whatever it asks for; what a kind of message has not is null.
create type play.message as (
  provider text,
  uuid text,
  token_hash bytea,
  player_id bigint,
  round_ref text,
  round_closed boolean,
  game_code text,
  currency text,
  amount bigint,
  reference_uuid text,
  meta text
);
-- The game of a bet as the catalogue knew it; all null where it may not be played.
create type play.game as (id bigint, category text, studio text);
