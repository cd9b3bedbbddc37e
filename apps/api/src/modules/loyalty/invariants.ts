import type { Invariant } from "../../kernel/module.ts"

/** What rounds earned, less what was taken back, is what the ledger moved to whoever played them. */
const earned = (asset: "points" | "coins") => `
  select coalesce(e.account, m.account) as account, e.${asset}, m.amount
  from (select wallet.${asset}(player_id) as account, sum(${asset}) as ${asset} from loyalty.earning group by player_id) e
  full join (
    select case kind when '${asset}Earned' then to_account else from_account end as account,
      sum(case kind when '${asset}Earned' then amount else -amount end) as amount
    from wallet.movement where kind in ('${asset}Earned', '${asset}TakenBack') group by 1
  ) m using (account)
  where coalesce(m.amount, 0) <> coalesce(e.${asset}, 0)`

/** What must hold between rounds' earnings and the ledger. Each query answers the rows that break it. */
export const invariants: readonly Invariant[] = [
  { name: "I8 ElitePoints in the ledger are those that rounds earned", sql: earned("points") },
  { name: "I8 EliteCoins in the ledger are those that rounds earned", sql: earned("coins") },
]
