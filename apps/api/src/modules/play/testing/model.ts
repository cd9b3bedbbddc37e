import { cent, hour, type PurseKind, type SettledBet } from "../../../../testing/modelEvents.ts"

// A second model of the wallet's messages, written from docs/money.md alone: the answer to each, the events of rounds, and
// what a bet, a win or a rollback moves.

export type Message = {
  kind: "bet" | "win" | "rollback"
  uuid: string
  player: bigint
  purse: PurseKind
  purseId: bigint | null
  round: string
  closes: boolean
  game: { id: number; code: string; category: string; studio: string }
  currency: string
  amount: bigint
  /** The id of the message that a win or a rollback refers to. */
  of: string | null
  at: number
}
type Win = { uuid: string; amount: bigint; cash: bigint; isReversed: boolean }
export type Bet = Message & { cash: bigint; isLate: boolean; isReversed: boolean; wins: Win[] }
type Round = { key: string; message: Message; bets: Bet[]; openedAt: number; isClosed: boolean }
/** What `round.settled` or `bet.voided` has to publish. */
export type PublishedEvent =
  | {
      kind: "settled"
      at: number
      player: bigint
      round: string
      bets: Omit<SettledBet, "cashStake" | "cashWin">[]
    }
  | { kind: "voided"; player: bigint; uuid: string; wasSettled: boolean }

/** `ok?`: whether it is booked depends on what the purse holds at that moment, and whether it is open. */
export type Expected =
  | "ok"
  | "ok?"
  | "rolledBack"
  | "unknownReference"
  | "gameInvalid"
  | "wrongCurrency"
  | "notEnoughMoney"
  | "limitReached"
  | "clash"

const keyOf = ({ player, round }: Pick<Message, "player" | "round">) => `${player}|${round}`

/** Every message to the wallet and its answer, in the order of each player. */
export class PlayModel {
  readonly bets = new Map<string, Bet>()
  readonly published: PublishedEvent[] = []
  /** Net units by player of those who play with cash only, and by purse of CREDIT. */
  readonly cash = new Map<bigint, bigint>()
  readonly credit = new Map<bigint, bigint>()
  /** Messages that were booked, by their ids. */
  readonly booked = new Map<string, Message>()
  private readonly answered = new Map<string, { message: Message; status: string }>()
  private readonly tombstones = new Set<string>()
  private readonly wins = new Map<string, { bet: Bet; win: Win }>()
  private readonly rounds = new Map<string, Round>()
  private readonly open = new Set<Round>()

  /** The answer that a message must get. `most`: the largest stake of its purse. */
  expected(message: Message, most: bigint | null): Expected {
    const before = this.answered.get(message.uuid)
    if (before) return isSame(before.message, message) ? (before.status as Expected) : "clash"
    if (message.kind === "rollback") return "ok"
    if (this.tombstones.has(message.uuid)) return "rolledBack"
    if (message.kind === "win") {
      const bet = this.bets.get(message.of!)
      if (this.tombstones.has(message.of!)) return "rolledBack"
      if (!bet) return "unknownReference"
      return bet.isReversed ? "rolledBack" : "ok"
    }
    if (most !== null && message.amount > most) return "limitReached"
    if (message.game.id === 0) return "gameInvalid"
    if (message.currency !== (message.purse === "credit" ? "XCR" : "EUR")) return "wrongCurrency"
    if (message.amount > 500_000_000_000n) return "notEnoughMoney"
    return message.purse === "cash" ? "ok" : "ok?"
  }
  /** Records an answer; a message that was answered before changes nothing. */
  answer(message: Message, status: string): void {
    if (this.answered.has(message.uuid) || this.tombstones.has(message.uuid)) return
    if (message.kind === "win" && status !== "ok") return
    this.answered.set(message.uuid, { message, status })
    if (status !== "ok") return
    this.booked.set(message.uuid, message)
    if (message.kind === "bet") this.place(message)
    else if (message.kind === "win") this.pay(message)
    else this.rollBack(message)
  }
  /** Closes the rounds that were opened so long ago. */
  settleForgotten(now: number, afterMs = 48 * hour): void {
    for (const round of this.open) if (round.openedAt < now - afterMs) this.close(round, now)
  }
  private move({ player, purse, purseId }: Message, change: bigint): void {
    const [all, key] = purse === "credit" ? [this.credit, purseId!] : [this.cash, player]
    all.set(key, (all.get(key) ?? 0n) + change)
  }
  private place(message: Message): void {
    const key = keyOf(message)
    const round = this.rounds.get(key) ?? { key, message, bets: [], openedAt: message.at, isClosed: false }
    if (!this.rounds.has(key)) this.open.add(round)
    this.rounds.set(key, round)
    const bet: Bet = { ...message, cash: message.amount, isLate: round.isClosed, isReversed: false, wins: [] }
    this.bets.set(message.uuid, bet)
    round.bets.push(bet)
    this.move(message, -message.amount)
    if (message.closes) this.close(round, message.at)
  }
  private pay(message: Message): void {
    const bet = this.bets.get(message.of!)!
    const win = { uuid: message.uuid, amount: message.amount, cash: message.amount, isReversed: false }
    bet.wins.push(win)
    this.wins.set(message.uuid, { bet, win })
    this.move(bet, message.amount)
    if (message.closes) this.close(this.rounds.get(keyOf(bet))!, message.at)
  }
  private rollBack(message: Message): void {
    const of = message.of!
    const bet = this.bets.get(of)
    const won = this.wins.get(of)
    if (!bet && !won) {
      if (!this.answered.has(of)) this.tombstones.add(of)
    } else if (won) this.reverseWin(won.bet, won.win)
    else if (bet && !bet.isReversed) {
      bet.isReversed = true
      this.move(bet, bet.amount)
      for (const win of bet.wins) this.reverseWin(bet, win)
      const { isClosed } = this.rounds.get(keyOf(bet))!
      this.published.push({
        kind: "voided",
        player: bet.player,
        uuid: of,
        wasSettled: isClosed && !bet.isLate,
      })
    }
  }
  private reverseWin(bet: Bet, win: Win): void {
    if (win.isReversed) return
    win.isReversed = true
    this.move(bet, -win.amount)
  }
  private close(round: Round, at: number): void {
    if (round.isClosed) return
    round.isClosed = true
    this.open.delete(round)
    const bets = round.bets.filter(({ isReversed }) => !isReversed)
    if (bets.length === 0) return
    const published = bets.map(({ uuid, at: acceptedAt, amount, wins, game: { category, studio } }) => {
      let win = 0n
      for (const each of wins) if (!each.isReversed) win += each.amount
      return { uuid, at: acceptedAt, stake: amount, win, category, studio }
    })
    published.sort((a, b) => a.at - b.at || (a.uuid < b.uuid ? -1 : 1))
    this.published.push({
      kind: "settled",
      at,
      player: round.message.player,
      round: round.message.round,
      bets: published,
    })
  }
}

const isSame = (a: Message, b: Message) =>
  a.kind === b.kind &&
  a.player === b.player &&
  a.round === b.round &&
  a.game.code === b.game.code &&
  a.amount === b.amount &&
  a.of === b.of &&
  a.currency === b.currency

/** The part of a win that is cash: as much of it as of its stake, to the nearest cent, half a cent to cash. */
export function cashOfWin(win: bigint, stakeCash: bigint, stake: bigint): bigint {
  if (stake === 0n) return win
  const cents = (2n * win * stakeCash + cent * stake) / (2n * cent * stake)
  return cents * cent < win ? cents * cent : win
}
