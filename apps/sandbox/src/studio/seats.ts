import { forgetOldest } from "../forget.ts"
import type { Request } from "./decide.ts"
import type { RoundAnswer } from "./round.ts"
import type { Session } from "./session.ts"

/** A round by the key that its page created. */
export type KeyedRound = {
  readonly key: string
  readonly request: Request
  /** Settles with the wallet's answer; a repeated request gets the same one. */
  readonly answer: Promise<RoundAnswer>
  state: "running" | RoundAnswer["kind"]
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

/** A player has one seat per game; a demo's belongs to its session. */
export const seatName = (session: Session): string =>
  session.mode === "real" ? `player ${session.user} ${session.title.code}` : `demo ${session.id}`

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
    clear: () => seats.clear(),
  }
}

/** Adds a round to a seat before its result is known. */
export function begin(seat: Seat, round: Pick<KeyedRound, "key" | "request" | "answer">): void {
  const begun: KeyedRound = { ...round, state: "running", isShown: false }
  seat.rounds.set(round.key, begun)
  seat.last = begun
  forgetOldest(seat.rounds, roundsAtMost)
  const end = (state: RoundAnswer["kind"]) => {
    begun.state = state
  }
  round.answer.then(
    ({ kind }) => end(kind),
    () => end("refused"),
  )
}

/** The seat's round that is in progress or has not been shown. */
export const unseenRound = ({ last }: Seat): KeyedRound | undefined =>
  last && (last.state === "running" || (last.state === "played" && !last.isShown)) ? last : undefined
