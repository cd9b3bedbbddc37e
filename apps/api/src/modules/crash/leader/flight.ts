import { advanceRound, type BetOutcome, cashOut, type Round, type RoundUpdate, takeOver } from "@elite/crash"
import { computeEndings } from "../rounds/convert.ts"
import type { Ending } from "../rounds/store.ts"
import type { ForwardClock } from "./forwardClock.ts"

/** The leader looks so often who leaves. */
const tickMs = 10
/** Pages are corrected so often. */
const rebroadcastMs = 1_000

/** What a player's wish to leave came to, once it is booked; `ended` undefined where it was refused. */
export type CashOutOutcome = { readonly ended?: BetOutcome; readonly refused?: RoundUpdate["refused"] }
type CashOutRequest = { id: string; atMs: number; answer(left: CashOutOutcome): void }

/** Players who wish to leave, in the order in which the leader heard of them and stamped with when. */
export type CashOutQueue = {
  /** Resolves once it is booked; undefined where the flight ended without a word on it. */
  request(id: string): Promise<CashOutOutcome | undefined>
  take(): CashOutRequest[]
  close(): void
}

/** Gathers wishes for one flight. */
export function cashOutQueue(time: ForwardClock): CashOutQueue {
  let waiting: CashOutRequest[] = []
  const unanswered = new Set<() => void>()
  return {
    request: (id) =>
      new Promise((resolve) => {
        const giveUp = () => resolve(undefined)
        unanswered.add(giveUp)
        const answer = (left: CashOutOutcome) => {
          unanswered.delete(giveUp)
          resolve(left)
        }
        waiting.push({ id, atMs: time.stampMs(), answer })
      }),
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
    close() {
      for (const giveUp of unanswered) giveUp()
      unanswered.clear()
    },
  }
}

/** One look: who wished to leave does at the instant that they were heard, and then time passes until this one. */
function stepFlight(
  before: Round,
  heard: readonly CashOutRequest[],
  atMs: number,
): { after: Round; refused: Map<string, RoundUpdate["refused"]> } {
  const refused = new Map<string, RoundUpdate["refused"]>()
  let round = before
  for (const wish of heard) {
    const asked = cashOut(round, wish.id, wish.atMs)
    round = asked.round
    if (asked.refused) refused.set(wish.id, asked.refused)
  }
  return { after: advanceRound(round, atMs), refused }
}

/**
 * Flies a round from its take-off until it is over: crashed, or void where it is to be broken off. What is paid in it is booked
 * before anybody is told; what is lost when it is over.
 */
export async function runFlight(
  begun: Round,
  {
    time,
    signal,
    wished,
    book,
    correct,
    isToBreak,
  }: {
    time: ForwardClock
    signal: AbortSignal
    wished: CashOutQueue
    book(endings: readonly Ending[]): Promise<void>
    correct(round: Round): void
    isToBreak(): boolean
  },
): Promise<Round> {
  let round = begun
  let correctedMs = time.stampMs()
  while (!signal.aborted) {
    const heard = wished.take()
    const { after, refused } = stepFlight(round, heard, time.stampMs())
    const paid = computeEndings(round, after).filter(({ as }) => as !== "lost")
    if (paid.length > 0) await book(paid)
    round = after
    for (const { id, answer } of heard) {
      const ended = round.bets.get(id)?.ended
      // What is lost is not booked yet, and whoever asks reads it when it is.
      answer(ended && ended.how !== "lost" ? { ended } : { refused: ended ? "ended" : refused.get(id) })
    }
    if (round.over) return round
    if (isToBreak()) return takeOver(round, time.stampMs())
    if (round.stampedMs - correctedMs >= rebroadcastMs) {
      correctedMs = round.stampedMs
      correct(round)
    }
    await time.rest(tickMs, signal)
  }
  return round
}
