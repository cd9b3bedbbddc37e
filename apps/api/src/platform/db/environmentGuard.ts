import { sql } from "kysely"
import type { Transact } from "./transaction.ts"

/** The first call decides for ever whether the database is for sandboxes or for real vendors. Throws on any later mismatch. */
export async function guardEnvironment(transact: Transact, sandbox: boolean): Promise<void> {
  const { rows } = await transact(async (tx) => {
    await sql`insert into kernel.place (sandbox) values (${sandbox}) on conflict do nothing`.execute(tx.db)
    return sql<{ sandbox: boolean }>`select sandbox from kernel.place`.execute(tx.db)
  })
  if (rows[0]!.sandbox === sandbox) return
  throw new Error(
    sandbox
      ? "This database belongs to a casino with real vendors: SANDBOX=1 would let play money into it. Give the sandboxes a database of their own."
      : "This database was made with sandboxes: its players and their money are not real. Give the casino a database of its own, or set SANDBOX=1.",
  )
}
