import type { Invariant } from "../../platform/admin/invariant.ts"
import { ledgerMatchesRows } from "../wallet/index.ts"

export const invariants: readonly Invariant[] = [
  {
    name: "I24 a quest has the players that joined it",
    sql: `select w.id, w.players, count(e.id) from quest.week w left join quest.entry e on e.week_id = w.id
          group by w.id having w.players <> count(e.id)`,
  },
  {
    name: "I24 the points of a player are those of the tasks they have done",
    sql: `select e.id, e.points, e.reached_at, s.points as done, s.reached_at as done_at from quest.entry e
          join quest.week w on w.id = e.week_id
          cross join lateral (
            select coalesce(sum((t.task ->> 'points')::integer), 0) as points, max((p.task ->> 'doneAt')::timestamptz) as reached_at
            from jsonb_array_elements(e.progress) with ordinality p (task, n)
            join jsonb_array_elements(w.tasks) with ordinality t (task, n) using (n)
            where p.task ->> 'doneAt' is not null) s
          where (e.points, e.reached_at) is distinct from (s.points, s.reached_at)`,
  },
  {
    name: "I24 a bet counts for an entry, between the joining and the end of the week",
    sql: `select b.entry_id, b.provider, b.uuid from quest.bet b
          left join quest.entry e on e.id = b.entry_id left join quest.week w on w.id = e.week_id
          where e.id is null or b.accepted_at < e.joined_at or b.accepted_at >= w.ends_at`,
  },
  ledgerMatchesRows(
    "I24 the movements into a quest and back to the operator match its row",
    "'questFunded', 'questReturned'",
    "case when kind = 'questFunded' then to_account else from_account end",
    `select wallet.quest(w.id) as account, k.kind, k.amount from quest.week w
     cross join lateral (values ('questFunded', greatest(w.guaranteed, w.adds * w.players)), ('questReturned', w.returned)) k (kind, amount)
     where k.amount > 0`,
  ),
  {
    name: "I24 the balance of a quest is its pool, less what it paid and returned",
    sql: `select coalesce(b.account, w.account) as account, b.amount, w.amount as kept
          from (select account, amount from wallet.balance where account like 'quest:%') b
          full join (select wallet.quest(w.id) as account, greatest(w.guaranteed, w.adds * w.players) - w.returned - coalesce(sum(e.prize), 0) as amount
                     from quest.week w left join quest.entry e on e.week_id = w.id group by w.id) w using (account)
          where coalesce(b.amount, 0) <> coalesce(w.amount, 0)`,
  },
  ledgerMatchesRows(
    "I25 what was won in quests is what the ledger moved to its winners",
    "'questWon'",
    "split_part(id, ':', 2)",
    "select id::text as account, 'questWon' as kind, prize as amount from quest.entry where prize is not null",
  ),
  {
    name: "I25 a quest that is over has paid or returned its whole pool",
    sql: `select w.id, w.returned, sum(e.prize) from quest.week w left join quest.entry e on e.week_id = w.id
          where w.state <> 'open' group by w.id
          having w.returned + coalesce(sum(e.prize), 0) <> greatest(w.guaranteed, w.adds * w.players)`,
  },
  {
    name: "I25 every paid place has a prize of its winner",
    sql: `select e.id, e.player_id, e.prize, p.player_id as prize_of, p.amount
          from (select * from quest.entry where prize is not null) e
          full join (select * from prizes.prize where giver = 'quest') p on p.ref = e.id
          where (e.player_id, e.prize) is distinct from (p.player_id, p.amount)`,
  },
]
