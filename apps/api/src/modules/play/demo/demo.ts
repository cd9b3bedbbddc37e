import type { Reads } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { type Caller, refuseRestricted } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { hashToken, randomToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import { demo, demoPlay } from "../settings.ts"
import * as store from "../store.ts"

const demoLimit = { limit: 30, windowMs: 10 * minuteMs }

/** An HttpOnly cookie with the token of a visitor’s demo period. */
export const demoCookie = "demo_period"

export type DemoPeriod = { endsAt: Date; opened?: { token: string; maxAgeSeconds: number } }

export async function findDemoEnd(from: Reads, demoToken: string | undefined): Promise<Date | null> {
  if (!demoToken) return null
  return (await store.findDemoPeriodEnd(from, hashToken(demoToken))) ?? null
}

/** Refuses with AgeNotAnswered {minutes} without a demo period. */
export async function getVisitorDemoEnd({ reads }: Platform, demoToken: string | undefined): Promise<Date> {
  const endsAt = await findDemoEnd(reads(), demoToken)
  if (endsAt) return endsAt
  const { visitorMinutes } = await getSetting(reads(), demo)
  throw new AppError("AgeNotAnsweredErrorType", { minutes: visitorMinutes })
}

/** Null for players. Refuses with DemoPlayOff, AgeNotAnswered {minutes}, and the reason of a restricted session. */
export async function getDemoEnd(
  platform: Platform,
  caller: Caller | null,
  demoToken: string | undefined,
): Promise<Date | null> {
  refuseRestricted(caller)
  if ((await getPolicyState(platform.reads(), demoPlay)) !== "on") throw new AppError("DemoPlayOffErrorType")
  return caller ? null : getVisitorDemoEnd(platform, demoToken)
}

/** A visitor states that they are 21 or older; repeated, it changes nothing. Refuses with TooManyRequests. */
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
