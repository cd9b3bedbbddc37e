import { Failure } from "../../../platform/lib/appError.ts"
import type { Kernel } from "../../../platform/module.ts"
import { may } from "../../limits/index.ts"
import { type Coming, type LoggedIn, openFor } from "../factor/enter.ts"
import { linkedPlayerOf, lockLink } from "./itsmeStore.ts"
import { type Arrival, arrive, type ItsmePorts } from "./visits.ts"

/**
 * Logs in whoever itsme says is there, through the same door as a password: the gate, the exclusion register, the session
 * and what is told of a new device are the same. itsme asks for something one has and something one knows by itself, so no
 * second factor is asked for after it. Only the subject counts, never an e-mail address. Refuses as `arrive`
 * does; with ItsmeEmailNotLinkedErrorType a subject that is linked to no account; and with what the gate says of logging
 * in: AccountClosed, AccountUnderAge, AccountExcluded.
 */
export async function logInByItsme(
  kernel: Kernel,
  ports: ItsmePorts,
  given: Omit<Arrival, "purpose" | "playerId"> & Omit<Coming, "playerId">,
): Promise<LoggedIn & { returnTo: string }> {
  const { subject, returnTo } = await arrive(kernel, ports, { ...given, purpose: "login" })
  const subjectKeys = ports.secret.subjectKeys(subject)
  const playerId = await linkedPlayerOf(kernel.reads(), subjectKeys)
  if (playerId === undefined) throw new Failure("ItsmeEmailNotLinkedErrorType")
  await may(kernel.reads(), playerId, "login")
  await ports.ask.player(playerId, "login")
  return kernel.transact(async (tx) => {
    // While the register was asked the account may have got another itsme; from here on that waits for this session.
    if (!(await lockLink(tx, playerId, subjectKeys))) throw new Failure("ItsmeEmailNotLinkedErrorType")
    return { ...(await openFor(kernel, tx, { ...given, playerId })), returnTo }
  })
}
