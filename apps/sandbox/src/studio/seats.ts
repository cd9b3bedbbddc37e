import { forgetOldest } from "../forget.ts"
import type { Request } from "./decide.ts"
import type { RoundAnswer } from "./round.ts"
import type { Session } from "./session.ts"

/** A round by the key its page made before it asked for it. */
export type KeyedRound = {
  readonly key: string
  readonly request: Request
  /** Settles when the wallet has spoken; asked for again, it is the same answer. */
  readonly answer: Promise<RoundAnswer>
  state: "running" | RoundAnswer["kind"]
  /** Whether a page has said that its outcome was on the screen. */
  isShown: boolean
}

/** A player's place at a game: what outlives a window, a launch and a device. */
export type Seat = {
  readonly rounds: Map<string, KeyedRound>
  /** The round that was begun last. */
  last?: KeyedRound
  /** Start of the last round, in milliseconds since the epoch. */
  lastRoundAt: number
}

export type Seats = { of(session: Session): Seat; clear(): void }

const seatsAtMost = 5000
const roundsAtMost = 100

/** A real player has one seat at each game; a demo belongs to its session alone. */
export const seatName = (session: Session): string =>
  session.mode === "real" ? `player ${session.user} ${session.title.code}` : `demo ${session.id}`

export function createSeats(): Seats {
  const seats = new Map<string, Seat>()
  return {
    of(session) {
      const name = seatName(session)
      const seat = seats.get(name) ?? { rounds: new Map(), lastRoundAt: 0 }
      // Put in anew, so that the seat that was empty longest is forgotten first.
      seats.delete(name)
      seats.set(name, seat)
      forgetOldest(seats, seatsAtMost)
      return seat
    },
    clear: () => seats.clear(),
  }
}

/** Takes a round up at a seat, before anything is known of how it ends. */
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

/** The round of a seat that is under way, or of which nobody has seen the outcome. */
export const unseenRound = ({ last }: Seat): KeyedRound | undefined =>
  last && (last.state === "running" || (last.state === "played" && !last.isShown)) ? last : undefined
