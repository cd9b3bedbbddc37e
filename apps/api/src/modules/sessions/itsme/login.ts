import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { assertAllowed } from "../../limits/index.ts"
import { type LoggedIn, type LoginAttempt, openLoginSession } from "../secondFactor/enter.ts"
import { findLinkedPlayer, lockLink } from "./store.ts"
import { completeVisit, type ItsmePorts, type VisitReturn } from "./visits.ts"

/** itsme uses two factors itself, so none is asked for. Only the subject counts, never an e-mail address. */
export async function logInByItsme(
  platform: Platform,
  ports: ItsmePorts,
  visit: Omit<VisitReturn, "purpose" | "playerId"> & Omit<LoginAttempt, "playerId">,
): Promise<LoggedIn & { returnTo: string }> {
  const { subject, returnTo } = await completeVisit(platform, ports, { ...visit, purpose: "login" })
  const subjectKeys = ports.secret.subjectKeys(subject)
  const playerId = await findLinkedPlayer(platform.reads(), subjectKeys)
  if (playerId === undefined) throw new AppError("ItsmeEmailNotLinkedErrorType")
  await assertAllowed(platform.reads(), playerId, "login")
  await ports.registerCheck.checkPlayer(playerId, "login")
  return platform.transact(async (tx) => {
    // The link may have changed while the register was asked. From here on a change waits for this transaction.
    if (!(await lockLink(tx, playerId, subjectKeys))) throw new AppError("ItsmeEmailNotLinkedErrorType")
    return { ...(await openLoginSession(platform, tx, { ...visit, playerId })), returnTo }
  })
}
