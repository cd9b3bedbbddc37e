import type { Invariant } from "../../platform/admin/invariant.ts"
import { kinds } from "./chart.ts"

const legs = `
  select to_account as account, asset, amount, to_after as after, seq from wallet.movement
  union all
  select from_account, asset, -amount, from_after, seq from wallet.movement`

const chartRows = Object.entries(kinds)
  .map(([kind, { asset, from, to }]) => `('${kind}', '${asset}', '${from.source}', '${to.source}')`)
  .join(", ")

export const invariants: readonly Invariant[] = [
  {
    name: "I1 every asset sums to zero over all accounts",
    // Uses the kept balances: the two legs of each movement always cancel out.
    sql: `select asset, sum(amount) as sum from (
            select asset, amount from wallet.balance
            union all select asset, amount from (${legs}) l where not wallet.is_kept(account)
          ) a group by asset having sum(amount) <> 0`,
  },
  {
    name: "I2 a kept balance is the sum of its movements",
    sql: `select b.account, b.amount, coalesce(s.sum, 0) as movements
          from wallet.balance b
          full join (select account, sum(amount) as sum from (${legs}) l where wallet.is_kept(account) group by account) s
            using (account)
          where b.amount is distinct from coalesce(s.sum, 0)`,
  },
  {
    name: "I3 no kept balance is below what it was allowed",
    sql: "select account, amount, floor from wallet.balance where amount < floor or floor > 0",
  },
  {
    name: "I9 every movement is on the chart",
    sql: `select m.id, m.kind, m.from_account, m.to_account
          from wallet.movement m left join (values ${chartRows}) as way (kind, asset, origin, target)
            on way.kind = m.kind and way.asset = m.asset and m.from_account ~ way.origin and m.to_account ~ way.target
          where way.kind is null`,
  },
  {
    name: "I10 each balance after a movement follows from the one before",
    sql: `select account, seq, after, before, amount from (
            select account, seq, amount, after, coalesce(lag(after) over (partition by account order by seq), 0) as before
            from (${legs}) l where wallet.is_kept(account)
          ) chained where after <> before + amount`,
  },
  {
    name: "I11 a snapshot is the sum of what came before it",
    sql: `select s.account, s.amount, coalesce(sum(l.amount), 0) as movements
          from wallet.snapshot s left join (
            select to_account as account, amount, xid from wallet.movement
            union all select from_account, -amount, xid from wallet.movement
          ) l on l.account = s.account and l.xid < s.before_xid
          group by s.account, s.amount having s.amount <> coalesce(sum(l.amount), 0)`,
  },
]
