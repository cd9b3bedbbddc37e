-- A round is (provider, player, game, round reference): two studios may use one reference. It has a row for each purse it is
-- played with, for a bet is played with the purse of its token, and a game may go on with another one
-- (docs/decisions/0100-a-round-has-a-row-for-each-purse.md).
alter table play.round
  -- The code of the game that its bets name.
  add column game_code text,
  -- What events call the row: the reference, with game and purse where another row of the player has it.
  add column event_ref text;
update play.round r set event_ref = r.round_ref, game_code = coalesce(b.game_code, '')
from play.round o left join (
    select distinct on (provider, player_id, round_ref) provider, player_id, round_ref, game_code from play.transaction
    where kind = 'bet' and status = 'ok' order by provider, player_id, round_ref, at, uuid) b using (provider, player_id, round_ref)
where (r.provider, r.player_id, r.round_ref) = (o.provider, o.player_id, o.round_ref);
alter table play.round
  alter column game_code set not null,
  alter column event_ref set not null,
  drop constraint round_pkey,
  add constraint round_key unique nulls not distinct (provider, player_id, round_ref, game_code, purse_id);

-- Rounds of several games that were one row until now: each further game gets its own, called as it was when it was announced.
with bet as (
  select t.*, r.game_code as first_code, r.closed_at as round_closed_at, r.annulled_in from play.transaction t
    join play.round r using (provider, player_id, round_ref)
  where t.kind = 'bet' and t.status = 'ok' and t.game_code <> r.game_code
), sums as (
  select provider, player_id, round_ref, game_code, min(purse) as purse, min(purse_id) as purse_id, min(at) as opened_at,
    min(round_closed_at) as closed_at, min(annulled_in) as annulled_in, array_agg(uuid order by at, uuid) as bet_uuids,
    count(*) filter (where rolled_back_by is null) as bets,
    coalesce(sum(moved) filter (where rolled_back_by is null), 0) as stake,
    coalesce(sum(moved - moved_cash) filter (where rolled_back_by is null), 0) as other_stake,
    coalesce(sum((select sum(w.moved) from play.transaction w where w.provider = bet.provider and w.reference_uuid = bet.uuid
      and w.kind = 'win' and w.rolled_back_by is null)), 0) as win,
    coalesce(sum((select sum(w.moved - w.moved_cash) from play.transaction w where w.provider = bet.provider
      and w.reference_uuid = bet.uuid and w.kind = 'win' and w.rolled_back_by is null)), 0) as other_win
  from bet group by provider, player_id, round_ref, game_code
), made as (
  insert into play.round (provider, player_id, round_ref, game_code, event_ref, game_id, purse, purse_id, opened_at, closed_at,
    annulled_in, bet_uuids, bets, stake, other_stake, win, other_win)
  select s.provider, s.player_id, s.round_ref, s.game_code, s.round_ref, g.id, s.purse, s.purse_id, s.opened_at, s.closed_at,
    s.annulled_in, s.bet_uuids, s.bets, s.stake, s.other_stake, s.win, s.other_win
  from sums s join games.game g on g.code = s.game_code
  returning *
)
update play.round r set bets = r.bets - m.bets, stake = r.stake - m.stake, other_stake = r.other_stake - m.other_stake,
  win = r.win - m.win, other_win = r.other_win - m.other_win,
  bet_uuids = array(select u from unnest(r.bet_uuids) u where u <> all (m.bet_uuids))
from (select provider, player_id, round_ref, sum(bets)::integer as bets, sum(stake)::bigint as stake,
    sum(other_stake)::bigint as other_stake, sum(win)::bigint as win, sum(other_win)::bigint as other_win,
    (select array_agg(u) from made a, unnest(a.bet_uuids) u where (a.provider, a.player_id, a.round_ref)
      = (made.provider, made.player_id, made.round_ref)) as bet_uuids
  from made group by provider, player_id, round_ref) m
where (r.provider, r.player_id, r.round_ref) = (m.provider, m.player_id, m.round_ref);

-- They take something else now; their files make them anew.
drop function if exists play.place_bet, play.settle;
