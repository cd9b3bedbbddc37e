import type { Language } from "@elite/contract"
import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { acceptNewcomerIdentity } from "../../identity/index.ts"
import {
  assertVouchedPersonAllowed,
  checkVouchedRegistration,
  type EnteredDetails,
  listKnownDetails,
  registerPlayer,
  registrationRefused,
} from "../../players/index.ts"
import { findLinkedPlayer, setLink, takeVisit } from "../itsme/store.ts"
import {
  completeSignUpVisit,
  getNewcomer,
  type ItsmePorts,
  type Newcomer,
  type VisitReturn,
} from "../itsme/visits.ts"
import { type OpenedSession, openSession } from "../sessions.ts"
import * as settings from "../settings.ts"
import { type OriginDetails, saveOrigin } from "./origin.ts"

type SignUpReturn = Omit<VisitReturn, "purpose" | "playerId">

/**
 * Takes back somebody who was at itsme to sign up, and answers who they are and what nobody need ask them. Refuses as
 * `completeSignUpVisit` and `assertVouchedPersonAllowed` do, and with UserAlreadyExists whose itsme logs them in already.
 */
export async function completeNewcomerVisit(
  platform: Platform,
  ports: ItsmePorts,
  back: SignUpReturn,
  language: Language,
) {
  const newcomer = await completeSignUpVisit(platform, ports, back)
  await assertNotLinked(platform, ports, newcomer, language)
  await assertVouchedPersonAllowed(platform, newcomer.who)
  return { ...newcomer, known: await listKnownDetails(platform, newcomer.who) }
}

/** Who is back from itsme, once more. Refuses as `getNewcomer` does. */
export async function getReturningNewcomer(
  platform: Platform,
  ports: ItsmePorts,
  back: Omit<SignUpReturn, "address">,
) {
  const newcomer = await getNewcomer(platform, ports, back)
  return { ...newcomer, known: await listKnownDetails(platform, newcomer.who) }
}

/** Not the account's own sentence: whoever is excluded by the register hears the same. */
async function assertNotLinked(
  platform: Platform,
  { secret }: ItsmePorts,
  who: Newcomer,
  language: Language,
) {
  const isLinked = (await findLinkedPlayer(platform.reads(), secret.subjectKeys(who.subject))) !== undefined
  if (isLinked) throw await registrationRefused(platform.reads(), language)
}

export type ItsmeSignUp = SignUpReturn & {
  entered: Omit<EnteredDetails, "language"> & { language?: Language | undefined }
  /** By whom they say they were invited, and where else they come from, which is kept only where this browser allows it. */
  origin: OriginDetails
  consentCookie: string | undefined
  userAgent: string
  deviceType: "mobile" | "web"
}

/**
 * Opens the account of somebody who is back from itsme, with what they wrote besides: its identity is verified, its itsme
 * linked, and its first session open. Who they are and what itsme says of them is itsme's alone. What is refused uses
 * nothing up: the same way back may be tried again until it runs out. Refuses as `completeSignUpVisit` does, but with
 * CodeExpiredErrorType in place of ItsmeExpiredErrorType; as `checkVouchedRegistration` does; with UserAlreadyExists also whose itsme or
 * number belongs to an account; and with TooManyRequestsErrorType after thirty from one network address in ten minutes.
 */
export async function signUpByItsme(
  platform: Platform,
  ports: ItsmePorts,
  given: ItsmeSignUp,
  language: Language,
): Promise<{ playerId: bigint; session: OpenedSession; returnTo: string; language: Language }> {
  const { reads, transact } = platform
  const { perAddress: limit, windowMinutes } = await getSetting(reads(), settings.signUp)
  const bucket = `signUp:${given.address}`
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * 60_000 })
  const newcomer = await completeSignUpVisit(platform, ports, given).catch((problem: unknown) => {
    throw problem instanceof AppError && problem.name === "ItsmeExpiredErrorType" ? expired() : problem
  })
  await assertNotLinked(platform, ports, newcomer, language)
  const told = { ...given.entered, language: given.entered.language ?? newcomer.language }
  const candidate = await checkVouchedRegistration(platform, ports, { who: newcomer.who, told, language })
  try {
    return await transact(async (tx) => {
      if (!(await takeVisit(tx, hashToken(given.state)))) throw expired()
      const { playerId } = await registerPlayer(platform, tx, candidate, given.origin.referralCode)
      await linkNewcomer(tx, ports, playerId, newcomer)
      if (!(await acceptNewcomerIdentity(ports.secret, tx, playerId, newcomer.who)))
        throw await registrationRefused(tx, language)
      await saveOrigin(tx, { playerId, cookie: given.consentCookie }, given.origin)
      const session = await openSession(tx, { ...given, playerId })
      return { playerId, session, returnTo: newcomer.returnTo, language: told.language }
    })
  } catch (problem) {
    // Another account got the same itsme at the same moment.
    if (violatedConstraint(problem) === "itsme_link_subject")
      throw await registrationRefused(reads(), language)
    throw problem
  }
}

const expired = () => new AppError("CodeExpiredErrorType")

const linkNewcomer = (tx: Tx, { secret }: ItsmePorts, playerId: bigint, { subject }: Newcomer) =>
  setLink(tx, playerId, { subject: secret.encrypt(subject), subjectKey: secret.subjectKey(subject) })
