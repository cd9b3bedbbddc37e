import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type ConfiguredProvider = { provider: string; direction: "deposit" | "withdraw" }

/** The providers that the casino has keys for; none where no casino has opened yet. */
export const listConfiguredProviders = (from: Reads): Promise<ConfiguredProvider[]> =>
  tables(from).selectFrom("payments.configured_provider").select(["provider", "direction"]).execute()

/** Replaces the list of providers that the casino has keys for. */
export async function updateConfiguredProviders(
  tx: Tx,
  configured: readonly ConfiguredProvider[],
): Promise<void> {
  await tables(tx).deleteFrom("payments.configured_provider").execute()
  await tables(tx)
    .insertInto("payments.configured_provider")
    .values([...configured])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
