import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
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
 * Opens a session: a new token of 256 random bits, kept only as its hash; 30 minutes without a sign of life
 * end it, and 12 hours in any case. Every way in comes through here, and asks the gate: whoever is on a break or
 * excluded for a time gets a restricted session. Refuses with AccountClosed, AccountUnderAge, AccountExcluded.
 */
export async function openSession(
  tx: Tx,
  from: { playerId: bigint; userAgent: string; address: string; deviceType: "mobile" | "web" },
): Promise<OpenedSession> {
  const { playerId, userAgent, address, deviceType } = from
  const restriction = await assertLoginAllowed(tx, playerId)
  const life = await getSetting(tx, settings.session)
  const made = randomToken()
  const seenAt = await findLastSeen(tx, playerId)
  // Who was away for as long as a session may lie idle has rested; logging out and in again is no rest.
  const hasRested = !seenAt || tx.now.getTime() - seenAt.getTime() >= life.idleMinutes * 60_000
  if (hasRested) await restartRealityCheck(tx, playerId)
  await beginSession(tx, playerId, seenAt)
  const hash = deviceHash(userAgent)
  const isNewDevice = await insertDevice(tx, playerId, hash)
  const sessionId = await insertSession(tx, {
    tokenHash: hashToken(made),
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
  return { token: made, sessionId, maxAgeSeconds: life.maximumHours * 3600, isNewDevice }
}

/** Goes on with a session under a new token, until the same end; undefined where it has ended. */
export async function renewToken(
  tx: Tx,
  sessionId: bigint,
): Promise<Pick<OpenedSession, "token" | "maxAgeSeconds"> | undefined> {
  const made = randomToken()
  const endsAt = await setTokenHash(tx, sessionId, hashToken(made))
  if (!endsAt) return undefined
  tx.afterCommit(() => forgetSession(sessionId))
  return { token: made, maxAgeSeconds: Math.max(0, Math.floor((endsAt.getTime() - tx.now.getTime()) / 1000)) }
}

/** Ends every session of a player, or all but one; their sockets are cut within moments of the commit. */
export async function endSessions(
  tx: Tx,
  playerId: bigint,
  how: { reason: EndReason; except?: bigint },
): Promise<void> {
  await publishEnded(tx, await setSessionsEnded(tx, playerId, { except: how.except }, how.reason), how.reason)
}

/**
 * Ends the sessions of a player whom the gate lets play no longer. What may stay are sessions that were opened
 * knowing why and until when, unless the account may have none at all. Where nothing restricts the player by now, the
 * reason was heard of late and is over: what was opened since stays.
 */
export async function endSessionsBeforeRestriction(
  tx: Tx,
  playerId: bigint,
  reason: EndReason,
): Promise<void> {
  const unlike = await findRestriction(tx, playerId)
  if (unlike === null) return
  await publishEnded(tx, await setSessionsEnded(tx, playerId, { unlike }, reason), reason)
}

/** Lets the restricted sessions of a player know why and until when they are, where that has become another reason. */
export async function renewRestriction(tx: Tx, playerId: bigint): Promise<void> {
  const renewed = await setRestriction(tx, playerId, await findRestriction(tx, playerId))
  tx.afterCommit(() => {
    for (const sessionId of renewed) forgetSession(sessionId)
  })
}

/** Ends one session of a player; one that has ended already stays as it is. */
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

/** Ends what has run out by idleness or age. Returns how many ended; at most 500 in one go. */
export async function endIdleSessions(tx: Tx): Promise<number> {
  const ended = await setSessionsExpired(tx)
  await publishEnded(tx, ended, "expired")
  return ended.length
}

async function publishEnded(tx: Tx, ended: readonly EndedSession[], reason: EndReason): Promise<void> {
  for (const { id: sessionId, player_id: playerId } of ended)
    await tx.publish(sessionEnded, { playerId, sessionId, reason })
  // Who was only away for long is told on; whoever was logged out is not.
  const sessionIds = ended.map(({ id }) => id)
  if (reason !== "expired" && sessionIds.length > 0) await detachSessions(tx, sessionIds)
  tx.afterCommit(() => {
    for (const { id } of ended) forgetSession(id)
  })
}

/** When a session began, for session clocks. There must be such a session. */
export async function getSession(from: Reads, sessionId: bigint): Promise<{ startedAt: Date }> {
  const startedAt = await findStart(from, sessionId)
  if (!startedAt) throw new Error(`There is no session ${sessionId}.`)
  return { startedAt }
}

/** Whether a session still counts: not ended, not idle for too long, not older than its longest life. */
export const isAlive = (from: Reads, sessionId: bigint): Promise<boolean> => isSessionAlive(from, sessionId)

/**
 * Refuses with StepUpRequiredErrorType a session that has not proved its owner's identity in the last five minutes: by its
 * login or by a step-up. Refuses with UnauthorizedErrorType a session that has ended.
 */
export async function assertRecentlyProved(from: Reads, sessionId: bigint): Promise<void> {
  const provedAt = await findProvedAt(from, sessionId)
  if (!provedAt) throw new AppError("UnauthorizedErrorType")
  const { minutes } = await getSetting(from, settings.stepUp)
  if (provedAt.getTime() + minutes * 60_000 <= from.now.getTime())
    throw new AppError("StepUpRequiredErrorType")
}
