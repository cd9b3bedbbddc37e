import type { Language, notifications } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { Browser } from "./ports.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()
type Subscription = Selectable<Tables["notifications.subscription"]>

export async function listChoices(from: Reads, playerId: bigint): Promise<notifications.Preference[]> {
  return tables(from)
    .selectFrom("notifications.preference")
    .select(["kind", "channel", "is_on as isOn"])
    .where("player_id", "=", playerId)
    .execute()
}

export async function setChoice(tx: Tx, playerId: bigint, choice: notifications.Preference): Promise<void> {
  const { kind, channel, isOn } = choice
  await tables(tx)
    .insertInto("notifications.preference")
    .values({ player_id: playerId, kind, channel, is_on: isOn, changed_at: tx.now })
    .onConflict((c) =>
      c.columns(["player_id", "kind", "channel"]).doUpdateSet({ is_on: isOn, changed_at: tx.now }),
    )
    .execute()
}

export async function isOff(
  from: Reads,
  playerId: bigint,
  { kind, channel }: Pick<notifications.Preference, "kind" | "channel">,
): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("notifications.preference")
    .select("is_on")
    .where("player_id", "=", playerId)
    .where("kind", "=", kind)
    .where("channel", "=", channel)
    .executeTakeFirst()
  return row?.is_on === false
}

type SubscriptionOwner = { playerId: bigint; sessionId: bigint; language: Language }

export async function insertSubscription(tx: Tx, owner: SubscriptionOwner, browser: Browser): Promise<void> {
  const { p256dh, auth } = browser
  const { playerId, sessionId, language } = owner
  const values = { player_id: playerId, session_id: sessionId, language, p256dh, auth, renewed_at: tx.now }
  await tables(tx)
    .insertInto("notifications.subscription")
    .values({ ...values, endpoint: browser.endpoint, made_at: tx.now })
    .onConflict((c) => c.column("endpoint").doUpdateSet(values))
    .execute()
}

export async function updateSubscription(
  tx: Tx,
  owner: SubscriptionOwner,
  endpoint: string,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable("notifications.subscription")
    .set({ session_id: owner.sessionId, language: owner.language, renewed_at: tx.now })
    .where("endpoint", "=", endpoint)
    .where("player_id", "=", owner.playerId)
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}

export async function updateEndpoint(
  tx: Tx,
  from: Pick<Browser, "endpoint" | "auth">,
  { endpoint, p256dh, auth }: Browser,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable("notifications.subscription")
    .set({ endpoint, p256dh, auth })
    .where("endpoint", "=", from.endpoint)
    .where("auth", "=", from.auth)
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}

export async function listSubscriptionIds(from: Reads, playerId: bigint): Promise<bigint[]> {
  const rows = await tables(from)
    .selectFrom("notifications.subscription")
    .select("id")
    .where("player_id", "=", playerId)
    .orderBy("renewed_at")
    .orderBy("id")
    .execute()
  return rows.map(({ id }) => id)
}

export async function findSubscription(from: Reads, id: bigint): Promise<Subscription | undefined> {
  return tables(from)
    .selectFrom("notifications.subscription")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst()
}

export async function deleteSubscription(tx: Tx, id: bigint): Promise<void> {
  await tables(tx).deleteFrom("notifications.subscription").where("id", "=", id).execute()
}

export async function deleteEndpoint(tx: Tx, endpoint: string): Promise<void> {
  await tables(tx).deleteFrom("notifications.subscription").where("endpoint", "=", endpoint).execute()
}

export async function deleteSessionSubscriptions(tx: Tx, sessionIds: readonly bigint[]): Promise<void> {
  await sql`delete from notifications.subscription where session_id = any(${sessionIds}::bigint[])`.execute(
    tx.db,
  )
}

export async function deleteUnusedSubscriptions(tx: Tx, before: Date, atMost: number): Promise<number> {
  const { rows } = await sql`
    delete from notifications.subscription where id in (
      select id from notifications.subscription where renewed_at < ${before} order by renewed_at limit ${atMost}
    ) returning id`.execute(tx.db)
  return rows.length
}
