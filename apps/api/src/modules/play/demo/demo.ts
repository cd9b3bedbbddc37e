import type { Reads } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { type Caller, refuseRestricted } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hashToken, randomToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import { demo, demoPlay } from "../settings.ts"
import * as store from "../store.ts"

const minuteMs = 60_000
/** Who answers oftener from one address is no household that tries games. */
const demoLimit = { limit: 30, windowMs: 10 * minuteMs }

/** Holds the token of a visitor's demo period; set by the server, sent back by the browser, read by nothing else. */
export const demoCookie = "demo_period"

/** A demo period: until when it lasts, and the token to keep where it was opened now. */
export type DemoPeriod = { endsAt: Date; opened?: { token: string; maxAgeSeconds: number } }

/** When the demo period with this token ends; null without one, and where it is over. */
export async function findDemoEnd(from: Reads, demoToken: string | undefined): Promise<Date | null> {
  if (!demoToken) return null
  return (await store.findDemoPeriodEnd(from, hashToken(demoToken))) ?? null
}

/** When a visitor's demo play ends. Refuses with AgeNotAnswered {minutes} while the age question is not answered. */
export async function getVisitorDemoEnd({ reads }: Platform, demoToken: string | undefined): Promise<Date> {
  const endsAt = await findDemoEnd(reads(), demoToken)
  if (endsAt) return endsAt
  const { visitorMinutes } = await getSetting(reads(), demo)
  throw new AppError("AgeNotAnsweredErrorType", { minutes: visitorMinutes })
}

/** Who plays for fun: a player, or a visitor, by the hash of the token of their demo period, until that ends. */
export type DemoGuest =
  | { readonly playerId: bigint; readonly endsAt: null }
  | { readonly tokenHash: Buffer; readonly endsAt: Date }

/**
 * Lets whoever asks play for fun. Refuses with DemoPlayOff, with AgeNotAnswered {minutes}, and in a restricted session with its
 * reason.
 */
export async function getDemoGuest(
  platform: Platform,
  caller: Caller | null,
  demoToken: string | undefined,
): Promise<DemoGuest> {
  refuseRestricted(caller)
  if ((await getPolicyState(platform.reads(), demoPlay)) !== "on") throw new AppError("DemoPlayOffErrorType")
  if (caller) return { playerId: caller.playerId, endsAt: null }
  const endsAt = await getVisitorDemoEnd(platform, demoToken)
  return { tokenHash: hashToken(demoToken ?? ""), endsAt }
}

/**
 * A visitor says that they are 21 or older: opens their demo period. While one lasts, saying it again changes
 * nothing. Refuses with TooManyRequestsErrorType.
 */
export async function openDemoPeriod(
  { transact, reads }: Pick<Platform, "transact" | "reads">,
  { demoToken, address }: { demoToken: string | undefined; address: string },
): Promise<DemoPeriod> {
  const { visitorMinutes } = await getSetting(reads(), demo)
  const known = await transact((tx) => findDemoEnd(tx, demoToken))
  if (known) return { endsAt: known }
  await countAttempt(transact, { bucket: `demo:${address}`, ...demoLimit })
  const opened = randomToken(32)
  const endsAt = await transact(async (tx) => {
    const ends_at = new Date(tx.now.getTime() + visitorMinutes * minuteMs)
    await store.insertDemoPeriod(tx, { token_hash: hashToken(opened), opened_at: tx.now, ends_at })
    return ends_at
  })
  return { endsAt, opened: { token: opened, maxAgeSeconds: visitorMinutes * 60 } }
}
