import { sessions as contract, type ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { unnamed } from "./device.ts"
import { endSession, endSessions } from "./sessions.ts"
import { isSessionOf, listOpenSessions, lockOpenSessions } from "./store.ts"

type Caller = { playerId: bigint; sessionId: bigint }

/** The caller's own session is first, then by last use. */
export async function listDevices(
  from: Reads,
  { playerId, sessionId }: Caller,
): Promise<ReplyOf<typeof contract.getDevices>["devices"]> {
  const rows = await listOpenSessions(from, playerId, { first: sessionId, limit: contract.mostDevices })
  return rows.map((row) => ({
    sessionId: Number(row.id),
    name: row.device === unnamed ? null : row.device,
    deviceType: row.device_type,
    address: row.address,
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === sessionId,
  }))
}

/** Another process may accept an ended session for two more seconds, in which it must not end others. */
async function lockSessions(tx: Tx, { playerId, sessionId }: Caller): Promise<void> {
  if (!(await lockOpenSessions(tx, playerId)).includes(sessionId)) throw new AppError("UnauthorizedErrorType")
}

export async function endDevice(tx: Tx, caller: Caller, sessionId: bigint): Promise<{ isOwn: boolean }> {
  const { playerId } = caller
  await lockSessions(tx, caller)
  if (!(await isSessionOf(tx, playerId, sessionId))) throw new AppError("NotFoundErrorType")
  const isOwn = sessionId === caller.sessionId
  await endSession(tx, { playerId, sessionId }, isOwn ? "loggedOut" : "endedElsewhere")
  return { isOwn }
}

export async function endOtherDevices(tx: Tx, caller: Caller): Promise<void> {
  await lockSessions(tx, caller)
  await endSessions(tx, caller.playerId, { reason: "endedElsewhere", except: caller.sessionId })
}
