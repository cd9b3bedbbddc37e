import type { Invariant } from "../../platform/admin/invariant.ts"
import { ledgerMatchesRows } from "../wallet/index.ts"
import { givers } from "./givers.ts"

const giverEntries = Object.entries(givers)
const movementKinds = giverEntries
  .flatMap(([, { claimed, refused }]) => [`'${claimed}'`, `'${refused}'`])
  .join(", ")
const giverValues = giverEntries
  .map(
    ([noun, { ledgerName, claimed, refused }]) => `('${noun}', '${ledgerName}', '${claimed}', '${refused}')`,
  )
  .join(", ")

export const invariants: readonly Invariant[] = [
  ledgerMatchesRows(
    "I16 what was claimed, credited and refused of prizes is what the ledger moved",
    movementKinds,
    "split_part(id, ':', 1) || ':' || split_part(id, ':', 2)",
    `select g.ledger_name || ':' || p.ref as account, k.kind, p.amount from prizes.prize p
     join (values ${giverValues}) g (noun, ledger_name, claimed, refused) on g.noun = p.giver
     cross join lateral (values (g.claimed, p.settled_at), (g.refused, p.refused_at)) k (kind, at)
     where k.at is not null`,
  ),
  {
    name: "I16 the balance of unclaimed prizes equals the unclaimed prizes of a player",
    sql: `select b.account, b.amount, p.amount as unclaimed
          from (select account, amount from wallet.balance where account ~ '^player:[0-9]+:(won|prize)$') b
          full join (select lies_in as account, sum(amount) as amount from prizes.prize
                     where settled_at is null and refused_at is null group by 1) p using (account)
          where coalesce(b.amount, 0) <> coalesce(p.amount, 0)`,
  },
]
