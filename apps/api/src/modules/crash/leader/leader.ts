import { setTimeout as sleep } from "node:timers/promises"
import { describeError } from "../../../platform/lib/log.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import * as store from "../rounds/store.ts"
import { crash, crashRounds } from "../settings.ts"
import { listenForCashOuts } from "./cashOutRequests.ts"
import { LeadershipLost, retryUntilAnswered } from "./endBets.ts"
import type { CashOutOutcome } from "./flight.ts"
import type { LeaderContext, LeaderDependencies } from "./leaderContext.ts"
import { awaitLeadership, holdLeadership } from "./leadership.ts"
import { playRound, pushLastRound, resumeRound } from "./round.ts"
import { setReleased } from "./store.ts"

/** While no round may open it is looked again so often. */
const pollMs = 1_000
/** Whoever is to end plays a flight out for so long; then another goes on with it. */
const playOutMs = 3_500

export type RoundLeader = {
  /** Lets a bet leave the flight that this process leads; undefined where it leads none, or the flight ended without a word on it. */
  leave(betId: string): Promise<CashOutOutcome | undefined> | undefined
  stop(): Promise<void>
}

/**
 * Tries to lead for as long as this process lives, and while it does plays one round after the other. Several processes may: one of
 * them leads, and another takes over within seconds where it is gone or stopped.
 */
export function startLeader(platform: Platform, party: LeaderDependencies): RoundLeader {
  const holder = randomUuid()
  const [stopping, ending] = [new AbortController(), new AbortController()]
  const air: LeaderContext["air"] = { wished: undefined }
  const leadOnce = async (term: bigint) => {
    const lead = holdLeadership(platform, term, ending.signal)
    try {
      await runTerm({ ...party, platform, lead, stopping: stopping.signal, air })
    } finally {
      lead.end()
      air.wished?.close()
      air.wished = undefined
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
    leave: (betId) => air.wished?.request(betId),
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => ending.abort(), playOutMs)
      await running
      clearTimeout(timer)
    },
  }
}

async function runTerm(term: LeaderContext): Promise<void> {
  const { platform, lead, stopping, time, air } = term
  const hearing = listenForCashOuts(platform, lead.signal, (betId) => void air.wished?.request(betId))
  let isStillTold = false
  try {
    while (!stopping.aborted) {
      // Whatever somebody else left, and what could not be ended and is to be tried again.
      for (const row of await retryUntilAnswered(platform, lead, () =>
        store.listUnsettledRounds(platform.reads()),
      ))
        await resumeRound(term, row)
      time.anchor()
      const row = await openNextRound(term)
      if (row) await playRound(term, row)
      else {
        if (!isStillTold) await pushLastRound(term)
        await time.rest(pollMs, AbortSignal.any([lead.signal, stopping]))
      }
      isStillTold = !row
      if (lead.signal.aborted) throw new LeadershipLost()
    }
  } finally {
    lead.lose()
    await hearing
  }
}

/** Opens the next round; undefined while the game is not on, is paused, or has no chain. */
async function openNextRound({ platform, lead, time }: LeaderContext): Promise<store.RoundRow | undefined> {
  const terms = await retryUntilAnswered(platform, lead, async () => {
    const from = platform.reads()
    const { isPaused, ...bounds } = await getSetting(from, crashRounds)
    return isPaused || (await getPolicyState(from, crash)) !== "on" ? undefined : bounds
  })
  if (!terms) return undefined
  const at = new Date(time.stampMs())
  return retryUntilAnswered(platform, lead, async () => {
    // Asked again, it may have been opened: what stands open is its own.
    const open = (await store.listUnsettledRounds(platform.reads())).find(({ over_at }) => over_at === null)
    return open ?? store.openRound(platform.database, { term: lead.term, at }, terms)
  })
}
