import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { type OpenedSession, renewToken } from "../sessions.ts"
import { setProved } from "../store.ts"
import { findLinkedAt, lockLink } from "./store.ts"
import { completeVisit, type ItsmePorts, startVisit, type VisitReturn, type VisitStart } from "./visits.ts"

/**
 * Sends a player to itsme to show once more that it is them. Refuses as `leave` does, and with ItsmeNotLinkedErrorType
 * where no itsme logs them in: it would prove nothing.
 */
export async function startStepUp(
  platform: Platform,
  ports: ItsmePorts,
  from: Omit<VisitStart, "purpose"> & { playerId: bigint },
): Promise<Awaited<ReturnType<typeof startVisit>>> {
  if (!(await findLinkedAt(platform.reads(), from.playerId))) throw new AppError("ItsmeNotLinkedErrorType")
  return startVisit(platform, ports, { ...from, purpose: "stepUp" })
}

/**
 * Has a player who is logged in show by itsme, in place of the password, who they are: the session goes on under a new
 * token, and what `assertRecentlyProved` guards is open. Only the itsme that is linked to this account counts. Refuses as `arrive`
 * does; with ItsmeNotLinkedErrorType another one; and with UnauthorizedErrorType where the session ended meanwhile.
 */
export async function stepUpByItsme(
  platform: Platform,
  ports: ItsmePorts,
  given: Omit<VisitReturn, "purpose"> & { playerId: bigint; sessionId: bigint },
): Promise<Pick<OpenedSession, "token" | "maxAgeSeconds"> & { returnTo: string }> {
  const { playerId, sessionId } = given
  const { subject, returnTo } = await completeVisit(platform, ports, { ...given, purpose: "stepUp" })
  return platform.transact(async (tx) => {
    if (!(await lockLink(tx, playerId, ports.secret.subjectKeys(subject))))
      throw new AppError("ItsmeNotLinkedErrorType")
    await setProved(tx, sessionId)
    const renewed = await renewToken(tx, sessionId)
    if (!renewed) throw new AppError("UnauthorizedErrorType")
    return { ...renewed, returnTo }
  })
}
