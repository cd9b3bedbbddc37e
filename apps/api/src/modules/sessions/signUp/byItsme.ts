import type { Language } from "@elite/contract"
import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
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

export async function completeNewcomerVisit(
  platform: Platform,
  ports: ItsmePorts,
  visit: SignUpReturn,
  language: Language,
) {
  const newcomer = await completeSignUpVisit(platform, ports, visit)
  await assertNotLinked(platform, ports, newcomer, language)
  await assertVouchedPersonAllowed(platform, newcomer.who)
  return { ...newcomer, known: await listKnownDetails(platform, newcomer.who) }
}

export async function getReturningNewcomer(
  platform: Platform,
  ports: ItsmePorts,
  visit: Omit<SignUpReturn, "address">,
) {
  const newcomer = await getNewcomer(platform, ports, visit)
  return { ...newcomer, known: await listKnownDetails(platform, newcomer.who) }
}

/** Refuses with the same error as for a person whom the register excludes, so that the two cannot be told apart. */
async function assertNotLinked(
  platform: Platform,
  { secret }: ItsmePorts,
  newcomer: Newcomer,
  language: Language,
) {
  const isLinked =
    (await findLinkedPlayer(platform.reads(), secret.subjectKeys(newcomer.subject))) !== undefined
  if (isLinked) throw await registrationRefused(platform.reads(), language)
}

export type ItsmeSignUp = SignUpReturn & {
  entered: Omit<EnteredDetails, "language"> & { language?: Language | undefined }
  /** The referral code, and the tracking data, which is stored only with the consent of this browser. */
  origin: OriginDetails
  consentCookie: string | undefined
  userAgent: string
  deviceType: "mobile" | "web"
}

/** The form cannot change what itsme vouches for. A refusal leaves the visit open: the form may be sent again. */
export async function signUpByItsme(
  platform: Platform,
  ports: ItsmePorts,
  request: ItsmeSignUp,
  language: Language,
): Promise<{ playerId: bigint; session: OpenedSession; returnTo: string; language: Language }> {
  const { reads, transact } = platform
  const { perAddress: limit, windowMinutes } = await getSetting(reads(), settings.signUp)
  const bucket = `signUp:${request.address}`
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
  const newcomer = await completeSignUpVisit(platform, ports, request).catch((error: unknown) => {
    throw error instanceof AppError && error.name === "ItsmeExpiredErrorType" ? codeExpired() : error
  })
  await assertNotLinked(platform, ports, newcomer, language)
  const entered = { ...request.entered, language: request.entered.language ?? newcomer.language }
  const candidate = await checkVouchedRegistration(platform, ports, {
    person: newcomer.who,
    entered,
    language,
  })
  try {
    return await transact(async (tx) => {
      if (!(await takeVisit(tx, hashToken(request.state)))) throw codeExpired()
      const { playerId } = await registerPlayer(platform, tx, candidate, request.origin.referralCode)
      await linkNewcomer(tx, ports, playerId, newcomer)
      if (!(await acceptNewcomerIdentity(ports.secret, tx, playerId, newcomer.who)))
        throw await registrationRefused(tx, language)
      await saveOrigin(tx, { playerId, cookie: request.consentCookie }, request.origin)
      const session = await openSession(tx, { ...request, playerId })
      return { playerId, session, returnTo: newcomer.returnTo, language: entered.language }
    })
  } catch (error) {
    // A simultaneous transaction linked the same itsme account.
    if (violatedConstraint(error) === "itsme_link_subject") throw await registrationRefused(reads(), language)
    throw error
  }
}

const codeExpired = () => new AppError("CodeExpiredErrorType")

const linkNewcomer = (tx: Tx, { secret }: ItsmePorts, playerId: bigint, { subject }: Newcomer) =>
  setLink(tx, playerId, { subject: secret.encrypt(subject), subjectKey: secret.subjectKey(subject) })
