import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import { hashToken, randomToken } from "../../platform/lib/random.ts"
import { getSetting } from "../content/index.ts"
import { assertLoginAllowed, beginSession, findRestriction, restartRealityCheck } from "../limits/index.ts"
import { detachSessions } from "../notifications/index.ts"
import { areTermsAccepted } from "../players/index.ts"
import { forgetSession } from "./authenticate.ts"
import { deviceHash, deviceName } from "./device.ts"
import { sessionEnded, sessionStarted } from "./events.ts"
import type { EndReason } from "./ports.ts"
import * as settings from "./settings.ts"
import {
  type EndedSession,
  findLastSeen,
  findProvedAt,
  findStart,
  insertDevice,
  insertSession,
  isSessionAlive,
  setRestriction,
  setSessionsEnded,
  setSessionsExpired,
  setTokenHash,
} from "./store.ts"

export type OpenedSession = { token: string; sessionId: bigint; maxAgeSeconds: number; isNewDevice: boolean }

/**
 * Opens a session, restricted for a player on a break or a temporary exclusion. Only the hash of its token is stored.
 * Refuses with AccountClosed, AccountUnderAge, AccountExcluded.
 */
export async function openSession(
  tx: Tx,
  from: { playerId: bigint; userAgent: string; address: string; deviceType: "mobile" | "web" },
): Promise<OpenedSession> {
  const { playerId, userAgent, address, deviceType } = from
  const restriction = await assertLoginAllowed(tx, playerId)
  const life = await getSetting(tx, settings.session)
  const token = randomToken()
  const seenAt = await findLastSeen(tx, playerId)
  // Only an absence as long as the idle limit restarts the reality check; logging out and in again does not.
  const hasRested = !seenAt || tx.now.getTime() - seenAt.getTime() >= life.idleMinutes * minuteMs
  if (hasRested) await restartRealityCheck(tx, playerId)
  await beginSession(tx, playerId, seenAt)
  const hash = deviceHash(userAgent)
  const isNewDevice = await insertDevice(tx, playerId, hash)
  const sessionId = await insertSession(tx, {
    tokenHash: hashToken(token),
    playerId,
    deviceHash: hash,
    deviceType,
    device: deviceName(userAgent),
    address,
    restriction,
    asksTerms: !(await areTermsAccepted(tx, playerId)),
    ...life,
  })
  await tx.publish(sessionStarted, { playerId, sessionId, isNewDevice })
  return { token, sessionId, maxAgeSeconds: life.maximumHours * 3600, isNewDevice }
}

/** Replaces the token of a session, which keeps its end. Undefined where the session has ended. */
export async function renewToken(
  tx: Tx,
  sessionId: bigint,
): Promise<Pick<OpenedSession, "token" | "maxAgeSeconds"> | undefined> {
  const token = randomToken()
  const endsAt = await setTokenHash(tx, sessionId, hashToken(token))
  if (!endsAt) return undefined
  tx.afterCommit(() => forgetSession(sessionId))
  return { token, maxAgeSeconds: Math.max(0, Math.floor((endsAt.getTime() - tx.now.getTime()) / 1000)) }
}

/** The sockets are closed shortly after the commit. */
export async function endSessions(
  tx: Tx,
  playerId: bigint,
  { reason, except }: { reason: EndReason; except?: bigint },
): Promise<void> {
  await publishEnded(tx, await setSessionsEnded(tx, playerId, { except }, reason), reason)
}

/** Keeps sessions that were opened under the present restriction, and all where the event arrived after its end. */
export async function endSessionsBeforeRestriction(
  tx: Tx,
  playerId: bigint,
  reason: EndReason,
): Promise<void> {
  const restriction = await findRestriction(tx, playerId)
  if (restriction === null) return
  await publishEnded(tx, await setSessionsEnded(tx, playerId, { unlike: restriction }, reason), reason)
}

/** Writes the current restriction to the restricted sessions of a player. */
export async function renewRestriction(tx: Tx, playerId: bigint): Promise<void> {
  const renewed = await setRestriction(tx, playerId, await findRestriction(tx, playerId))
  tx.afterCommit(() => {
    for (const sessionId of renewed) forgetSession(sessionId)
  })
}

export async function endSession(
  tx: Tx,
  session: { playerId: bigint; sessionId: bigint },
  reason: EndReason,
): Promise<void> {
  await publishEnded(
    tx,
    await setSessionsEnded(tx, session.playerId, { only: session.sessionId }, reason),
    reason,
  )
}

/** Ends expired sessions, 500 at most. Returns how many. */
export async function endIdleSessions(tx: Tx): Promise<number> {
  const ended = await setSessionsExpired(tx)
  await publishEnded(tx, ended, "expired")
  return ended.length
}

async function publishEnded(tx: Tx, ended: readonly EndedSession[], reason: EndReason): Promise<void> {
  for (const { id: sessionId, player_id: playerId } of ended)
    await tx.publish(sessionEnded, { playerId, sessionId, reason })
  // A session that expired keeps its push subscription; a logged-out one loses it.
  const sessionIds = ended.map(({ id }) => id)
  if (reason !== "expired" && sessionIds.length > 0) await detachSessions(tx, sessionIds)
  tx.afterCommit(() => {
    for (const { id } of ended) forgetSession(id)
  })
}

/** When a session began. Throws where it does not exist. */
export async function getSession(from: Reads, sessionId: bigint): Promise<{ startedAt: Date }> {
  const startedAt = await findStart(from, sessionId)
  if (!startedAt) throw new Error(`There is no session ${sessionId}.`)
  return { startedAt }
}

/** Whether a session has neither ended nor expired. */
export const isAlive = (from: Reads, sessionId: bigint): Promise<boolean> => isSessionAlive(from, sessionId)

/**
 * Refuses with StepUpRequiredErrorType without a login or step-up in the last five minutes, with UnauthorizedErrorType
 * where the session has ended.
 */
export async function assertRecentlyProved(from: Reads, sessionId: bigint): Promise<void> {
  const provedAt = await findProvedAt(from, sessionId)
  if (!provedAt) throw new AppError("UnauthorizedErrorType")
  const { minutes } = await getSetting(from, settings.stepUp)
  if (provedAt.getTime() + minutes * minuteMs <= from.now.getTime())
    throw new AppError("StepUpRequiredErrorType")
}
