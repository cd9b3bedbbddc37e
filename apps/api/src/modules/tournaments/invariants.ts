import type { Invariant } from "../../platform/admin/invariant.ts"
import { ledgerMatchesRows } from "../wallet/index.ts"

export const invariants: readonly Invariant[] = [
  ledgerMatchesRows(
    "I22 each fee of a tournament was moved once, and back once where it was returned",
    "'tournamentFee', 'tournamentFeeReturned'",
    "split_part(id, ':', 2) || ' ' || case when kind = 'tournamentFee' then from_account || ' ' || to_account else to_account || ' ' || from_account end",
    `select f.id || ' ' || wallet.cash(f.player_id) || ' ' || wallet.tournament(e.tournament_id) as account, k.kind, f.amount
     from tournaments.fee f join tournaments.entry e on e.id = f.entry_id
     cross join lateral (values ('tournamentFee', f.paid_at), ('tournamentFeeReturned', f.returned_at)) k (kind, at)
     where k.at is not null`,
  ),
  {
    name: "I22 every fee of a tournament counts for its player's limits as long as it is not returned",
    sql: `select f.id, f.amount, l.amount as counted from tournaments.fee f
          full join (select * from limits.fee where id like 'tournament-fee:%') l on l.id = 'tournament-fee:' || f.id
          where (f.player_id, f.amount, f.returned_at is null) is distinct from (l.player_id, l.amount, l.returned_at is null)`,
  },
  {
    name: "I22 a tournament counts its entries and what they paid",
    sql: `select t.id, t.entries, n.entries as entered, t.fees, n.fees as paid from tournaments.tournament t
          cross join lateral (
            select (select count(*) from tournaments.entry e where e.tournament_id = t.id
                and (e.state = 'in' or e.state = 'paidBack' and e.ended_at >= t.ended_at and t.state = 'cancelled')) as entries,
              (select coalesce(sum(f.amount), 0) from tournaments.fee f join tournaments.entry e on e.id = f.entry_id
               where e.tournament_id = t.id and f.returned_at is null) as fees) n
          where t.entries <> n.entries or t.fees <> n.fees
          union all
          select e.id, e.rebuys, count(f.id), 0, 0 from tournaments.entry e
          left join tournaments.fee f on f.entry_id = e.id and f.is_rebuy group by e.id having e.rebuys <> count(f.id)`,
  },
  ledgerMatchesRows(
    "I22 what the operator adds to a tournament was set aside when it was published, and went back if it was cancelled",
    "'tournamentReserved', 'tournamentReturned'",
    "case when kind = 'tournamentReserved' then to_account else from_account end",
    `select wallet.tournament(t.id) as account, k.kind, t.house as amount from tournaments.tournament t
     cross join lateral (values ('tournamentReserved', true), ('tournamentReturned', t.state = 'cancelled')) k (kind, has_moved)
     where k.has_moved and t.house > 0 and t.prizes_in = 'cash'
       and exists (select from tournaments.act a where a.tournament_id = t.id and a.act = 'published')`,
  ),
  {
    name: "I22 the balance of a tournament is its pool, until it is won or returned",
    sql: `select b.account, b.amount, t.pool
          from (select account, amount from wallet.balance where account like 'tournament:%') b
          full join (select wallet.tournament(t.id) as account,
              case when t.state = 'draft' then 0 when t.state = 'cancelled' then t.fees else t.house + t.fees end
                - coalesce((select sum(e.won) from tournaments.entry e where e.tournament_id = t.id), 0) as pool
            from tournaments.tournament t where t.prizes_in = 'cash') t using (account)
          where coalesce(b.amount, 0) <> coalesce(t.pool, 0)`,
  },
  {
    name: "I23 the score of an entry is that of its bets",
    sql: `select e.id, e.bets, s.bets as counted, e.points, s.points as scored from tournaments.entry e
          cross join lateral tournaments.score_of(e.id) s
          where (e.bets, e.points, e.reached_at) is distinct from (s.bets, s.points, s.reached_at)`,
  },
  {
    name: "I23 an entry has the purse that was opened for it, and one that is over holds nothing",
    sql: `select e.id, e.purse_id, p.id as purse from (select * from tournaments.entry where purse_id is not null) e
          full join (select * from play.purse where giver = 'tournaments') p on p.id = e.purse_id
          where (e.id, e.player_id, e.purse_closed_at is null) is distinct from (p.giver_number, p.player_id, p.closed_at is null)`,
  },
  {
    name: "I23 a bet counts for an entry, in time and with the least stake",
    sql: `select b.entry_id, b.provider, b.uuid from tournaments.bet b
          left join tournaments.entry e on e.id = b.entry_id left join tournaments.tournament t on t.id = e.tournament_id
          where e.id is null
            or b.at < greatest(t.begins_at, e.entered_at) or b.at >= t.ends_at or b.stake < t.least_stake`,
  },
  ledgerMatchesRows(
    "I23 what was won in a tournament is what the ledger moved to its winners",
    "'tournamentWon'",
    "split_part(id, ':', 2)",
    `select e.id::text as account, 'tournamentWon' as kind, e.won as amount from tournaments.entry e
     join tournaments.tournament t on t.id = e.tournament_id where e.won is not null and t.prizes_in = 'cash'`,
  ),
  {
    name: "I23 every paid place has a prize of its winner",
    sql: `select w.id, w.player_id, w.won, p.player_id as prize_of, p.amount as prize
          from (select e.id, e.player_id, e.won, t.prizes_in from tournaments.entry e
                join tournaments.tournament t on t.id = e.tournament_id where e.won is not null) w
          full join (select ref, player_id, amount, 'cash' as given_in from prizes.prize where giver = 'tournaments'
                     union all select ref, player_id, points, 'points' from loyalty.prizes_by('tournaments')) p on p.ref = w.id
          where (w.player_id, w.won, w.prizes_in) is distinct from (p.player_id, p.amount, p.given_in)`,
  },
  {
    name: "I23 all of a tournament's pool was won, in the order of the scores",
    sql: `select t.id, t.house + t.fees as pool, sum(e.won) as won from tournaments.tournament t
          left join tournaments.entry e on e.tournament_id = t.id
          where t.state = 'finished' group by t.id having coalesce(sum(e.won), 0) <> t.house + t.fees
          union all
          select r.id, r.rank, r.place from (
            select e.id, e.rank, row_number() over (partition by e.tournament_id order by e.points desc, e.reached_at, e.id) as place
            from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
            where t.state = 'finished' and e.state = 'in' and e.points > 0) r
          where r.rank <> r.place`,
  },
]
