import { setTimeout as sleep } from "node:timers/promises"
import { describeError } from "../../../platform/lib/log.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import type { LocalFlight } from "../rounds/cashOut.ts"
import * as store from "../rounds/store.ts"
import { crash, crashRounds } from "../settings.ts"
import { listenForCashOuts } from "./cashOutRequests.ts"
import { LeadershipLost, retryUntilAnswered } from "./endBets.ts"
import type { LeaderContext, LeaderDependencies } from "./leaderContext.ts"
import { awaitLeadership, holdLeadership } from "./leadership.ts"
import { playRound, pushLastRound, resumeRound } from "./round.ts"
import { setReleased } from "./store.ts"

const pollMs = 1_000
/** A process that stops plays a flight out for so long; then another takes over. */
const playOutMs = 3_500

export type RoundLeader = LocalFlight & { stop(): Promise<void> }

/** Competes for leadership until stopped; where a leader dies, another process takes over within seconds. */
export function startLeader(platform: Platform, dependencies: LeaderDependencies): RoundLeader {
  const holder = randomUuid()
  const [stopping, ending] = [new AbortController(), new AbortController()]
  const flight: LeaderContext["flight"] = { cashOuts: undefined }
  const leadOnce = async (term: bigint) => {
    const lead = holdLeadership(platform, term, ending.signal)
    try {
      await runTerm({ ...dependencies, platform, lead, stopping: stopping.signal, flight })
    } finally {
      lead.end()
      flight.cashOuts?.close()
      flight.cashOuts = undefined
      await setReleased(platform.database, term)
    }
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      const term = await awaitLeadership(platform, holder, stopping.signal)
      if (term === undefined) return
      platform.log.info("crash.leads", { count: term })
      await leadOnce(term).catch((error) => {
        if (!(error instanceof LeadershipLost)) platform.log.error("crash.leadFailed", describeError(error))
      })
      await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    requestCashOut: (betId) => flight.cashOuts?.request(betId),
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => ending.abort(), playOutMs)
      await running
      clearTimeout(timer)
    },
  }
}

async function runTerm(context: LeaderContext): Promise<void> {
  const { platform, lead, stopping, time, flight } = context
  const listening = listenForCashOuts(platform, lead.signal, (betId) => void flight.cashOuts?.request(betId))
  let isIdlePushed = false
  try {
    while (!stopping.aborted) {
      // Rounds of earlier leaders, and bets to be tried again.
      for (const row of await retryUntilAnswered(platform, lead, () =>
        store.listUnsettledRounds(platform.reads()),
      ))
        await resumeRound(context, row)
      time.anchor()
      const row = await openNextRound(context)
      if (row) await playRound(context, row)
      else {
        if (!isIdlePushed) await pushLastRound(context)
        await time.rest(pollMs, AbortSignal.any([lead.signal, stopping]))
      }
      isIdlePushed = !row
      if (lead.signal.aborted) throw new LeadershipLost()
    }
  } finally {
    lead.lose()
    await listening
  }
}

/** Undefined while the game is off, paused, or without a chain. */
async function openNextRound({ platform, lead, time }: LeaderContext): Promise<store.RoundRow | undefined> {
  const terms = await retryUntilAnswered(platform, lead, async () => {
    const from = platform.reads()
    const { isPaused, ...bounds } = await getSetting(from, crashRounds)
    return isPaused || (await getPolicyState(from, crash)) !== "on" ? undefined : bounds
  })
  if (!terms) return undefined
  const at = new Date(time.stampMs())
  return retryUntilAnswered(platform, lead, async () => {
    // After a retry the round may be open already.
    const open = (await store.listUnsettledRounds(platform.reads())).find(({ over_at }) => over_at === null)
    return open ?? store.openRound(platform.database, { term: lead.term, at }, terms)
  })
}
