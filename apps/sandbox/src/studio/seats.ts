import { forgetOldest } from "../forget.ts"
import type { Request } from "./engine.ts"
import type { OpenRound, Turn } from "./playing.ts"
import type { RoundAnswer } from "./round.ts"
import { type Session, seatName } from "./session.ts"

/** A round by the key that its page created. */
export type KeyedRound = {
  readonly key: string
  readonly request: Request
  /** Settles with the latest answer; a repeated request gets the same one. */
  answer: Promise<RoundAnswer>
  /** The decisions taken, in their order. */
  readonly actions: string[]
  state: "running" | RoundAnswer["kind"]
  /** How the round goes on while it waits for a decision. */
  open?: OpenRound
  /** Ends an open round whose player does not come back. */
  leaving?: NodeJS.Timeout
  /** The page has shown its outcome. */
  isShown: boolean
}

/** A player's state at a game, across windows, launches and devices. */
export type Seat = {
  readonly rounds: Map<string, KeyedRound>
  last?: KeyedRound
  /** Start of the last round, milliseconds since the epoch. */
  lastRoundAt: number
}

export type Seats = { of(session: Session): Seat; clear(): void }

const seatsAtMost = 5000
const roundsAtMost = 100

export function createSeats(): Seats {
  const seats = new Map<string, Seat>()
  return {
    of(session) {
      const name = seatName(session)
      const seat = seats.get(name) ?? { rounds: new Map(), lastRoundAt: 0 }
      // Reinserted, so that the least recently used seat is dropped first.
      seats.delete(name)
      seats.set(name, seat)
      forgetOldest(seats, seatsAtMost)
      return seat
    },
    clear() {
      for (const { rounds } of seats.values())
        for (const { leaving } of rounds.values()) clearTimeout(leaving)
      seats.clear()
    },
  }
}

/** Adds a round to a seat before its result is known. */
export function begin(seat: Seat, key: string, request: Request, turn: Promise<Turn>): KeyedRound {
  const answer = turn.then((taken) => {
    settle(begun, taken.answer.kind, taken.open)
    return taken.answer
  })
  const begun: KeyedRound = { key, request, answer, actions: [], state: "running", isShown: false }
  answer.catch(() => settle(begun, "refused", undefined))
  seat.rounds.set(key, begun)
  seat.last = begun
  forgetOldest(seat.rounds, roundsAtMost)
  return begun
}

/** Takes a decision in an open round. One that is refused is not counted: the round stays open as it was. */
export async function decideOpen(
  round: KeyedRound,
  action: string,
  turn: Promise<Turn>,
): Promise<RoundAnswer> {
  const before = round.answer
  round.actions.push(action)
  round.state = "running"
  round.answer = turn.then((taken) => taken.answer)
  const { answer, open } = await turn
  if (answer.kind === "refused") {
    round.actions.pop()
    round.answer = before
  }
  settle(round, answer.kind === "refused" ? "open" : answer.kind, open)
  return answer
}

function settle(round: KeyedRound, state: KeyedRound["state"], open: OpenRound | undefined): void {
  round.state = state
  if (open) round.open = open
  else delete round.open
}

/** The seat's round that is in progress, waits for a decision or has not been shown. */
export const unseenRound = ({ last }: Seat): KeyedRound | undefined =>
  last && (last.state === "running" || last.state === "open" || (last.state === "played" && !last.isShown))
    ? last
    : undefined
