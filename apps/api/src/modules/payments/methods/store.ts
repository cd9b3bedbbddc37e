import type { payments } from "@elite/contract"
import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { PayInName } from "../ports.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type ConfiguredProvider = { provider: string; direction: "deposit" | "withdraw" }

/** Empty before the first start of the casino. */
export const listConfiguredProviders = (from: Reads): Promise<ConfiguredProvider[]> =>
  tables(from).selectFrom("payments.configured_provider").select(["provider", "direction"]).execute()

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

/** Providers whose payment page failed to open and that have not answered since. */
export async function listAwayProviders(from: Reads): Promise<ReadonlySet<string>> {
  const rows = await tables(from).selectFrom("payments.gateway_away").select("gateway").execute()
  return new Set(rows.map(({ gateway }) => gateway))
}

export async function insertOutage(tx: Tx, gateway: PayInName): Promise<void> {
  await tables(tx)
    .insertInto("payments.gateway_away")
    .values({ gateway, since: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteOutage(tx: Tx, gateway: PayInName): Promise<void> {
  await tables(tx).deleteFrom("payments.gateway_away").where("gateway", "=", gateway).execute()
}

export async function findLastDepositMethod(
  from: Reads,
  playerId: bigint,
): Promise<payments.DepositMethod | undefined> {
  const row = await tables(from)
    .selectFrom("payments.deposit")
    .select("method")
    .where("player_id", "=", playerId)
    .where("status", "=", sql.lit("succeeded"))
    .orderBy("credited_at", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.method
}

/** The wallet account of the player's last deposit by this method that was not refunded or charged back. */
export async function findPayerAccount(
  from: Reads,
  playerId: bigint,
  method: payments.DepositMethod,
): Promise<string | undefined> {
  const row = await tables(from)
    .selectFrom("payments.deposit")
    .select("payer_account")
    .where("player_id", "=", playerId)
    .where("method", "=", method)
    .where("status", "=", sql.lit("succeeded"))
    .where("payer_account", "is not", null)
    .orderBy("credited_at", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.payer_account ?? undefined
}
