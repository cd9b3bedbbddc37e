import { advanceRound, cashOut, type Round, type RoundUpdate, takeOver } from "@elite/crash"
import type { CashOutOutcome } from "../rounds/cashOut.ts"
import { computeEndings } from "../rounds/convert.ts"
import type { Ending } from "../rounds/store.ts"
import type { ForwardClock } from "./forwardClock.ts"

const tickMs = 10
const rebroadcastMs = 1_000

type CashOutRequest = { id: string; atMs: number; answer(outcome: CashOutOutcome): void }

/** Cash-out requests in their order of arrival, each stamped with its instant. */
export type CashOutQueue = {
  /** Undefined where the flight ended before the request was processed. */
  request(id: string): Promise<CashOutOutcome | undefined>
  take(): CashOutRequest[]
  close(): void
}

export function cashOutQueue(time: ForwardClock): CashOutQueue {
  let waiting: CashOutRequest[] = []
  const unanswered = new Set<() => void>()
  return {
    request: (id) =>
      new Promise((resolve) => {
        const giveUp = () => resolve(undefined)
        unanswered.add(giveUp)
        const answer = (outcome: CashOutOutcome) => {
          unanswered.delete(giveUp)
          resolve(outcome)
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

/** Applies each request at its own instant, then lets time pass until `atMs`. */
function stepFlight(
  before: Round,
  requests: readonly CashOutRequest[],
  atMs: number,
): { after: Round; refused: Map<string, RoundUpdate["refused"]> } {
  const refused = new Map<string, RoundUpdate["refused"]>()
  let round = before
  for (const request of requests) {
    const result = cashOut(round, request.id, request.atMs)
    round = result.round
    if (result.refused) refused.set(request.id, result.refused)
  }
  return { after: advanceRound(round, atMs), refused }
}

/** Runs a flight until it crashes or is aborted. Paid bets are booked before the push; lost ones when it is over. */
export async function runFlight(
  start: Round,
  {
    time,
    signal,
    cashOuts,
    endBets,
    rebroadcast,
    shouldAbort,
  }: {
    time: ForwardClock
    signal: AbortSignal
    cashOuts: CashOutQueue
    endBets(endings: readonly Ending[]): Promise<void>
    rebroadcast(round: Round): void
    shouldAbort(): boolean
  },
): Promise<Round> {
  let round = start
  let broadcastMs = time.stampMs()
  while (!signal.aborted) {
    const requests = cashOuts.take()
    const { after, refused } = stepFlight(round, requests, time.stampMs())
    const paid = computeEndings(round, after).filter(({ as }) => as !== "lost")
    if (paid.length > 0) await endBets(paid)
    round = after
    for (const { id, answer } of requests) {
      const ended = round.bets.get(id)?.ended
      // Lost bets are not booked yet; the caller reads them later.
      answer(ended && ended.how !== "lost" ? { ended } : { refused: ended ? "ended" : refused.get(id) })
    }
    if (round.over) return round
    if (shouldAbort()) return takeOver(round, time.stampMs())
    if (round.stampedMs - broadcastMs >= rebroadcastMs) {
      broadcastMs = round.stampedMs
      rebroadcast(round)
    }
    await time.rest(tickMs, signal)
  }
  return round
}
