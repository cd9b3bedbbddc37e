import type { Language } from "@elite/contract"
import { href, toAbsoluteUrl } from "@elite/paths"
import { countAttempt, undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { hashToken, randomToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import type { RegistrationPorts, VouchedPerson } from "../../players/index.ts"
import * as settings from "../settings.ts"
import type { Itsme, ItsmeAnswer, Purpose, Thread } from "./ports.ts"
import {
  deleteVisits,
  findOpenVisit,
  insertVisit,
  setVisitAnswered,
  setVisitOpen,
  takeVisit,
  type Visit,
} from "./store.ts"

export type ItsmePorts = RegistrationPorts & { itsme: Itsme }

const minuteMs = 60_000

const visitBucket = (what: "leave" | "arrive", address: string) => `itsme:${what}:${address}`

/** Counts a question by the network address that it came from. Refuses with TooManyRequestsErrorType. */
async function countAddress({ reads, transact }: Platform, what: "leave" | "arrive", address: string) {
  const { perAddress: limit, windowMinutes } = await getSetting(reads(), settings.itsme)
  const bucket = visitBucket(what, address)
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
}

/** Where itsme sends browsers back to in a language; each is registered there, to the letter. */
const redirectUri = ({ publicUrl }: Pick<Platform, "publicUrl">, language: Language) =>
  toAbsoluteUrl(publicUrl, "authenticationCheck", language)

/** The cookie of a browser as we make it; anything else is not taken over. */
const isBrowserKey = (cookie: string | undefined): cookie is string =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie)

export type VisitStart = {
  purpose: Purpose
  /** For whom, where it is not to log in. */
  playerId?: bigint
  language: Language
  returnTo: string | undefined
  address: string
  /** The value of the cookie that marks this browser, if it has one. */
  browser: string | undefined
}

/**
 * Sends a browser to itsme. `state`, 256 random bits behind the name of the purpose, is kept only as its hash; nonce and
 * PKCE verifier stay here, sealed; the cookie that is answered binds them to this browser. Good for one way back within
 * ten minutes. Refuses with ItsmeServiceNotAvailableErrorType, and TooManyRequestsErrorType.
 */
export async function startVisit(
  platform: Platform,
  { itsme, secret }: ItsmePorts,
  { purpose, playerId, language, returnTo, address, browser }: VisitStart,
): Promise<{ authorizationUrl: string; browser: string; maxAgeSeconds: number }> {
  await countAddress(platform, "leave", address)
  const { visitMinutes } = await getSetting(platform.reads(), settings.itsme)
  const state = `${purpose}.${randomToken()}`
  const away = await itsme.startAuthorization({
    purpose,
    state,
    language,
    redirectUri: redirectUri(platform, language),
  })
  if (away.kind === "unavailable") throw new AppError("ItsmeServiceNotAvailableErrorType")
  const mark = isBrowserKey(browser) ? browser : randomToken()
  await platform.transact((tx) =>
    insertVisit(tx, {
      stateHash: hashToken(state),
      browserHash: hashToken(mark),
      purpose,
      playerId: playerId ?? null,
      language,
      returnTo: returnTo ?? href("home", language),
      thread: secret.encrypt(JSON.stringify(away.thread)),
      expiresAt: new Date(tx.now.getTime() + visitMinutes * minuteMs),
    }),
  )
  return { authorizationUrl: away.url, browser: mark, maxAgeSeconds: visitMinutes * 60 }
}

export type VisitReturn = {
  purpose: Purpose
  /** Who says that it was them, where it was not to log in. */
  playerId?: bigint
  code: string
  state: string
  /** The issuer that the way back named, where it did. */
  iss?: string | undefined
  address: string
  browser: string | undefined
}
type KnownAnswer = Extract<ItsmeAnswer, { kind: "known" }>
export type CompletedVisit = KnownAnswer & { returnTo: string }

/**
 * The visit that an arrival belongs to. One from another browser uses nothing up: it may still come back in its own. Refuses
 * with ItsmeExpiredErrorType and ItsmeOtherBrowserErrorType.
 */
async function getOpenVisit(
  platform: Platform,
  arrival: Omit<VisitReturn, "code" | "address">,
): Promise<Visit> {
  const visit = await findOpenVisit(platform.reads(), hashToken(arrival.state))
  if (!visit || visit.purpose !== arrival.purpose) throw new AppError("ItsmeExpiredErrorType")
  if (!arrival.browser || !hashToken(arrival.browser).equals(visit.browser_hash))
    throw new AppError("ItsmeOtherBrowserErrorType")
  if (visit.player_id !== (arrival.playerId ?? null)) throw new AppError("ItsmeExpiredErrorType")
  return visit
}

/**
 * Takes somebody back who was at itsme, and answers who they are. Refuses with ItsmeExpiredErrorType a state that is
 * unknown, used, older than ten minutes, another purpose's or another player's, and a code that itsme takes no more; with
 * ItsmeOtherBrowserErrorType one that left from another browser, which uses nothing up; with ItsmeNotConfirmedErrorType an
 * answer that does not hold; with ItsmeDocumentNeededErrorType a genuine one that does not say enough of who they are; with ItsmeServiceNotAvailableErrorType, after which the same way back may be tried again; and
 * with TooManyRequestsErrorType.
 */
export async function completeVisit(
  platform: Platform,
  ports: ItsmePorts,
  arrival: VisitReturn,
): Promise<CompletedVisit> {
  await countAddress(platform, "arrive", arrival.address)
  const visit = await getOpenVisit(platform, arrival)
  const known = await exchange(platform, ports, arrival, visit)
  return { ...known, returnTo: visit.return_to }
}

const visitErrors = {
  expired: "ItsmeExpiredErrorType",
  documentNeeded: "ItsmeDocumentNeededErrorType",
  refused: "ItsmeNotConfirmedErrorType",
} as const

/** Uses a visit up and asks itsme who came back; gives it back where itsme does not answer. */
async function exchange(
  platform: Platform,
  { itsme, secret }: ItsmePorts,
  { purpose, code, state, iss, address }: VisitReturn,
  visit: Visit,
): Promise<KnownAnswer> {
  const stateHash = hashToken(state)
  // Before itsme is asked: of two that arrive at once only one gets that far.
  if (!(await platform.transact((tx) => takeVisit(tx, stateHash))))
    throw new AppError("ItsmeExpiredErrorType")
  const thread = JSON.parse(secret.decrypt(visit.thread)) as Thread
  const answer = await itsme.exchangeCode({
    purpose,
    code,
    state,
    iss,
    redirectUri: redirectUri(platform, visit.language),
    thread,
  })
  if (answer.kind === "known") {
    // Whoever comes back from itsme as somebody was no nuisance: many share an address.
    for (const what of ["leave", "arrive"] as const)
      await undoAttempt(platform.transact, visitBucket(what, address))
    return answer
  }
  if (answer.kind === "unavailable") {
    await platform.transact((tx) => setVisitOpen(tx, stateHash))
    throw new AppError("ItsmeServiceNotAvailableErrorType")
  }
  throw new AppError(visitErrors[answer.kind])
}

/** Somebody who came back to sign up, as itsme says them, and until when that is kept. */
export type Newcomer = {
  subject: string
  who: VouchedPerson
  language: Language
  returnTo: string
  expiresAt: Date
}

/** What is kept of a visit, sealed. */
type Kept = Pick<Newcomer, "subject" | "who">

const decodeNewcomer = ({ secret }: ItsmePorts, visit: Visit, answer: Buffer): Newcomer => {
  const kept = JSON.parse(secret.decrypt(answer)) as Kept
  const { language, return_to: returnTo, expires_at: expiresAt } = visit
  return { ...kept, language, returnTo, expiresAt }
}

/**
 * Takes back somebody who was at itsme to sign up, and keeps what it said of them, sealed: they have half an hour to write
 * what it does not say, and its code is good once. Coming back again with the same code answers the same. Refuses as
 * `arrive` does.
 */
export async function completeSignUpVisit(
  platform: Platform,
  ports: ItsmePorts,
  given: Omit<VisitReturn, "purpose" | "playerId">,
): Promise<Newcomer> {
  const arrival: VisitReturn = { ...given, purpose: "signup" }
  await countAddress(platform, "arrive", given.address)
  const visit = await getOpenVisit(platform, arrival)
  if (visit.answer) return readKeptNewcomer(ports, visit, given.code)
  const { subject, person, details } = await exchange(platform, ports, arrival, visit)
  if (!person || !details) throw new AppError("ItsmeNotConfirmedErrorType")
  const answer = ports.secret.encrypt(
    JSON.stringify({ subject, who: { ...person, ...details } } satisfies Kept),
  )
  const { minutes } = await getSetting(platform.reads(), settings.itsmeSignUp)
  const codeHash = hashToken(given.code)
  const expiresAt = await platform.transact(async (tx) => {
    const until = new Date(tx.now.getTime() + minutes * minuteMs)
    await setVisitAnswered(tx, hashToken(given.state), { answer, codeHash, expiresAt: until })
    return until
  })
  return decodeNewcomer(ports, { ...visit, expires_at: expiresAt }, answer)
}

/** What is kept of somebody who came back to sign up. Refuses with ItsmeExpiredErrorType, and ItsmeOtherBrowserErrorType. */
export async function getNewcomer(
  platform: Platform,
  ports: ItsmePorts,
  given: Pick<VisitReturn, "code" | "state" | "browser">,
): Promise<Newcomer> {
  return readKeptNewcomer(ports, await getOpenVisit(platform, { ...given, purpose: "signup" }), given.code)
}

function readKeptNewcomer(ports: ItsmePorts, visit: Visit, code: string): Newcomer {
  if (!visit.answer || !visit.code_hash?.equals(hashToken(code))) throw new AppError("ItsmeExpiredErrorType")
  return decodeNewcomer(ports, visit, visit.answer)
}

/** Forgets the visits that ran out a day ago, and at once what was said in one. */
export const deleteOldVisits = (platform: Platform): Promise<void> =>
  platform.transact((tx) => deleteVisits(tx, addDays(tx.now, -1)))
