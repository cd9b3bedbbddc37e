import type { Invariant } from "../../platform/admin/invariant.ts"

/** `kinds` are quoted, `account` is an SQL expression, `rows` selects `account`, `kind`, `amount` in ledger units. */
export const ledgerMatchesRows = (name: string, kinds: string, account: string, rows: string): Invariant => ({
  name,
  sql: `select coalesce(m.account, r.account) as account, m.amount as moved, r.amount as kept
    from (select ${account} as account, kind, sum(amount) as amount from wallet.movement
          where kind in (${kinds}) group by 1, 2) m
    full join (${rows}) r using (account, kind)
    where coalesce(m.amount, 0) <> coalesce(r.amount, 0)`,
})
