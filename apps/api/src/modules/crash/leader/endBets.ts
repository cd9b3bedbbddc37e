import { setTimeout as sleep } from "node:timers/promises"
import { raiseAlarm } from "../../../platform/alarms/alarms.ts"
import { isDatabaseUnavailable, isRetryable } from "../../../platform/db/database.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import * as store from "../rounds/store.ts"
import type { ForwardClock } from "./forwardClock.ts"
import type { Leadership } from "./leadership.ts"

/** A bet could not be ended. */
export const stuckBetAlarm = "crash.betStuck"
/** So many bets end in one transaction. */
const batchSize = 200
const retryMs = 200

/** A term ended while something was asked of the database: whoever leads by now goes on with it. */
export class LeadershipLost extends Error {}

/**
 * Asks a leader's statement until it is answered: where the database is away nobody knows whether it was done, and each of them may
 * be asked again. Throws `LeadershipLost` where another leads, or this process is to end.
 */
export async function retryUntilAnswered<T>(
  { log }: Platform,
  lead: Leadership,
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (store.isLeadershipLost(error)) {
        lead.lose()
        throw new LeadershipLost()
      }
      if (!isDatabaseUnavailable(error) && !isRetryable(error)) throw error
      log.warn("crash.askedAgain", describeError(error))
    }
    if (lead.signal.aborted) throw new LeadershipLost()
    await sleep(retryMs, undefined, { signal: lead.signal }).catch(() => {})
  }
}

/**
 * Ends bets, at most two hundred at a time, and what is lost apart from what is paid: it locks nobody's cash. One that cannot
 * be ended keeps no other from it: it is for a person.
 */
export async function endBetsInBatches(
  platform: Platform,
  lead: Leadership,
  { roundId, time, endings }: { roundId: bigint; time: ForwardClock; endings: readonly store.Ending[] },
  told: (ended: readonly store.EndedBet[]) => void,
): Promise<void> {
  const end = (some: readonly store.Ending[]) =>
    retryUntilAnswered(platform, lead, () =>
      store.endBets(platform.database, { term: lead.term, roundId, at: new Date(time.stampMs()) }, some),
    )
  const isLost = (ending: store.Ending) => ending.as === "lost"
  for (const kind of [endings.filter((one) => !isLost(one)), endings.filter(isLost)])
    for (let from = 0; from < kind.length; from += batchSize) {
      const batch = kind.slice(from, from + batchSize)
      try {
        told(await end(batch))
      } catch (error) {
        if (error instanceof LeadershipLost) throw error
        for (const one of batch) await endSingleBet(platform, one, async () => told(await end([one])))
      }
    }
  platform.wakeDispatcher()
}

async function endSingleBet(
  platform: Platform,
  { id }: store.Ending,
  end: () => Promise<void>,
): Promise<void> {
  try {
    await end()
  } catch (error) {
    if (error instanceof LeadershipLost) throw error
    platform.log.error("crash.betStuck", { subject: id, ...describeError(error) })
    await platform.transact(async (tx) => {
      if (await store.setStuck(tx, id))
        await raiseAlarm(tx, {
          kind: stuckBetAlarm,
          subject: id,
          detail: { problem: String(error).slice(0, 300) },
        })
    })
  }
}
