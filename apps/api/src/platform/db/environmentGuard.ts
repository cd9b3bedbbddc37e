import { sql } from "kysely"
import type { Transact } from "./transaction.ts"

/**
 * Opens a database for sandboxes or for real vendors; whoever opens it first decides for ever. Throws a sentence
 * where the database is of the other kind.
 */
export async function guardEnvironment(transact: Transact, sandbox: boolean): Promise<void> {
  const { rows } = await transact(async (tx) => {
    await sql`insert into kernel.place (sandbox) values (${sandbox}) on conflict do nothing`.execute(tx.db)
    return sql<{ sandbox: boolean }>`select sandbox from kernel.place`.execute(tx.db)
  })
  if (rows[0]!.sandbox === sandbox) return
  throw new Error(
    sandbox
      ? "This database belongs to a casino with real vendors: SANDBOX=1 would let play money into it. Give the sandboxes a database of their own."
      : "This database was made with sandboxes: its players and their money are play. Give the casino a database of its own, or set SANDBOX=1.",
  )
}
