import { setTimeout as sleep } from "node:timers/promises"
import type { crash as contract } from "@elite/contract"
import type { Caller } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { monotonicMs } from "../../../platform/lib/clock.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { RoundLeader } from "../leader/leader.ts"
import * as store from "./store.ts"
import { toOwnBetReply } from "./wire.ts"

/** After so long without an answer it is not known yet, and the page asks again. */
const waitMs = 2_000
/** After so long it is looked whether another process has booked it, and then less and less often: many may wait for one leader. */
const pollMs = 40
const maxPollMs = 400

export type CashOutResult = { bet: contract.OwnCrashBet; isKnown: boolean }
/** A bet as it is by now, with its round. */
export type BetWithRound = { bet: contract.OwnCrashBet; round: store.RoundRow }

/** Leaves the flight with a bet of money, as `leave` says. */
export const cashOut = (
  platform: Platform,
  leading: Pick<RoundLeader, "leave"> | undefined,
  { playerId }: Caller,
  id: string,
): Promise<CashOutResult> =>
  awaitCashOut(platform, leading, id, async () => {
    const bet = await store.findBet(platform.reads(), id, playerId)
    const round = bet && (await store.findRound(platform.reads(), bet.round_id))
    return round && { bet: toOwnBetReply(bet, round), round }
  })

/**
 * Leaves the flight with a bet: whoever leads it hears of it, in this process or another, and stamps it with when. Answers once it is
 * booked, however the bet ended. Refuses with NotFound, CrashNotFlying before the take-off and CrashTooEarly below 1.01×.
 */
export async function awaitCashOut(
  platform: Platform,
  leading: Pick<RoundLeader, "leave"> | undefined,
  id: string,
  look: () => Promise<BetWithRound | undefined>,
): Promise<CashOutResult> {
  const seen = await look()
  if (!seen) throw new AppError("NotFoundErrorType")
  const { bet, round } = seen
  if (bet.state !== "placed") return { bet, isKnown: true }
  if (!round.took_off_at && !round.over_at) throw new AppError("CrashNotFlyingErrorType")
  const untilMs = monotonicMs() + waitMs
  const here = leading?.leave(id)
  if (here) {
    const left = await Promise.race([here, sleep(waitMs, undefined, { ref: false })])
    if (left?.refused === "tooEarly") throw new AppError("CrashTooEarlyErrorType")
    if (left?.refused === "notFlying") throw new AppError("CrashNotFlyingErrorType")
  } else if (!round.over_at) await store.insertCashOutRequest(platform.database, id)
  return pollUntilKnown(look, untilMs)
}

/** Waits for what becomes of a bet. */
async function pollUntilKnown(
  look: () => Promise<BetWithRound | undefined>,
  untilMs: number,
): Promise<CashOutResult> {
  for (let restMs = pollMs; ; restMs = Math.min(maxPollMs, restMs * 1.5)) {
    const seen = await look()
    if (!seen) throw new AppError("NotFoundErrorType")
    const isKnown = seen.bet.state !== "placed"
    if (isKnown || monotonicMs() >= untilMs) return { bet: seen.bet, isKnown }
    await sleep(restMs)
  }
}
