import type { Language } from "@elite/contract"
import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setting } from "../../content/index.ts"
import { settleNewcomer } from "../../identity/index.ts"
import {
  admitVouched,
  admitVouchedPerson,
  knownDetails,
  notAccepted,
  register,
  type Told,
} from "../../players/index.ts"
import { linkedPlayerOf, setLink, takeVisit } from "../itsme/itsmeStore.ts"
import { type Arrival, arriveToSignUp, type ItsmePorts, type Newcomer, newcomerOf } from "../itsme/visits.ts"
import { type Opened, openSession } from "../session.ts"
import * as settings from "../settings.ts"
import { keepCameBy, type Said } from "./cameBy.ts"

type Back = Omit<Arrival, "purpose" | "playerId">

/**
 * Takes back somebody who was at itsme to sign up, and answers who they are and what nobody need ask them. Refuses as
 * `arriveToSignUp` and `admitVouchedPerson` do, and with UserAlreadyExists whose itsme logs them in already.
 */
export async function meetNewcomer(platform: Platform, ports: ItsmePorts, back: Back, language: Language) {
  const newcomer = await arriveToSignUp(platform, ports, back)
  await assertNotLinked(platform, ports, newcomer, language)
  await admitVouchedPerson(platform, newcomer.who)
  return { ...newcomer, known: await knownDetails(platform, newcomer.who) }
}

/** Who is back from itsme, once more. Refuses as `newcomerOf` does. */
export async function newcomerAgain(platform: Platform, ports: ItsmePorts, back: Omit<Back, "address">) {
  const newcomer = await newcomerOf(platform, ports, back)
  return { ...newcomer, known: await knownDetails(platform, newcomer.who) }
}

/** Not the account's own sentence: whoever is excluded by the register hears the same. */
async function assertNotLinked(
  platform: Platform,
  { secret }: ItsmePorts,
  who: Newcomer,
  language: Language,
) {
  const isLinked = (await linkedPlayerOf(platform.reads(), secret.subjectKeys(who.subject))) !== undefined
  if (isLinked) throw await notAccepted(platform.reads(), language)
}

export type SigningUp = Back & {
  told: Omit<Told, "language"> & { language?: Language | undefined }
  /** By whom they say they were invited, and where else they come from, which is kept only where this browser allows it. */
  origin: Said
  consentCookie: string | undefined
  userAgent: string
  deviceType: "mobile" | "web"
}

/**
 * Opens the account of somebody who is back from itsme, with what they wrote besides: its identity is verified, its itsme
 * linked, and its first session open. Who they are and what itsme says of them is itsme's alone. What is refused uses
 * nothing up: the same way back may be tried again until it runs out. Refuses as `arriveToSignUp` does, but with
 * CodeExpiredErrorType in place of ItsmeExpiredErrorType; as `admitVouched` does; with UserAlreadyExists also whose itsme or
 * number belongs to an account; and with TooManyRequestsErrorType after thirty from one network address in ten minutes.
 */
export async function signUpByItsme(
  platform: Platform,
  ports: ItsmePorts,
  given: SigningUp,
  language: Language,
): Promise<{ playerId: bigint; session: Opened; returnTo: string; language: Language }> {
  const { reads, transact } = platform
  const { perAddress: limit, windowMinutes } = await setting(reads(), settings.signUp)
  const bucket = `signUp:${given.address}`
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * 60_000 })
  const newcomer = await arriveToSignUp(platform, ports, given).catch((problem: unknown) => {
    throw problem instanceof AppError && problem.name === "ItsmeExpiredErrorType" ? expired() : problem
  })
  await assertNotLinked(platform, ports, newcomer, language)
  const told = { ...given.told, language: given.told.language ?? newcomer.language }
  const candidate = await admitVouched(platform, ports, { who: newcomer.who, told, language })
  try {
    return await transact(async (tx) => {
      if (!(await takeVisit(tx, hashToken(given.state)))) throw expired()
      const { playerId } = await register(platform, tx, candidate, given.origin.referralCode)
      await bind(tx, ports, playerId, newcomer)
      if (!(await settleNewcomer(ports.secret, tx, playerId, newcomer.who)))
        throw await notAccepted(tx, language)
      await keepCameBy(tx, { playerId, cookie: given.consentCookie }, given.origin)
      const session = await openSession(tx, { ...given, playerId })
      return { playerId, session, returnTo: newcomer.returnTo, language: told.language }
    })
  } catch (problem) {
    // Another account got the same itsme at the same moment.
    if (violatedConstraint(problem) === "itsme_link_subject") throw await notAccepted(reads(), language)
    throw problem
  }
}

const expired = () => new AppError("CodeExpiredErrorType")

const bind = (tx: Tx, { secret }: ItsmePorts, playerId: bigint, { subject }: Newcomer) =>
  setLink(tx, playerId, { subject: secret.encrypt(subject), subjectKey: secret.subjectKey(subject) })
