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

/** What `rates.rate_of` answers: nothing where there is no rate. */
export type RateColumns = { rate_day: string | null; rate_millionths: bigint | null }

const isFiat = (currency: string): currency is players.Fiat =>
  (players.fiats as readonly string[]).includes(currency)

/** A rate on the wire; null where there is none. */
export function toRateReply(currency: players.Fiat, { rate_day: day, rate_millionths }: RateColumns) {
  return day === null || rate_millionths === null
    ? null
    : ({ currency, millionths: Number(rate_millionths), day } satisfies rates.FiatRate)
}

/** The rates of the newest day that is known, of the currencies that can be shown; empty where none ever was. */
export async function listNewestRates(from: Reads): Promise<rates.FiatRate[]> {
  const day = await findNewestDay(from)
  if (day === undefined) return []
  const found = await listRates(from, day)
  return found.flatMap(({ currency, millionths }) =>
    isFiat(currency) ? [{ currency, millionths: Number(millionths), day }] : [],
  )
}

/** While the newest rates are older than they may become, or none came for so long, an alarm stands open. */
async function checkAge(tx: Tx): Promise<void> {
  const day = await findNewestDay(tx)
  const asked = await insertFirstRequest(tx)
  const { alarmAfterDays } = await getSetting(tx, settings.exchangeRates)
  const isStale = ageInDays(tx.now, day ?? brusselsDate(asked)) >= alarmAfterDays
  if (isStale) await raiseAlarm(tx, { ...staleAlarm, detail: { newest: day ?? null } })
  else await resolveAlarm(tx, staleAlarm)
}

/**
 * Asks for newer rates where they are due, and looks how old those are that are known. Who does not answer is asked again
 * in an hour: until then the older ones are shown with their day.
 */
export async function fetchRates(platform: Platform, source: RateSource): Promise<void> {
  const from = platform.reads()
  const heard = areRatesDue(from.now, await findNewestDay(from)) ? await source.newest() : undefined
  await platform.transact(async (tx) => {
    if (heard?.kind === "heard") await setRates(tx, heard)
    await checkAge(tx)
  })
}

/** Asks for rates where they are due; the timetable says when it looks. */
export const jobs = (platform: Platform, source: RateSource): Jobs => ({
  [fetchRatesJob]: { lane: "lookUps", run: () => fetchRates(platform, source) },
})

/** A house that opens asks soon: it may have none, or have been closed for days. */
export const enqueueFirstFetch = ({ transact }: Platform): Promise<void> =>
  transact((tx) => enqueueJob(tx, fetchRatesJob, {}, { key: fetchRatesJob }))
