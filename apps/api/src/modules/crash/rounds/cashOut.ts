import { setTimeout as sleep } from "node:timers/promises"
import type { crash as contract } from "@elite/contract"
import type { BetOutcome, RoundUpdate } from "@elite/crash"
import type { Caller } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { monotonicMs } from "../../../platform/lib/clock.ts"
import type { Platform } from "../../../platform/platform.ts"
import * as store from "./store.ts"
import { toOwnBetReply } from "./wire.ts"

/** The reply after so long is "not known yet", and the page asks again. */
const waitMs = 2_000
/** The poll interval grows, because many requests may wait for one leader. */
const pollMs = 40
const maxPollMs = 400

/** The outcome once it is booked; without `ended`, the request was refused. */
export type CashOutOutcome = { readonly ended?: BetOutcome; readonly refused?: RoundUpdate["refused"] }
/** Requests to the flight that this process leads. */
export type LocalFlight = {
  /** Undefined when no flight is led here; resolves to undefined when the flight ends first. */
  requestCashOut(betId: string): Promise<CashOutOutcome | undefined> | undefined
}
type CashOutResult = { bet: contract.OwnCrashBet; isKnown: boolean }
type BetWithRound = { bet: contract.OwnCrashBet; round: store.RoundRow }

/** Answers the booked bet. Refuses with NotFound, CrashNotFlying before the take-off and CrashTooEarly below 1.01×. */
export async function cashOut(
  platform: Platform,
  flight: LocalFlight | undefined,
  { playerId }: Caller,
  id: string,
): Promise<CashOutResult> {
  const findBet = async (): Promise<BetWithRound | undefined> => {
    const bet = await store.findBet(platform.reads(), id, playerId)
    const round = bet && (await store.findRound(platform.reads(), bet.round_id))
    return round && { bet: toOwnBetReply(bet, round), round }
  }
  const found = await findBet()
  if (!found) throw new AppError("NotFoundErrorType")
  const { bet, round } = found
  if (bet.state !== "placed") return { bet, isKnown: true }
  if (!round.took_off_at && !round.over_at) throw new AppError("CrashNotFlyingErrorType")
  const untilMs = monotonicMs() + waitMs
  const local = flight?.requestCashOut(id)
  if (local) {
    const outcome = await Promise.race([local, sleep(waitMs, undefined, { ref: false })])
    if (outcome?.refused === "tooEarly") throw new AppError("CrashTooEarlyErrorType")
    if (outcome?.refused === "notFlying") throw new AppError("CrashNotFlyingErrorType")
  } else if (!round.over_at) await store.insertCashOutRequest(platform.database, id)
  return pollUntilKnown(findBet, untilMs)
}

async function pollUntilKnown(
  findBet: () => Promise<BetWithRound | undefined>,
  untilMs: number,
): Promise<CashOutResult> {
  for (let restMs = pollMs; ; restMs = Math.min(maxPollMs, restMs * 1.5)) {
    const found = await findBet()
    if (!found) throw new AppError("NotFoundErrorType")
    const isKnown = found.bet.state !== "placed"
    if (isKnown || monotonicMs() >= untilMs) return { bet: found.bet, isKnown }
    await sleep(restMs)
  }
}
