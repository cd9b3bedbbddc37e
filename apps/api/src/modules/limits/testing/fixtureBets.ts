import { sql } from "kysely"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { StoryPlayer } from "../../crash/testing/storyPlayer.ts"
import type { GameBet } from "../../play/testing/storySeat.ts"
import { assertAllowed } from "../limits.ts"
import { findLimitOnStake } from "../ownLimits/bets.ts"
import { todayAt } from "../ownLimits/periods.ts"
import type { Outcome } from "./outcome.ts"
import { centsIn, millis, refusable } from "./refusable.ts"

/** `isOver`: a bet of our own game ends once. */
type Bet = { isBack: boolean } & ({ atGame: GameBet } | { atCrash: number; isOver: boolean })

/** The module’s bets of one player, with the names and units of the second model. */
export class FixtureBets {
  private readonly bets: Bet[] = []
  private readonly seat: StoryPlayer

  constructor(seat: StoryPlayer) {
    this.seat = seat
  }

  private at = (order: number): Bet => this.bets[order]!

  /** In a round of its own, or in that of another bet. */
  async atGame(tx: Tx, cents: number, hand?: number): Promise<Outcome> {
    const before = hand === undefined ? undefined : this.at(hand)
    const round = before && "atGame" in before ? before.atGame : undefined
    const { status, bet } = await this.seat.atGame.bet(tx, unitsOf(cents), round)
    if (status === "ok") this.bets.push({ atGame: bet, isBack: false })
    if (status === "ok") return {}
    if (status === "playerDisabled") return refusable(() => assertAllowed(tx, this.seat.playerId, "bet"))
    if (status !== "limitReached") return { refused: status }
    return this.reached(tx, unitsOf(cents), round !== undefined)
  }

  private async reached(tx: Tx, units: bigint, goesOn: boolean): Promise<Outcome> {
    const { playerId } = this.seat
    const { day, week, month } = todayAt(tx.now)
    const { rows } = await sql<{ refused: string }>`
      select limits.spend(${playerId}, ${units}, ${tx.now}, ${day}, ${week}, ${month}, ${goesOn}) as refused`.execute(
      tx.db,
    )
    const { refused } = rows[0]!
    if (refused === "timeOver") {
      const { until } = await refusable(() => assertAllowed(tx, playerId, "deposit"))
      return { refused, until }
    }
    const reached = refused === "limitReached" ? await findLimitOnStake(tx, playerId, units) : null
    if (reached === null) return { refused }
    return {
      refused,
      limit: reached.limit,
      amount: centsIn(reached.amount),
      used: centsIn(reached.used),
      remaining: centsIn(reached.remaining),
      resetsAt: millis(reached.resetsAt),
    }
  }

  async atCrash(tx: Tx, cents: number): Promise<Outcome> {
    const { refused, ...params } = await refusable(async () => {
      this.bets.push({ atCrash: await this.seat.bet(tx, cents), isOver: false, isBack: false })
    })
    if (refused === undefined) return {}
    if (refused === "RealityCheckDueErrorType") return { refused: "checkDue" }
    if (refused === "SessionTimeOverErrorType") return { refused: "timeOver", ...params }
    if (refused !== "OwnLimitReachedErrorType") return { refused, ...params }
    const { limitedBy, limit, until, ...more } = params
    return { refused: "limitReached", limit: limitedBy, amount: limit, resetsAt: until, ...more }
  }

  isOver(order: number): boolean {
    const bet = this.at(order)
    return "isOver" in bet && bet.isOver
  }

  /** Only bets at a game that were not rolled back. */
  goesOn(order: number): boolean {
    const bet = this.at(order)
    return "atGame" in bet && !bet.isBack
  }

  /** Ignored for a bet that was rolled back. */
  async win(tx: Tx, order: number, cents: number): Promise<void> {
    const bet = this.at(order)
    if (bet.isBack) return
    if ("atGame" in bet) return this.seat.atGame.win(tx, bet.atGame, unitsOf(cents))
    await this.seat.end(tx, bet.atCrash, cents)
    bet.isOver = true
  }

  async takeBack(tx: Tx, order: number): Promise<void> {
    const bet = this.at(order)
    if (bet.isBack) return
    bet.isBack = true
    if ("atGame" in bet) return this.seat.atGame.rollBack(tx, bet.atGame)
    await this.seat.end(tx, bet.atCrash, "back")
    bet.isOver = true
  }
}

const unitsOf = (cents: number) => BigInt(cents) * 1000n
