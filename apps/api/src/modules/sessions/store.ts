import type { ErrorName } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Restriction } from "../../platform/http/server.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { EndReason } from "./ports.ts"
import type { Tables } from "./sql/tables.ts"

type Kept = WithColumnTypes<Tables, { "sessions.session": { restriction: ErrorName | null } }>
type Session = Selectable<Kept["sessions.session"]>
const tables = ({ db }: Reads) => db.withTables<Kept>()

export type NewSession = {
  tokenHash: Buffer
  playerId: bigint
  deviceHash: Buffer
  deviceType: Session["device_type"]
  device: string
  address: string
  idleMinutes: number
  maximumHours: number
  touchSeconds: number
  restriction: Restriction | null
  /** The player had not accepted the current terms at login. */
  asksTerms: boolean
}

export async function insertSession(tx: Tx, session: NewSession): Promise<bigint> {
  const after = (minutes: number) => new Date(tx.now.getTime() + minutes * minuteMs)
  const row = await tables(tx)
    .insertInto("sessions.session")
    .values({
      token_hash: session.tokenHash,
      player_id: session.playerId,
      started_at: tx.now,
      last_seen_at: tx.now,
      idle_until: after(session.idleMinutes),
      idle_for: sql`make_interval(mins => ${session.idleMinutes})`,
      touch_every: sql`make_interval(secs => ${session.touchSeconds})`,
      ends_at: after(session.maximumHours * 60),
      device_hash: session.deviceHash,
      device_type: session.deviceType,
      device: session.device,
      address: session.address,
      restriction: session.restriction?.name ?? null,
      restricted_until: session.restriction?.until ?? null,
      asks_terms: session.asksTerms,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

/** `touch_at`: from when activity is recorded again. */
export type SessionRow = Pick<
  Session,
  "id" | "player_id" | "idle_until" | "ends_at" | "restriction" | "restricted_until"
> & { touch_at: Date }

export function findSessionRow(from: Reads, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return tables(from)
    .selectFrom("sessions.session")
    .select(["id", "player_id", "idle_until", "ends_at", "restriction", "restricted_until"])
    .select(sql<Date>`last_seen_at + touch_every`.as("touch_at"))
    .where("token_hash", "=", tokenHash)
    .where("ended_at", "is", null)
    .executeTakeFirst()
}

export async function findStart(from: Reads, sessionId: bigint): Promise<Date | undefined> {
  const row = await tables(from)
    .selectFrom("sessions.session")
    .select("started_at")
    .where("id", "=", sessionId)
    .executeTakeFirst()
  return row?.started_at
}

export async function findLastStart(from: Reads, playerId: bigint): Promise<Date | null> {
  const row = await tables(from)
    .selectFrom("sessions.session")
    .select(({ fn }) => fn.max("started_at").as("at"))
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function findLastSeen(from: Reads, playerId: bigint): Promise<Date | null> {
  const row = await tables(from)
    .selectFrom("sessions.session")
    .select(({ fn }) => fn.max("last_seen_at").as("at"))
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function isAddressKnown(from: Reads, playerId: bigint, address: string): Promise<boolean> {
  const known = await tables(from)
    .selectFrom("sessions.session")
    .select("id")
    .where("player_id", "=", playerId)
    .where("address", "=", address)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** Returns the latest end of the session; undefined where it has ended. */
export async function setTokenHash(tx: Tx, sessionId: bigint, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await tables(tx)
    .updateTable("sessions.session")
    .set({ token_hash: tokenHash })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .returning("ends_at")
    .executeTakeFirst()
  return row?.ends_at
}

/** The start or the last step-up of an open session; undefined where it has ended. */
export async function findProvedAt(from: Reads, sessionId: bigint): Promise<Date | undefined> {
  const row = await tables(from)
    .selectFrom("sessions.session")
    .select(({ fn }) => fn.coalesce("proved_at", "started_at").as("at"))
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .executeTakeFirst()
  return row?.at
}

export async function setProved(tx: Tx, sessionId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("sessions.session")
    .set({ proved_at: tx.now })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute()
}

export async function touch(from: Reads, sessionId: bigint): Promise<void> {
  await sql`select sessions.touch(${sessionId}, ${from.now})`.execute(from.db)
}

export type EndedSession = Pick<Session, "id" | "player_id">

/** `unlike` selects the sessions that were not opened under this restriction. */
export function setSessionsEnded(
  tx: Tx,
  playerId: bigint,
  filter: { only?: bigint | undefined; except?: bigint | undefined; unlike?: Restriction },
  reason: EndReason,
): Promise<EndedSession[]> {
  const { only, except, unlike } = filter
  return tables(tx)
    .updateTable("sessions.session")
    .set({ ended_at: tx.now, end_reason: reason })
    .where("player_id", "=", playerId)
    .where("ended_at", "is", null)
    .$if(only !== undefined, (query) => query.where("id", "=", only!))
    .$if(except !== undefined, (query) => query.where("id", "<>", except!))
    .$if(unlike !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb("restriction", "is distinct from", unlike!.name),
          eb("restricted_until", "is distinct from", unlike!.until),
        ]),
      ),
    )
    .returning(["id", "player_id"])
    .execute()
}

/** Replaces the restriction of the open sessions that have one. Returns their ids. */
export async function setRestriction(
  tx: Tx,
  playerId: bigint,
  restriction: Restriction | null,
): Promise<bigint[]> {
  const rows = await tables(tx)
    .updateTable("sessions.session")
    .set({ restriction: restriction?.name ?? null, restricted_until: restriction?.until ?? null })
    .where("player_id", "=", playerId)
    .where("ended_at", "is", null)
    .where("restriction", "is not", null)
    .returning("id")
    .execute()
  return rows.map(({ id }) => id)
}

export type OpenSession = Pick<
  Session,
  "id" | "device" | "device_type" | "address" | "started_at" | "last_seen_at"
>

export function listOpenSessions(
  from: Reads,
  playerId: bigint,
  { first, limit }: { first: bigint; limit: number },
): Promise<OpenSession[]> {
  return tables(from)
    .selectFrom("sessions.session")
    .select(["id", "device", "device_type", "address", "started_at", "last_seen_at"])
    .where("player_id", "=", playerId)
    .where("ended_at", "is", null)
    .where("idle_until", ">", from.now)
    .where("ends_at", ">", from.now)
    .orderBy(sql`id = ${first}`, "desc")
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute()
}

/** Always locks in the order of the ids, so that two callers cannot deadlock. */
export async function lockOpenSessions(tx: Tx, playerId: bigint): Promise<bigint[]> {
  const rows = await tables(tx)
    .selectFrom("sessions.session")
    .select("id")
    .where("player_id", "=", playerId)
    .where("ended_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function isSessionOf(from: Reads, playerId: bigint, sessionId: bigint): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("sessions.session")
    .select("id")
    .where("id", "=", sessionId)
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Each of up to 500 sessions ends at the instant at which it expired. */
export async function setSessionsExpired(tx: Tx): Promise<EndedSession[]> {
  const { rows } = await sql<EndedSession>`
    update sessions.session set ended_at = least(idle_until, ends_at), end_reason = 'expired'
    where id in (
      select id from sessions.session where ended_at is null and least(idle_until, ends_at) <= ${tx.now}
      order by idle_until limit 500 for update skip locked
    )
    returning id, player_id`.execute(tx.db)
  return rows
}

/** True for a new device of a player who has others. */
export async function insertDevice(tx: Tx, playerId: bigint, deviceHash: Buffer): Promise<boolean> {
  const { fresh, others } = await tables(tx)
    .insertInto("sessions.device")
    .values({ player_id: playerId, device_hash: deviceHash, first_seen_at: tx.now, last_seen_at: tx.now })
    .onConflict((c) =>
      c
        .columns(["player_id", "device_hash"])
        .doUpdateSet(({ ref }) => ({ last_seen_at: ref("excluded.last_seen_at") })),
    )
    .returning(({ exists, selectFrom }) => [
      sql<boolean>`xmax = 0`.as("fresh"),
      exists(
        selectFrom("sessions.device as other")
          .select("other.device_hash")
          .where("other.player_id", "=", playerId)
          .where("other.device_hash", "<>", deviceHash),
      ).as("others"),
    ])
    .executeTakeFirstOrThrow()
  return fresh && Boolean(others)
}

export async function isSessionAlive(from: Reads, sessionId: bigint): Promise<boolean> {
  const { rows } = await sql<{ alive: boolean }>`
    select sessions.is_alive(${sessionId}, ${from.now}) as alive`.execute(from.db)
  return rows[0]!.alive
}

/** Unrestricted sessions, in which a player can play, from start to last activity. */
export function listSessionSpans(
  from: Reads,
  playerId: bigint,
  since: Date,
): Promise<{ from: Date; until: Date }[]> {
  return tables(from)
    .selectFrom("sessions.session")
    .select(["started_at as from", "last_seen_at as until"])
    .where("player_id", "=", playerId)
    .where("last_seen_at", ">", since)
    .where("restriction", "is", null)
    .orderBy("started_at")
    .execute()
}

/** Ends one change of address, or the open one of a player; false when none was open. */
export async function setEmailChangeEnded(
  tx: Tx,
  which: { id: bigint } | { playerId: bigint },
  reason: NonNullable<Selectable<Kept["sessions.email_change"]>["end_reason"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.email_change")
    .set({ ended_at: tx.now, end_reason: reason })
    .where("ended_at", "is", null)
    .where((eb) => ("id" in which ? eb("id", "=", which.id) : eb("player_id", "=", which.playerId)))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
