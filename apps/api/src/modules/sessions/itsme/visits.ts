import type { Language } from "@elite/contract"
import { href, toAbsoluteUrl } from "@elite/paths"
import { countAttempt, undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { addDays, minuteMs } from "../../../platform/lib/calendar.ts"
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

const visitBucket = (direction: "leave" | "arrive", address: string) => `itsme:${direction}:${address}`

/** Refuses with TooManyRequestsErrorType. */
async function countAddress({ reads, transact }: Platform, direction: "leave" | "arrive", address: string) {
  const { perAddress: limit, windowMinutes } = await getSetting(reads(), settings.itsme)
  const bucket = visitBucket(direction, address)
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
}

/** Each URI is registered at itsme exactly as it is. */
const redirectUri = ({ publicUrl }: Pick<Platform, "publicUrl">, language: Language) =>
  toAbsoluteUrl(publicUrl, "authenticationCheck", language)

/** Only a value of our own format is reused. */
const isBrowserKey = (cookie: string | undefined): cookie is string =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie)

export type VisitStart = {
  purpose: Purpose
  playerId?: bigint
  language: Language
  returnTo: string | undefined
  address: string
  browser: string | undefined
}

/** `state` is stored as a hash, nonce and PKCE verifier encrypted; the cookie binds them to this browser. */
export async function startVisit(
  platform: Platform,
  { itsme, secret }: ItsmePorts,
  { purpose, playerId, language, returnTo, address, browser }: VisitStart,
): Promise<{ authorizationUrl: string; browser: string; maxAgeSeconds: number }> {
  await countAddress(platform, "leave", address)
  const { visitMinutes } = await getSetting(platform.reads(), settings.itsme)
  const state = `${purpose}.${randomToken()}`
  const authorization = await itsme.startAuthorization({
    purpose,
    state,
    language,
    redirectUri: redirectUri(platform, language),
  })
  if (authorization.kind === "unavailable") throw new AppError("ItsmeServiceNotAvailableErrorType")
  const browserKey = isBrowserKey(browser) ? browser : randomToken()
  await platform.transact((tx) =>
    insertVisit(tx, {
      stateHash: hashToken(state),
      browserHash: hashToken(browserKey),
      purpose,
      playerId: playerId ?? null,
      language,
      returnTo: returnTo ?? href("home", language),
      thread: secret.encrypt(JSON.stringify(authorization.thread)),
      expiresAt: new Date(tx.now.getTime() + visitMinutes * minuteMs),
    }),
  )
  return { authorizationUrl: authorization.url, browser: browserKey, maxAgeSeconds: visitMinutes * 60 }
}

export type VisitReturn = {
  purpose: Purpose
  playerId?: bigint
  code: string
  state: string
  /** The issuer that the redirect named, if it did. */
  iss?: string | undefined
  address: string
  browser: string | undefined
}
type KnownAnswer = Extract<ItsmeAnswer, { kind: "known" }>
export type CompletedVisit = KnownAnswer & { returnTo: string }

/** A return from another browser does not use the visit up. */
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

/** Where itsme does not answer the return may be repeated; every other refusal but that of another browser is final. */
export async function completeVisit(
  platform: Platform,
  ports: ItsmePorts,
  arrival: VisitReturn,
): Promise<CompletedVisit> {
  await countAddress(platform, "arrive", arrival.address)
  const visit = await getOpenVisit(platform, arrival)
  const answer = await exchange(platform, ports, arrival, visit)
  return { ...answer, returnTo: visit.return_to }
}

const visitErrors = {
  expired: "ItsmeExpiredErrorType",
  documentNeeded: "ItsmeDocumentNeededErrorType",
  refused: "ItsmeNotConfirmedErrorType",
} as const

async function exchange(
  platform: Platform,
  { itsme, secret }: ItsmePorts,
  { purpose, code, state, iss, address }: VisitReturn,
  visit: Visit,
): Promise<KnownAnswer> {
  const stateHash = hashToken(state)
  // Before itsme is called, so that of two simultaneous returns only one calls it.
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
    // A successful visit does not count towards the limit: many people share a network address.
    for (const direction of ["leave", "arrive"] as const)
      await undoAttempt(platform.transact, visitBucket(direction, address))
    return answer
  }
  if (answer.kind === "unavailable") {
    await platform.transact((tx) => setVisitOpen(tx, stateHash))
    throw new AppError("ItsmeServiceNotAvailableErrorType")
  }
  throw new AppError(visitErrors[answer.kind])
}

/** A person who returned to sign up. `expiresAt`: until when the answer is stored. */
export type Newcomer = {
  subject: string
  who: VouchedPerson
  language: Language
  returnTo: string
  expiresAt: Date
}

/** Stored encrypted as JSON. */
type StoredNewcomer = Pick<Newcomer, "subject" | "who">

const decodeNewcomer = ({ secret }: ItsmePorts, visit: Visit, answer: Buffer): Newcomer => {
  const stored = JSON.parse(secret.decrypt(answer)) as StoredNewcomer
  const { language, return_to: returnTo, expires_at: expiresAt } = visit
  return { ...stored, language, returnTo, expiresAt }
}

/** Stores the answer encrypted for half an hour, until the form is sent. Repeatable with the same code. */
export async function completeSignUpVisit(
  platform: Platform,
  ports: ItsmePorts,
  request: Omit<VisitReturn, "purpose" | "playerId">,
): Promise<Newcomer> {
  const arrival: VisitReturn = { ...request, purpose: "signup" }
  await countAddress(platform, "arrive", request.address)
  const visit = await getOpenVisit(platform, arrival)
  if (visit.answer) return decodeStoredNewcomer(ports, visit, request.code)
  const { subject, person, details } = await exchange(platform, ports, arrival, visit)
  if (!person || !details) throw new AppError("ItsmeNotConfirmedErrorType")
  const answer = ports.secret.encrypt(
    JSON.stringify({ subject, who: { ...person, ...details } } satisfies StoredNewcomer),
  )
  const { minutes } = await getSetting(platform.reads(), settings.itsmeSignUp)
  const codeHash = hashToken(request.code)
  const expiresAt = await platform.transact(async (tx) => {
    const until = new Date(tx.now.getTime() + minutes * minuteMs)
    await setVisitAnswered(tx, hashToken(request.state), { answer, codeHash, expiresAt: until })
    return until
  })
  return decodeNewcomer(ports, { ...visit, expires_at: expiresAt }, answer)
}

export async function getNewcomer(
  platform: Platform,
  ports: ItsmePorts,
  request: Pick<VisitReturn, "code" | "state" | "browser">,
): Promise<Newcomer> {
  return decodeStoredNewcomer(
    ports,
    await getOpenVisit(platform, { ...request, purpose: "signup" }),
    request.code,
  )
}

function decodeStoredNewcomer(ports: ItsmePorts, visit: Visit, code: string): Newcomer {
  if (!visit.answer || !visit.code_hash?.equals(hashToken(code))) throw new AppError("ItsmeExpiredErrorType")
  return decodeNewcomer(ports, visit, visit.answer)
}

export const deleteOldVisits = (platform: Platform): Promise<void> =>
  platform.transact((tx) => deleteVisits(tx, addDays(tx.now, -1)))
