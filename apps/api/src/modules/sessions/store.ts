import type { ErrorName } from "@elite/contract"
import { sql } from "kysely"
import type { Restriction } from "../../kernel/http.ts"
import type { Tx } from "../../kernel/transaction.ts"
import type { EndReason } from "./ports.ts"

type Reads = Pick<Tx, "db">

export type NewSession = {
  tokenHash: Buffer
  playerId: bigint
  deviceHash: Buffer
  deviceType: "mobile" | "web"
  device: string
  address: string
  idleMinutes: number
  maximumHours: number
  touchSeconds: number
  restriction: Restriction | null
}

export async function addSession(tx: Tx, s: NewSession): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into sessions.session (token_hash, player_id, started_at, last_seen_at, idle_until, idle_for, touch_every,
      ends_at, device_hash, device_type, device, address, restriction, restricted_until)
    values (${s.tokenHash}, ${s.playerId}, ${tx.now}, ${tx.now}, ${tx.now}::timestamptz + make_interval(mins => ${s.idleMinutes}),
      make_interval(mins => ${s.idleMinutes}), make_interval(secs => ${s.touchSeconds}),
      ${tx.now}::timestamptz + make_interval(hours => ${s.maximumHours}), ${s.deviceHash}, ${s.deviceType}, ${s.device}, ${s.address},
      ${s.restriction?.name ?? null}, ${s.restriction?.until ?? null})
    returning id`.execute(tx.db)
  return rows[0]!.id
}

export type SessionRow = {
  id: bigint
  player_id: bigint
  started_at: Date
  last_seen_at: Date
  idle_until: Date
  ends_at: Date
  touch_at: Date
  restriction: ErrorName | null
  restricted_until: Date | null
}

/** The session of a token, unless it was ended; whether its time is up is for the caller to see. */
export async function readByToken(tx: Reads, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select id, player_id, started_at, last_seen_at, idle_until, ends_at, last_seen_at + touch_every as touch_at,
      restriction, restricted_until
    from sessions.session where token_hash = ${tokenHash} and ended_at is null`.execute(tx.db)
  return rows[0]
}

export async function readStart(tx: Reads, sessionId: bigint): Promise<Date | undefined> {
  const { rows } = await sql<{ started_at: Date }>`
    select started_at from sessions.session where id = ${sessionId}`.execute(tx.db)
  return rows[0]?.started_at
}

/** When the player's latest session began. */
export async function readLastStart(tx: Reads, playerId: bigint): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(started_at) as at from sessions.session where player_id = ${playerId}`.execute(tx.db)
  return rows[0]?.at ?? null
}

/** Whether the player has logged in from this network address before. */
export async function knownAddress(tx: Reads, playerId: bigint, address: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists(select from sessions.session where player_id = ${playerId} and address = ${address}) as known`.execute(
    tx.db,
  )
  return rows[0]!.known
}

export async function touchSession(tx: Reads, sessionId: bigint, now: Date): Promise<void> {
  await sql`select sessions.touch(${sessionId}, ${now})`.execute(tx.db)
}

export type Ended = { id: bigint; player_id: bigint }

/** Ends sessions of a player: all, or all but one, or one, or those that may do everything. */
export async function endMany(
  tx: Tx,
  playerId: bigint,
  which: { only?: bigint | undefined; except?: bigint | undefined; unrestricted?: true },
  reason: EndReason,
): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update sessions.session set ended_at = ${tx.now}, end_reason = ${reason}
    where player_id = ${playerId} and ended_at is null
      and (${which.only ?? null}::bigint is null or id = ${which.only ?? null})
      and id is distinct from ${which.except ?? null}::bigint
      and (restriction is null or not ${which.unrestricted ?? false})
    returning id, player_id`.execute(tx.db)
  return rows
}

/** Ends what has run out, up to 500 at a time, at the instant it ran out. */
export async function endExpired(tx: Tx): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update sessions.session set ended_at = least(idle_until, ends_at), end_reason = 'expired'
    where id in (
      select id from sessions.session where ended_at is null and least(idle_until, ends_at) <= ${tx.now}
      order by idle_until limit 500 for update skip locked
    )
    returning id, player_id`.execute(tx.db)
  return rows
}

/** Notes a device of a player; true when they have others and this one is new. */
export async function noteDevice(tx: Tx, playerId: bigint, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean; others: boolean }>`
    insert into sessions.device (player_id, device_hash, first_seen_at, last_seen_at)
    values (${playerId}, ${deviceHash}, ${tx.now}, ${tx.now})
    on conflict (player_id, device_hash) do update set last_seen_at = excluded.last_seen_at
    returning (xmax = 0) as fresh,
      exists(select from sessions.device d where d.player_id = ${playerId} and d.device_hash <> ${deviceHash}) as others`.execute(
    tx.db,
  )
  return rows[0]!.fresh && rows[0]!.others
}

/** Whether a session still counts at `from.now`. */
export async function isSessionAlive(from: Reads & Pick<Tx, "now">, sessionId: bigint): Promise<boolean> {
  const { rows } = await sql<{ alive: boolean }>`
    select sessions.is_alive(${sessionId}, ${from.now}) as alive`.execute(from.db)
  return rows[0]!.alive
}
