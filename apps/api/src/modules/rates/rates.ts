import { players, type rates } from "@elite/contract"
import { raiseAlarm, resolveAlarm } from "../../platform/alarms/alarms.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { enqueueJob, type Jobs } from "../../platform/jobs/queue.ts"
import { brusselsDate } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import type { RateSource } from "./ports.ts"
import { ageInDays, areRatesDue } from "./rules.ts"
import * as settings from "./settings.ts"
import { findNewestDay, insertFirstRequest, listRates, setRates } from "./store.ts"

export const fetchRatesJob = "rates.ask"
const staleAlarm = { kind: "rates.stale", subject: "ecb" }

/** Null where there is no rate. */
export type RateColumns = { rate_day: string | null; rate_millionths: bigint | null }

const isFiat = (currency: string): currency is players.Fiat =>
  (players.fiats as readonly string[]).includes(currency)

/** Null where there is no rate. */
export function toRateReply(currency: players.Fiat, { rate_day: day, rate_millionths }: RateColumns) {
  return day === null || rate_millionths === null
    ? null
    : ({ currency, millionths: Number(rate_millionths), day } satisfies rates.FiatRate)
}

export async function listNewestRates(from: Reads): Promise<rates.FiatRate[]> {
  const day = await findNewestDay(from)
  if (day === undefined) return []
  const found = await listRates(from, day)
  return found.flatMap(({ currency, millionths }) =>
    isFiat(currency) ? [{ currency, millionths: Number(millionths), day }] : [],
  )
}

/** Raises or resolves the alarm of stale rates; without any rate, the age counts from the first request. */
async function checkAge(tx: Tx): Promise<void> {
  const day = await findNewestDay(tx)
  const firstRequestAt = await insertFirstRequest(tx)
  const { alarmAfterDays } = await getSetting(tx, settings.exchangeRates)
  const isStale = ageInDays(tx.now, day ?? brusselsDate(firstRequestAt)) >= alarmAfterDays
  if (isStale) await raiseAlarm(tx, { ...staleAlarm, detail: { newest: day ?? null } })
  else await resolveAlarm(tx, staleAlarm)
}

/** A failed request is repeated in an hour; until then the older rates are shown with their day. */
export async function fetchRates(platform: Platform, source: RateSource): Promise<void> {
  const from = platform.reads()
  const newest = areRatesDue(from.now, await findNewestDay(from)) ? await source.newest() : undefined
  await platform.transact(async (tx) => {
    if (newest?.kind === "heard") await setRates(tx, newest)
    await checkAge(tx)
  })
}

export const jobs = (platform: Platform, source: RateSource): Jobs => ({
  [fetchRatesJob]: { lane: "lookUps", run: () => fetchRates(platform, source) },
})

/** A process that starts may have no rates, or old ones. */
export const enqueueFirstFetch = ({ transact }: Platform): Promise<void> =>
  transact((tx) => enqueueJob(tx, fetchRatesJob, {}, { key: fetchRatesJob }))
