import type { Invariant } from "../../kernel/module.ts"

/** What must hold of the Elite Club (docs/money.md). Each query answers the rows that break it. */
export const invariants: readonly Invariant[] = [
  {
    name: "I8 ElitePoints in the ledger are those that rounds earned",
    sql: `select e.player_id, e.points, b.amount
          from (select player_id, sum(points) as points from loyalty.earning group by player_id) e
          left join wallet.balance b on b.account = wallet.points(e.player_id)
          where coalesce(b.amount, 0) <> e.points`,
  },
]
