import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { type OpenedSession, renewToken } from "../sessions.ts"
import { setProved } from "../store.ts"
import { findLinkedAt, lockLink } from "./store.ts"
import { completeVisit, type ItsmePorts, startVisit, type VisitReturn, type VisitStart } from "./visits.ts"

export async function startStepUp(
  platform: Platform,
  ports: ItsmePorts,
  from: Omit<VisitStart, "purpose"> & { playerId: bigint },
): Promise<Awaited<ReturnType<typeof startVisit>>> {
  if (!(await findLinkedAt(platform.reads(), from.playerId))) throw new AppError("ItsmeNotLinkedErrorType")
  return startVisit(platform, ports, { ...from, purpose: "stepUp" })
}

/** Only the linked itsme account counts; the session continues under a new token. */
export async function stepUpByItsme(
  platform: Platform,
  ports: ItsmePorts,
  visit: Omit<VisitReturn, "purpose"> & { playerId: bigint; sessionId: bigint },
): Promise<Pick<OpenedSession, "token" | "maxAgeSeconds"> & { returnTo: string }> {
  const { playerId, sessionId } = visit
  const { subject, returnTo } = await completeVisit(platform, ports, { ...visit, purpose: "stepUp" })
  return platform.transact(async (tx) => {
    if (!(await lockLink(tx, playerId, ports.secret.subjectKeys(subject))))
      throw new AppError("ItsmeNotLinkedErrorType")
    await setProved(tx, sessionId)
    const renewed = await renewToken(tx, sessionId)
    if (!renewed) throw new AppError("UnauthorizedErrorType")
    return { ...renewed, returnTo }
  })
}
