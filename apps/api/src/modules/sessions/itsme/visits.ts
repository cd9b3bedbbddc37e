import type { Language } from "@elite/contract"
import { addressOf, href } from "@elite/paths"
import { Failure } from "../../../kernel/failure.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { token, tokenHash } from "../../../kernel/random.ts"
import { countAttempt, takeBackAttempt } from "../../../kernel/throttle.ts"
import { setting } from "../../content/index.ts"
import type { RegistrationPorts } from "../../players/index.ts"
import * as settings from "../settings.ts"
import { deleteVisits, insertVisit, openVisitOf, setVisitOpen, takeVisit, type Visit } from "./itsmeStore.ts"
import type { Itsme, ItsmeAnswer, Purpose, Thread } from "./ports.ts"

export type ItsmePorts = RegistrationPorts & { itsme: Itsme }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const bucketOf = (what: "leave" | "arrive", address: string) => `itsme:${what}:${address}`

/** Counts a question by the network address that it came from. Refuses with TooManyRequestsErrorType. */
async function countPlace({ reads, transact }: Kernel, what: "leave" | "arrive", address: string) {
  const { perAddress: limit, windowMinutes } = await setting(reads(), settings.itsme)
  const bucket = bucketOf(what, address)
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
}

/** Where itsme sends browsers back to in a language; each is registered there, to the letter. */
const redirectUri = ({ publicUrl }: Pick<Kernel, "publicUrl">, language: Language) =>
  addressOf(publicUrl, "authenticationCheck", language)

/** The cookie of a browser as we make it; anything else is not taken over. */
const isBrowserKey = (cookie: string | undefined): cookie is string =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie)

export type Leaving = {
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
export async function leave(
  kernel: Kernel,
  { itsme, secret }: ItsmePorts,
  { purpose, playerId, language, returnTo, address, browser }: Leaving,
): Promise<{ authorizationUrl: string; browser: string; maxAgeSeconds: number }> {
  await countPlace(kernel, "leave", address)
  const { visitMinutes } = await setting(kernel.reads(), settings.itsme)
  const state = `${purpose}.${token()}`
  const away = await itsme.leave({ purpose, state, language, redirectUri: redirectUri(kernel, language) })
  if (away.kind === "unavailable") throw new Failure("ItsmeServiceNotAvailableErrorType")
  const mark = isBrowserKey(browser) ? browser : token()
  await kernel.transact((tx) =>
    insertVisit(tx, {
      stateHash: tokenHash(state),
      browserHash: tokenHash(mark),
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

export type Arrival = {
  purpose: Purpose
  /** Who says that it was them, where it was not to log in. */
  playerId?: bigint
  code: string
  state: string
  address: string
  browser: string | undefined
}
export type Arrived = Extract<ItsmeAnswer, { kind: "known" }> & { returnTo: string }

/** The visit that an arrival belongs to. One from another browser uses nothing up: it may still come back in its own. */
async function visitOf(kernel: Kernel, arrival: Arrival): Promise<Visit> {
  const visit = await openVisitOf(kernel.reads(), tokenHash(arrival.state))
  if (!visit || visit.purpose !== arrival.purpose) throw new Failure("ItsmeExpiredErrorType")
  if (!arrival.browser || !tokenHash(arrival.browser).equals(visit.browser_hash))
    throw new Failure("ItsmeOtherBrowserErrorType")
  if (visit.player_id !== (arrival.playerId ?? null)) throw new Failure("ItsmeExpiredErrorType")
  return visit
}

/**
 * Takes somebody back who was at itsme, and answers who they are. Refuses with ItsmeExpiredErrorType a state that is
 * unknown, used, older than ten minutes, another purpose's or another player's, and a code that itsme takes no more; with
 * ItsmeOtherBrowserErrorType one that left from another browser, which uses nothing up; with ItsmeNotConfirmedErrorType an
 * answer that does not hold; with ItsmeServiceNotAvailableErrorType, after which the same way back may be tried again; and
 * with TooManyRequestsErrorType.
 */
export async function arrive(
  kernel: Kernel,
  { itsme, secret }: ItsmePorts,
  arrival: Arrival,
): Promise<Arrived> {
  const { purpose, code, state, address } = arrival
  await countPlace(kernel, "arrive", address)
  const visit = await visitOf(kernel, arrival)
  const stateHash = tokenHash(state)
  // Before itsme is asked: of two that arrive at once only one gets that far.
  if (!(await kernel.transact((tx) => takeVisit(tx, stateHash)))) throw new Failure("ItsmeExpiredErrorType")
  const thread = JSON.parse(secret.decrypt(visit.thread)) as Thread
  const answer = await itsme.arrive({
    purpose,
    code,
    state,
    redirectUri: redirectUri(kernel, visit.language),
    thread,
  })
  if (answer.kind === "known") {
    // Whoever comes back from itsme as somebody was no nuisance: many share an address.
    for (const what of ["leave", "arrive"] as const)
      await takeBackAttempt(kernel.transact, bucketOf(what, address))
    return { ...answer, returnTo: visit.return_to }
  }
  if (answer.kind === "unavailable") {
    await kernel.transact((tx) => setVisitOpen(tx, stateHash))
    throw new Failure("ItsmeServiceNotAvailableErrorType")
  }
  throw new Failure(answer.kind === "expired" ? "ItsmeExpiredErrorType" : "ItsmeNotConfirmedErrorType")
}

/** Forgets the visits that ran out a day ago. */
export const forgetVisits = (kernel: Kernel): Promise<void> =>
  kernel.transact((tx) => deleteVisits(tx, new Date(tx.now.getTime() - dayMs)))
