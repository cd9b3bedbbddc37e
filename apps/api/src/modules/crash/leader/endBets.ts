import { setTimeout as sleep } from "node:timers/promises"
import { isDatabaseUnavailable, isRetryable } from "../../../platform/db/database.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import * as store from "../rounds/store.ts"
import { raiseStuckBetAlarm } from "../rounds/stuckBets.ts"
import type { ForwardClock } from "./forwardClock.ts"
import type { Leadership } from "./leadership.ts"

const batchSize = 200
const retryMs = 200

/** Another process leads, or this one is to stop. */
export class LeadershipLost extends Error {}

/** Repeats an idempotent statement until the database answers. Throws `LeadershipLost`. */
export async function retryUntilAnswered<T>(
  { log }: Platform,
  lead: Leadership,
  run: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await run()
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

/** Lost bets go apart because they lock no cash. A bet that fails waits for an operator; the others go on. */
export async function endBetsInBatches(
  platform: Platform,
  lead: Leadership,
  { roundId, time, endings }: { roundId: bigint; time: ForwardClock; endings: readonly store.Ending[] },
  onEnded: (ended: readonly store.EndedBet[]) => void,
): Promise<void> {
  const end = (batch: readonly store.Ending[]) =>
    retryUntilAnswered(platform, lead, () =>
      store.endBets(platform.database, { term: lead.term, roundId, at: new Date(time.stampMs()) }, batch),
    )
  const isLost = (ending: store.Ending) => ending.as === "lost"
  for (const kind of [endings.filter((ending) => !isLost(ending)), endings.filter(isLost)])
    for (let from = 0; from < kind.length; from += batchSize) {
      const batch = kind.slice(from, from + batchSize)
      try {
        onEnded(await end(batch))
      } catch (error) {
        if (error instanceof LeadershipLost) throw error
        for (const ending of batch)
          await endSingleBet(platform, ending, async () => onEnded(await end([ending])))
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
    await platform.transact((tx) => raiseStuckBetAlarm(tx, id, error))
  }
}
