import type { Invariant } from "../../platform/admin/invariant.ts"

const account = (row: string, kind = "purse", id = "purse_id") =>
  `case ${row}.${kind} when 'bonus' then wallet.bonus(${row}.player_id) when 'credit' then wallet.credit(${row}.player_id, ${row}.${id}) end`

/** A win belongs to the game of its bet, whatever game its message names. */
const inRounds = `(select t.*, coalesce(b.game_code, t.game_code) as round_game from play.transaction t
  left join play.transaction b on t.kind = 'win' and b.kind = 'bet' and b.provider = t.provider and b.uuid = t.reference_uuid
  where t.kind in ('bet', 'win') and t.status = 'ok')`
const ofRound = (row: string) =>
  `${row}.provider = r.provider and ${row}.player_id = r.player_id and ${row}.round_ref = r.round_ref
    and ${row}.round_game = r.game_code and ${row}.purse_id is not distinct from r.purse_id`

export const invariants: readonly Invariant[] = [
  {
    name: "I4 every accepted bet and win moved its amount exactly once, cash and the rest",
    sql: `select t.provider, t.uuid, t.kind, t.moved, t.moved_cash, m.amount, o.amount as other
          from play.transaction t
            left join wallet.movement m
              on m.id = t.kind || ':' || t.provider || ':' || t.uuid and m.kind = case t.kind when 'bet' then 'stake' else 'win' end
            left join wallet.movement o on o.id = t.purse || '-' || t.kind || ':' || t.provider || ':' || t.uuid
              and o.kind = t.purse || case t.kind when 'bet' then 'Stake' else 'Win' end
          where t.kind in ('bet', 'win') and (coalesce(m.amount, 0) <> t.moved_cash or coalesce(o.amount, 0) <> t.moved - t.moved_cash
            or wallet.cash(t.player_id) not in (m.from_account, m.to_account)
            or ${account("t")} not in (o.from_account, o.to_account)
            or t.purse = 'cash' and t.moved_cash <> t.moved or t.purse = 'credit' and t.moved_cash <> 0)`,
  },
  {
    name: "I4 every stake and win in the ledger has its message",
    sql: `select m.id from wallet.movement m
          where m.kind in ('stake', 'win', 'bonusStake', 'bonusWin', 'creditStake', 'creditWin') and not exists (
            select from play.transaction t
            where regexp_replace(m.id, '^(bonus|credit)-', '') = t.kind || ':' || t.provider || ':' || t.uuid and t.status = 'ok')`,
  },
  {
    name: "I5 a voided bet gave its stake back once and keeps no win",
    sql: `select t.provider, t.uuid, t.moved, m.amount, o.amount as other
          from play.transaction t
            left join wallet.movement m on m.id = 'bet-back:' || t.provider || ':' || t.uuid
            left join wallet.movement o on o.id = t.purse || '-bet-back:' || t.provider || ':' || t.uuid
          where t.kind = 'bet' and (
            coalesce(m.amount, 0) <> case when t.rolled_back_by is null then 0 else t.moved_cash end
            or coalesce(o.amount, 0) <> case when t.rolled_back_by is null then 0 else t.moved - t.moved_cash end
            or t.rolled_back_by is not null and exists (
              select from play.transaction w where w.provider = t.provider and w.reference_uuid = t.uuid
                and w.kind = 'win' and w.status = 'ok' and w.rolled_back_by is null))`,
  },
  {
    name: "I5 a stake given back, a win taken back and a promotional win each moved their message's amount once",
    sql: `with expected as (
            select case when kind = 'bet' then 'stakeReturned' else 'winTakenBack' end as kind, moved_cash as amount,
              kind || '-back:' || provider || ':' || uuid as id, wallet.cash(player_id) as account
            from play.transaction where kind in ('bet', 'win') and moved_cash > 0 and rolled_back_by is not null
            union all
            select purse || case when kind = 'bet' then 'StakeReturned' else 'WinTakenBack' end, moved - moved_cash,
              purse || '-' || kind || '-back:' || provider || ':' || uuid, ${account("t")}
            from play.transaction t where kind in ('bet', 'win') and moved > moved_cash and rolled_back_by is not null
            union all
            select 'promotionalWin', amount, 'promotion:' || provider || ':' || uuid, wallet.review(provider)
            from play.transaction where kind = 'win' and moved = 0 and amount > fraction and status = 'ok'
            union all
            select 'promotionalWinTakenBack', amount, 'promotion-back:' || provider || ':' || uuid, wallet.review(provider)
            from play.transaction
            where kind = 'win' and moved = 0 and amount > fraction and status = 'ok' and rolled_back_by is not null
          ), found as (
            select id, kind, amount,
              case when kind ilike '%stakeReturned' or kind = 'promotionalWin' then to_account else from_account end as account
            from wallet.movement
            where kind in ('stakeReturned', 'winTakenBack', 'promotionalWin', 'promotionalWinTakenBack', 'bonusStakeReturned',
              'bonusWinTakenBack', 'creditStakeReturned', 'creditWinTakenBack')
          )
          select coalesce(e.id, f.id) as id, e.kind as expected, f.kind, e.amount as message, f.amount
          from expected e full join found f using (id)
          where (e.kind, e.amount, e.account) is distinct from (f.kind, f.amount, f.account)`,
  },
  {
    name: "I5 a win is whole cents and a fraction of one, which its provider keeps while the win stands",
    sql: `with expected as (
            select 'fraction:' || provider || ':' || uuid as id, fraction as amount,
              case purse when 'credit' then 'creditFractionKept' else 'fractionKept' end as kind
            from play.transaction where fraction > 0
            union all
            select 'fraction-back:' || provider || ':' || uuid, fraction,
              case purse when 'credit' then 'creditFractionTakenBack' else 'fractionTakenBack' end
            from play.transaction where fraction > 0 and rolled_back_by is not null
          ), found as (
            select id, amount, kind from wallet.movement
            where kind in ('fractionKept', 'fractionTakenBack', 'creditFractionKept', 'creditFractionTakenBack')
          )
          select coalesce(e.id, f.id) as id, e.amount as message, f.amount from expected e full join found f using (id)
          where (e.amount, e.kind) is distinct from (f.amount, f.kind)
          union all
          select uuid, amount, moved + fraction from play.transaction
          where status = 'ok' and (moved % 1000 <> 0 or fraction >= 1000
            or kind = 'win' and amount <> moved + fraction and moved + fraction > 0 or kind <> 'win' and fraction > 0)`,
  },
  {
    name: "I14 what was confirmed to be given back is what its providers moved, stakes less wins, and no other is",
    sql: `with moved as (
            select split_part(id, ':', 2) as annulment, sum(amount) as amount, array_agg(distinct to_account) as accounts,
              bool_and(id = play.annulment_movement(split_part(id, ':', 2)::bigint, split_part(from_account, ':', 2))) as is_named
            from wallet.movement where kind = 'stakesAnnulled' and id ~ '^annulment:[0-9]+(:|$)' group by 1
          )
          select a.id, m.annulment, a.stake - a.win as amount, m.amount as moved
          from (select * from play.annulment where ended_as = 'confirmed') a full join moved m on m.annulment = a.id::text
          where a.id is null or m.annulment is null or m.amount <> a.stake - a.win or not m.is_named
            or m.accounts <> array[wallet.cash(a.player_id)]
          union all
          select null, m.id, null, m.amount from wallet.movement m
          where m.kind = 'stakesAnnulled' and m.id !~ '^annulment:[0-9]+(:|$)'`,
  },
  {
    // Later corrections of a provider are booked after the movement, for the player (docs/decisions/0052).
    name: "I14 an annulment is what its rounds had moved until then, and takes rounds of its player only",
    sql: `with booked as (
            select r.annulled_in as id, t.moved_cash * case t.kind when 'bet' then 1 else -1 end * (
                (select count(*) from wallet.movement m where m.id = t.kind || ':' || t.provider || ':' || t.uuid and m.seq < a.seq)
                - (select count(*) from wallet.movement m where m.id = t.kind || '-back:' || t.provider || ':' || t.uuid and m.seq < a.seq)
              ) as units
            from play.round r
              join ${inRounds} t on ${ofRound("t")}
              left join lateral (select min(m.seq) as seq from wallet.movement m where m.kind = 'stakesAnnulled'
                and m.id in (select play.annulment_movement(r.annulled_in, p) from unnest(array['hub88', 'house']) p)) a on true
            where r.annulled_in is not null and t.moved_cash > 0
          ), lost as (select id, sum(units) as units from booked group by id)
          select coalesce(a.id, l.id) as id, a.stake - a.win as amount, l.units
          from (select * from play.annulment where ended_as = 'confirmed') a full join lost l using (id)
          where a.stake - a.win is distinct from l.units
          union all
          select r.annulled_in, a.player_id, r.player_id from play.round r left join play.annulment a on a.id = r.annulled_in
          where r.annulled_in is not null
            and (a.player_id is distinct from r.player_id or a.ended_as is distinct from 'confirmed')`,
  },
  {
    name: "I5 a round's sums are those of its standing bets and wins",
    sql: `select r.provider, r.player_id, r.round_ref, r.stake, r.win, s.stake as stakes, s.win as wins
          from play.round r left join (
            select provider, player_id, round_ref, round_game, purse_id,
              sum(moved) filter (where kind = 'bet') as stake, sum(moved) filter (where kind = 'win') as win,
              sum(moved - moved_cash) filter (where kind = 'bet') as other_stake,
              sum(moved - moved_cash) filter (where kind = 'win') as other_win,
              count(*) filter (where kind = 'bet') as bets
            from ${inRounds} t where rolled_back_by is null
            group by provider, player_id, round_ref, round_game, purse_id
          ) s on ${ofRound("s")}
          where r.stake <> coalesce(s.stake, 0) or r.win <> coalesce(s.win, 0) or r.bets <> coalesce(s.bets, 0)
            or r.other_stake <> coalesce(s.other_stake, 0) or r.other_win <> coalesce(s.other_win, 0)`,
  },
  {
    name: "I5 no two rounds of a player at a provider are called the same, but games that were one round before 0100",
    sql: `select provider, player_id, event_ref, count(*) from play.round
          group by 1, 2, 3 having count(distinct (round_ref, purse_id)) > 1`,
  },
  {
    name: "I5 each accepted bet of a game session stands in one round",
    sql: `select t.provider, t.uuid, count(r.bets) from ${inRounds} t left join play.round r on ${ofRound("t")}
          where t.kind = 'bet' and t.session_id is not null group by 1, 2 having count(r.bets) <> 1`,
  },
  {
    name: "I20 what was put into purses and taken out of them is what moved",
    sql: `with kept as (
            select ${account("p", "kind", "id")} as account, sum(granted) as granted, sum(taken) as taken
            from play.purse p group by 1
          ), moved as (
            select case when kind in ('bonusConverted', 'bonusReturned', 'creditReturned') then from_account else to_account end as account,
              coalesce(sum(amount) filter (where kind in ('bonusGranted', 'creditGranted')), 0) as granted,
              coalesce(sum(case when kind in ('bonusConverted', 'bonusReturned', 'creditReturned') then amount
                when kind in ('bonusTakenBack', 'bonusMadeGood', 'creditMadeGood') then -amount end), 0) as taken
            from wallet.movement
            where kind in ('bonusGranted', 'creditGranted', 'bonusConverted', 'bonusReturned', 'creditReturned', 'bonusTakenBack',
              'bonusMadeGood', 'creditMadeGood')
            group by 1
          )
          select coalesce(k.account, m.account) as account, k.granted, m.granted as granted_moved, k.taken, m.taken as taken_moved
          from kept k full join moved m using (account)
          where coalesce(k.granted, 0) <> coalesce(m.granted, 0) or coalesce(k.taken, 0) <> coalesce(m.taken, 0)`,
  },
  {
    name: "I20 a purse that is closed holds nothing, and was closed the way it says",
    sql: `select p.account, b.amount from (
            select ${account("p", "kind", "id")} as account from play.purse p group by 1 having bool_and(closed_at is not null)
          ) p join wallet.balance b using (account) where b.amount <> 0
          union all
          select m.to_account, m.amount from wallet.movement m
          where m.kind in ('bonusConverted', 'bonusTakenBack') and not exists (
            select from play.purse p where wallet.cash(p.player_id) in (m.from_account, m.to_account) and p.closed_to = 'player')`,
  },
  {
    name: "I20 what was played with a purse was its player's to play with",
    sql: `select 'message' as what, t.uuid as id from play.transaction t left join play.purse p on p.id = t.purse_id
          where (t.purse, t.purse_id, t.player_id) is distinct from
            (coalesce(p.kind, 'cash'), p.id, coalesce(p.player_id, t.player_id))
          union all
          select 'round', r.round_ref from play.round r left join play.purse p on p.id = r.purse_id
          where (r.purse, r.purse_id, r.player_id) is distinct from
            (coalesce(p.kind, 'cash'), p.id, coalesce(p.player_id, r.player_id))
          union all
          select 'session', s.id::text from play.session s left join play.purse p on p.id = s.purse_id
          where (s.purse, s.purse_id, s.player_id) is distinct from
            (coalesce(p.kind, 'cash'), p.id, coalesce(p.player_id, s.player_id))`,
  },
]
