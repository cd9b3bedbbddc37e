import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { assertAllowed } from "../../limits/index.ts"
import { type LoggedIn, type LoginAttempt, openLoginSession } from "../secondFactor/enter.ts"
import { findLinkedPlayer, lockLink } from "./store.ts"
import { completeVisit, type ItsmePorts, type VisitReturn } from "./visits.ts"

/**
 * Logs in whoever itsme says is there, through the same door as a password: the gate, the exclusion register, the session
 * and what is told of a new device are the same. itsme asks for something one has and something one knows by itself, so no
 * second factor is asked for after it. Only the subject counts, never an e-mail address. Refuses as `arrive`
 * does; with ItsmeEmailNotLinkedErrorType a subject that is linked to no account; and with what the gate says of logging
 * in: AccountClosed, AccountUnderAge, AccountExcluded.
 */
export async function logInByItsme(
  platform: Platform,
  ports: ItsmePorts,
  given: Omit<VisitReturn, "purpose" | "playerId"> & Omit<LoginAttempt, "playerId">,
): Promise<LoggedIn & { returnTo: string }> {
  const { subject, returnTo } = await completeVisit(platform, ports, { ...given, purpose: "login" })
  const subjectKeys = ports.secret.subjectKeys(subject)
  const playerId = await findLinkedPlayer(platform.reads(), subjectKeys)
  if (playerId === undefined) throw new AppError("ItsmeEmailNotLinkedErrorType")
  await assertAllowed(platform.reads(), playerId, "login")
  await ports.ask.checkPlayer(playerId, "login")
  return platform.transact(async (tx) => {
    // While the register was asked the account may have got another itsme; from here on that waits for this session.
    if (!(await lockLink(tx, playerId, subjectKeys))) throw new AppError("ItsmeEmailNotLinkedErrorType")
    return { ...(await openLoginSession(platform, tx, { ...given, playerId })), returnTo }
  })
}
