import { setTimeout as sleep } from "node:timers/promises"
import { describeError } from "../../../platform/lib/log.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { policy, setting } from "../../content/index.ts"
import * as store from "../rounds/store.ts"
import { crash, crashRounds } from "../settings.ts"
import { insist, TermOver } from "./booking.ts"
import type { Left } from "./flight.ts"
import { hearWishes } from "./hearing.ts"
import { awaitLead, holdLead } from "./lead.ts"
import { setLeft } from "./leadStore.ts"
import { goOnWith, playRound, tellStill } from "./round.ts"
import type { Party, Term } from "./term.ts"

/** While no round may open it is looked again so often. */
const lookMs = 1_000
/** Whoever is to end plays a flight out for so long; then another goes on with it. */
const playOutMs = 3_500

export type Leading = {
  /** Lets a bet leave the flight that this process leads; undefined where it leads none, or the flight ended without a word on it. */
  leave(betId: string): Promise<Left | undefined> | undefined
  stop(): Promise<void>
}

/**
 * Tries to lead for as long as this process lives, and while it does plays one round after the other. Several processes may: one of
 * them leads, and another takes over within seconds where it is gone or stopped.
 */
export function leadRounds(platform: Platform, party: Party): Leading {
  const holder = randomUuid()
  const [stopping, ending] = [new AbortController(), new AbortController()]
  const air: Term["air"] = { wished: undefined }
  const leadOnce = async (term: bigint) => {
    const lead = holdLead(platform, term, ending.signal)
    try {
      await playTerm({ ...party, platform, lead, stopping: stopping.signal, air })
    } finally {
      lead.end()
      air.wished?.close()
      air.wished = undefined
      await setLeft(platform.database, term)
    }
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      const term = await awaitLead(platform, holder, stopping.signal)
      if (term === undefined) return
      platform.log.info("crash.leads", { count: term })
      await leadOnce(term).catch((error) => {
        if (!(error instanceof TermOver)) platform.log.error("crash.leadFailed", describeError(error))
      })
      await sleep(lookMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    leave: (betId) => air.wished?.leave(betId),
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => ending.abort(), playOutMs)
      await running
      clearTimeout(timer)
    },
  }
}

async function playTerm(term: Term): Promise<void> {
  const { platform, lead, stopping, time, air } = term
  const hearing = hearWishes(platform, lead.signal, (betId) => void air.wished?.leave(betId))
  let isStillTold = false
  try {
    while (!stopping.aborted) {
      // Whatever somebody else left, and what could not be ended and is to be tried again.
      for (const row of await insist(platform, lead, () => store.unsettledOf(platform.reads())))
        await goOnWith(term, row)
      time.anchor()
      const row = await openNext(term)
      if (row) await playRound(term, row)
      else {
        if (!isStillTold) await tellStill(term)
        await time.rest(lookMs, AbortSignal.any([lead.signal, stopping]))
      }
      isStillTold = !row
      if (lead.signal.aborted) throw new TermOver()
    }
  } finally {
    lead.lose()
    await hearing
  }
}

/** Opens the next round; undefined while the game is not on, is paused, or has no chain. */
async function openNext({ platform, lead, time }: Term): Promise<store.RoundRow | undefined> {
  const terms = await insist(platform, lead, async () => {
    const from = platform.reads()
    const { isPaused, ...bounds } = await setting(from, crashRounds)
    return isPaused || (await policy(from, crash)) !== "on" ? undefined : bounds
  })
  if (!terms) return undefined
  const at = new Date(time.stampMs())
  return insist(platform, lead, async () => {
    // Asked again, it may have been opened: what stands open is its own.
    const open = (await store.unsettledOf(platform.reads())).find(({ over_at }) => over_at === null)
    return open ?? store.openRound(platform.database, { term: lead.term, at }, terms)
  })
}
