import { randomUUID } from "node:crypto"
import { PlayModel } from "../../apps/api/src/modules/play/testing/model.ts"
import type { PurseKind } from "../../apps/api/testing/modelEvents.ts"
import { choices } from "../kills/load.ts"
import type { Spoken } from "./feed.ts"
import type { Game, Resident } from "./town.ts"

/** A chair of somebody at the games: which purse they play with, and what binds it. */
export type Seat = {
  resident: Resident
  purse: PurseKind
  purseId: bigint | null
  token: string
  user: string
  most: bigint | null
  /** Null: every game. */
  games: readonly Game[] | null
}

const cents = [5, 9, 10, 20, 50, 100, 100, 250, 400, 500, 2_000]
const times = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 5, 10, 21, 60]
const gone: Game = { id: 0, code: "nowhere", category: "", studio: "" }

/** What is said next: hands of bets, wins and rollbacks; many of their messages come late, twice, or as they must not. */
export class Story {
  readonly play = new PlayModel()
  readonly choose: (below: number) => number
  private readonly games: readonly Game[]
  private later: { turn: number; message: Spoken }[] = []
  private readonly spoken: Spoken[] = []
  private readonly mosts = new Map<string, bigint | null>()

  constructor(seed: number, games: readonly Game[]) {
    this.choose = choices(seed)
    this.games = games
  }
  chance(percent: number): boolean {
    return this.choose(1000) < percent * 10
  }
  oneOf<T>(all: readonly T[]): T {
    return all[this.choose(all.length)]!
  }
  uuid(): string {
    return randomUUID()
  }
  mostOf(message: Spoken): bigint | null {
    return this.mosts.get(message.uuid) ?? null
  }
  /** What somebody says in a turn, in its order: what is due of theirs, then new hands from their seats. */
  turnOf(seats: readonly Seat[], turn: number, hands: number, at: () => number): Spoken[] {
    const { id } = seats[0]!.resident
    const due = this.later.filter((each) => each.message.player === id && each.turn <= turn)
    this.later = this.later.filter((each) => !due.includes(each))
    const messages = due.map(({ message }) => message)
    for (let hand = 0; hand < hands; hand++) messages.push(...this.hand(this.oneOf(seats), turn))
    return this.disturbed(messages, id).map((message) => ({ ...message, at: at() }))
  }
  /** Whatever is due of anybody, at the end. */
  rest(): Spoken[] {
    const rest = this.later.map(({ message }) => message)
    this.later = []
    return rest
  }
  remember(message: Spoken): void {
    this.spoken.push(message)
    if (this.spoken.length > 400) this.spoken.shift()
  }
  /** Some of what was said before once more, and some of that with something else in it. */
  private disturbed(messages: Spoken[], player: bigint): Spoken[] {
    const all = messages.flatMap((message) => (this.chance(3) ? [message, message] : [message]))
    const own = this.spoken.filter((message) => message.player === player && message.kind !== "rollback")
    if (own.length === 0 || !this.chance(25)) return all
    const again = this.oneOf(own)
    return [...all, this.chance(30) ? { ...again, amount: again.amount + 1_000n } : again]
  }
  private hand(seat: Seat, turn: number): Spoken[] {
    const game = this.oneOf(seat.games ?? this.games)
    const round = this.uuid()
    const say = (kind: Spoken["kind"], more: Partial<Spoken>): Spoken => {
      const { resident, purse, purseId, token, user } = seat
      const uuid = this.uuid()
      this.mosts.set(uuid, seat.most)
      const currency = purse === "credit" ? "XCR" : "EUR"
      const plain = { closes: false, amount: 0n, of: null, at: 0, currency, game }
      return { kind, uuid, player: resident.id, purse, purseId, round, token, user, ...plain, ...more }
    }
    const bets = Array.from({ length: this.chance(20) ? 2 + this.choose(2) : 1 }, () =>
      say("bet", this.refused({ amount: BigInt(this.stakeOf(seat)) * 1_000n })),
    )
    const closing = this.ending(bets, say)
    return this.late([...bets, ...closing], turn)
  }
  private stakeOf({ most }: Seat): number {
    const most_ = most === null ? 1_000_000 : Number(most / 1_000n)
    const some = this.chance(40) ? 1 + this.choose(600) : this.oneOf(cents)
    return Math.min(some, most_)
  }
  /** A bet as it is, or as it has to be refused. */
  private refused(bet: Partial<Spoken>): Partial<Spoken> {
    if (!this.chance(3)) return bet
    return this.oneOf([
      { ...bet, currency: "USD" },
      { ...bet, game: gone },
      { ...bet, amount: 900_000_000_000n },
    ])
  }
  private ending(bets: Spoken[], say: (kind: Spoken["kind"], more: Partial<Spoken>) => Spoken): Spoken[] {
    const last = bets.at(-1)!
    const plays = bets.every(({ game }) => game.id !== 0)
    const game = plays ? last.game : (bets.find((bet) => bet.game.id !== 0)?.game ?? last.game)
    const win = (of: Spoken, closes: boolean) =>
      say("win", {
        of: of.uuid,
        amount: (of.amount < 5_000_000n ? of.amount : 5_000_000n) * BigInt(this.oneOf(times)),
        closes,
        game,
      })
    const back = (of: Spoken) => say("rollback", { of: of.uuid, game: of.game })
    const way = this.choose(100)
    if (way < 38) {
      last.closes = true
      return []
    }
    if (way < 76) return [win(this.oneOf(bets), true)]
    if (way < 82) return [win(bets[0]!, false), win(last, true)]
    if (way < 88) return [win(last, true), back(this.oneOf(bets))]
    if (way < 91) return [back(last), win(last, true)]
    if (way < 94) {
      const won = win(last, true)
      return [won, back(won)]
    }
    if (way < 96) return [back(this.oneOf(bets))]
    if (way < 98) return [win(last, true), win(bets[0]!, true), say("bet", { amount: 100_000n })]
    return []
  }
  /** Some of it comes turns later, rollbacks sometimes before what they are about. */
  private late(messages: Spoken[], turn: number): Spoken[] {
    if (this.chance(2)) messages.reverse()
    const from = this.chance(12) ? this.choose(messages.length) : messages.length
    const turns = this.oneOf([1, 2, 5, 20, 60])
    for (const message of messages.slice(from)) this.later.push({ turn: turn + turns, message })
    return messages.slice(0, from)
  }
}
