import { type Asked, cashOut, type Ended, pass, type Round, takeOver } from "@elite/crash"
import { endingsOf } from "../rounds/model.ts"
import type { Ending } from "../rounds/store.ts"
import type { Time } from "./time.ts"

/** The leader looks so often who leaves. */
const tickMs = 10
/** Pages are corrected so often. */
const correctMs = 1_000

/** What a player's wish to leave came to, once it is booked; `ended` undefined where it was refused. */
export type Left = { readonly ended?: Ended; readonly refused?: Asked["refused"] }
type Wish = { id: string; atMs: number; answer(left: Left): void }

/** Players who wish to leave, in the order in which the leader heard of them and stamped with when. */
export type Wishes = {
  /** Resolves once it is booked; undefined where the flight ended without a word on it. */
  leave(id: string): Promise<Left | undefined>
  take(): Wish[]
  close(): void
}

/** Gathers wishes for one flight. */
export function wishes(time: Time): Wishes {
  let waiting: Wish[] = []
  const unanswered = new Set<() => void>()
  return {
    leave: (id) =>
      new Promise((resolve) => {
        const giveUp = () => resolve(undefined)
        unanswered.add(giveUp)
        const answer = (left: Left) => {
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
function step(
  before: Round,
  heard: readonly Wish[],
  atMs: number,
): { after: Round; refused: Map<string, Asked["refused"]> } {
  const refused = new Map<string, Asked["refused"]>()
  let round = before
  for (const wish of heard) {
    const asked = cashOut(round, wish.id, wish.atMs)
    round = asked.round
    if (asked.refused) refused.set(wish.id, asked.refused)
  }
  return { after: pass(round, atMs), refused }
}

/**
 * Flies a round from its take-off until it is over: crashed, or void where it is to be broken off. What is paid in it is booked
 * before anybody is told; what is lost when it is over.
 */
export async function fly(
  begun: Round,
  {
    time,
    signal,
    wished,
    book,
    correct,
    isToBreak,
  }: {
    time: Time
    signal: AbortSignal
    wished: Wishes
    book(endings: readonly Ending[]): Promise<void>
    correct(round: Round): void
    isToBreak(): boolean
  },
): Promise<Round> {
  let round = begun
  let correctedMs = time.stampMs()
  while (!signal.aborted) {
    const heard = wished.take()
    const { after, refused } = step(round, heard, time.stampMs())
    const paid = endingsOf(round, after).filter(({ as }) => as !== "lost")
    if (paid.length > 0) await book(paid)
    round = after
    for (const { id, answer } of heard) {
      const ended = round.bets.get(id)?.ended
      // What is lost is not booked yet, and whoever asks reads it when it is.
      answer(ended && ended.how !== "lost" ? { ended } : { refused: ended ? "ended" : refused.get(id) })
    }
    if (round.over) return round
    if (isToBreak()) return takeOver(round, time.stampMs())
    if (round.stampedMs - correctedMs >= correctMs) {
      correctedMs = round.stampedMs
      correct(round)
    }
    await time.rest(tickMs, signal)
  }
  return round
}
