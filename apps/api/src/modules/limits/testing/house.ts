import { limits as contract, eurosOf } from "@elite/contract"
import { sql } from "kysely"
import { Failure } from "../../../kernel/failure.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import type { InStory } from "../../crash/testing/inStory.ts"
import { may, releaseDeposit, reserveDeposit, useDeposit } from "../limits.ts"
import { limitOnStake } from "../own/bets.ts"
import { cancelRequest, confirmRequest, followRequests, setOwnLimits } from "../own/own.ts"
import { todayAt } from "../own/periods.ts"
import { limitsOf, updateOf } from "../own/shown.ts"
import { pageOf } from "../own/store.ts"
import { pauseFor } from "../pause.ts"
import { askReturn } from "../returning/returning.ts"
import { lockPlayer } from "../store.ts"
import { beginSession, sessionTimeShown, setSessionTime } from "../time/time.ts"
import { type Name, names, type Outcome, type Wish } from "./model.ts"

/** A bet, at our own game with its number there: such a one ends once. */
type Bet = {
  day: string
  stake: bigint
  won: bigint
  isBack: boolean
  atCrash?: { bet: number; isOver: boolean }
}

/** What the module really does for one player, in the words of the second model. */
export class House {
  private readonly bets: Bet[] = []
  private readonly orders: string[] = []
  private readonly playerId: bigint
  private readonly seat: InStory
  /** Ids of orders are one's own. */
  private readonly mark: string
  /** The ids of what was asked, oldest first. */
  requests: number[] = []

  constructor(seat: InStory, mark: string) {
    seat.begin()
    this.seat = seat
    this.playerId = seat.playerId
    this.mark = mark
  }

  set = (tx: Tx, wish: Wish): Promise<Outcome> =>
    refusable(async () => {
      const asked = Object.fromEntries(
        names.filter((name) => wish[name] !== undefined).map((name) => [name, wish[name]!]),
      )
      const { coolsUntil } = await setOwnLimits(tx, this.playerId, asked)
      return { coolsUntil: coolsUntil === null ? null : coolsUntil.getTime() }
    })

  async setTime(tx: Tx, minutes: number | null): Promise<Outcome> {
    const { coolsUntil } = await setSessionTime(tx, this.playerId, minutes)
    return { coolsUntil: coolsUntil === null ? null : coolsUntil.getTime() }
  }

  /** A log-in, as the session's opening tells of it. */
  async enter(tx: Tx, seenAt: number | null): Promise<void> {
    await lockPlayer(tx, this.playerId)
    await beginSession(tx, this.playerId, seenAt === null ? null : new Date(seenAt))
  }

  cancel = (tx: Tx, requestId: number): Promise<Outcome> =>
    refusable(() => cancelRequest(tx, this.playerId, requestId))

  confirm = (tx: Tx, requestId: number): Promise<Outcome> =>
    refusable(() => confirmRequest(tx, this.playerId, requestId))

  follow = (tx: Tx): Promise<void> => followRequests({ transact: (work) => work(tx), reads: () => tx })

  async pause(tx: Tx, isBreak: boolean, days: number): Promise<Outcome> {
    const type = isBreak ? "TAKE_A_BREAK" : "SELF_EXCLUSION"
    const { until, isNew } = await pauseFor(tx, this.playerId, { type, days })
    return { until: until === null ? null : until.getTime(), isNew }
  }

  comeBack = (tx: Tx): Promise<Outcome> =>
    refusable(async () => {
      const { until, isNew } = await askReturn(tx, this.playerId)
      return { until: until.getTime(), isNew }
    })

  private gate = (tx: Tx, action: "bet" | "deposit"): Promise<Outcome> =>
    refusable(() => may(tx, this.playerId, action))

  /** A stake, as the statement of a bet asks for it and counts it. */
  async bet(tx: Tx, cents: number): Promise<Outcome> {
    const { day, week, month } = todayAt(tx.now)
    const units = unitsOf(cents)
    const { rows } = await sql<{ said: string }>`
      select limits.spend(${this.playerId}, ${units}, ${tx.now}, ${day}, ${week}, ${month}) as said`.execute(
      tx.db,
    )
    const said = rows[0]!.said
    if (said === "barred") return this.gate(tx, "bet")
    if (said === "timeOver") return { refused: said }
    if (said !== "ok") {
      const reached = await limitOnStake(tx, this.playerId, units)
      if (reached === null) return { refused: said }
      return {
        refused: said,
        limit: reached.limit,
        amount: centsIn(reached.amount),
        used: centsIn(reached.used),
        remaining: centsIn(reached.remaining),
        resetsAt: millis(reached.resetsAt),
      }
    }
    await sql`select limits.use_stake(${this.playerId}, ${units}, ${day}, ${week}, ${month})`.execute(tx.db)
    this.bets.push({ day, stake: units, won: 0n, isBack: false })
    return {}
  }

  /** A bet of our own game, as its call places it. */
  async betAtCrash(tx: Tx, cents: number): Promise<Outcome> {
    const { day } = todayAt(tx.now)
    const { refused, ...params } = await refusable(async () => {
      const bet = await this.seat.bet(tx, cents)
      const atCrash = { bet, isOver: false }
      this.bets.push({ day, stake: unitsOf(cents), won: 0n, isBack: false, atCrash })
    })
    if (refused === undefined) return {}
    if (refused === "SessionTimeOverErrorType") return { refused: "timeOver", ...params }
    if (refused !== "OwnLimitReachedErrorType") return { refused, ...params }
    const { limitedBy, limit, until, ...more } = params
    return { refused: "limitReached", limit: limitedBy, amount: limit, resetsAt: until, ...more }
  }

  /** Whether nothing more can come of a bet. */
  isOver = (order: number): boolean => this.bets[order]!.atCrash?.isOver === true

  private async endAtCrash(tx: Tx, order: number, paidCents: number | "back"): Promise<void> {
    const { atCrash } = this.bets[order]!
    await this.seat.end(tx, atCrash!.bet, paidCents)
    atCrash!.isOver = true
  }

  private count = (tx: Tx, day: string, stake: bigint, win: bigint) =>
    sql`select limits.use(${this.playerId}, ${day}, ${stake}, ${win})`.execute(tx.db)

  /** A win, booked on the day of its bet as the statement of a win does it; nothing for a bet that was taken back. */
  async win(tx: Tx, order: number, cents: number): Promise<void> {
    const bet = this.bets[order]!
    if (bet.isBack) return
    bet.won += unitsOf(cents)
    if (bet.atCrash) return this.endAtCrash(tx, order, cents)
    await this.count(tx, bet.day, 0n, unitsOf(cents))
  }

  /** A bet taken back with everything it won. */
  async takeBack(tx: Tx, order: number): Promise<void> {
    const bet = this.bets[order]!
    if (bet.isBack) return
    bet.isBack = true
    if (bet.atCrash) return this.endAtCrash(tx, order, "back")
    if (bet.stake > 0n) await this.count(tx, bet.day, -bet.stake, 0n)
    if (bet.won > 0n) await this.count(tx, bet.day, 0n, -bet.won)
  }

  /** An order as payments opens it: the gate, then the room. */
  deposit = (tx: Tx, cents: number, until: number): Promise<Outcome> =>
    refusable(async () => {
      await may(tx, this.playerId, "deposit")
      const orderId = `${this.mark}-${this.orders.length}`
      const order = { playerId: this.playerId, orderId, amountCents: cents, until: new Date(until) }
      await reserveDeposit(tx, order)
      this.orders.push(orderId)
    })

  /**
   * A payment as payments credits it: what bars from play, then the room; what is refused gives its room back. One that
   * was credited is asked about again by the limits only.
   */
  async capture(tx: Tx, order: number, wasMade: boolean): Promise<Outcome> {
    const { refused } = wasMade ? {} : ((await this.gate(tx, "deposit")) as Outcome)
    const isBarred = refused !== undefined && refused !== "SessionTimeOverErrorType"
    const isMade = !isBarred && (await useDeposit(tx, this.orders[order]!))
    if (!isMade) await releaseDeposit(tx, this.orders[order]!)
    return { isMade }
  }

  release = (tx: Tx, order: number): Promise<void> => releaseDeposit(tx, this.orders[order]!)

  /** All that a player is shown of their limits. */
  async shown(tx: Tx): Promise<Outcome> {
    const [all, time, gate] = await Promise.all([
      limitsOf(tx, this.playerId),
      this.timeShown(tx),
      this.gate(tx, "deposit"),
    ])
    const { now, limits, regulatoryWeeklyDepositLimit: week, depositRoom } = all
    if (millis(now) !== tx.now.getTime()) throw new Error("It is another time")
    const timed = (list: readonly [string, number][]) =>
      list.map(([at, euros]) => [millis(at), centsIn(euros)]).sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)
    return {
      limits: names.map((name) => {
        const { limit, usedLimit, resetsAt, pending } = limits[name]
        return {
          name,
          limit: limit === null ? null : centsIn(limit),
          used: centsIn(usedLimit),
          resetsAt: millis(resetsAt),
          pending: pending
            ? { asked: pending.limit === null ? null : centsIn(pending.limit), ...termsOf(pending) }
            : null,
        }
      }),
      week: {
        used: centsIn(week.usedLimit),
        remaining: centsIn(week.remaining),
        freesUp: timed(week.freesUp.map(({ at, amount }) => [at, amount])),
        reserved: timed(week.reserved.map(({ until, amount }) => [until, amount])),
      },
      time,
      room: {
        limitedBy: depositRoom.limitedBy,
        remaining: centsIn(depositRoom.remaining),
        freesAt: depositRoom.freesAt === null ? null : millis(depositRoom.freesAt),
      },
      gate,
    }
  }

  private async timeShown(tx: Tx): Promise<Outcome> {
    const { limit, usedLimit, endsAt, restsUntil, pending } = await sessionTimeShown(tx, this.playerId)
    return {
      limit,
      used: usedLimit,
      endsAt: endsAt === null ? null : millis(endsAt),
      restsUntil: restsUntil === null ? null : millis(restsUntil),
      pending: pending ? { asked: pending.limit, ...termsOf(pending) } : null,
    }
  }

  /** What was asked and what became of it, oldest first. */
  async log(tx: Tx): Promise<Outcome[]> {
    const { rows } = await pageOf(tx, this.playerId, { pageNo: 1, limit: 1000 })
    rows.reverse()
    this.requests = rows.map(({ id }) => Number(id))
    return rows.map((row) => {
      const shown = updateOf(row, tx.now)
      const isTime = shown.type.endsWith(contract.sessionTimeType)
      const own = contract.ownLimits.find((each) => shown.type.endsWith(contract.limitTypes[each])) as Name
      const value = shown.limitValue
      const isReset = shown.type.startsWith("RESET_")
      if (isReset !== (shown.limitValue === null)) throw new Error(`A ${shown.type} of ${shown.limitValue}`)
      return {
        name: isTime ? "sessionTime" : own,
        asked: value === null || isTime ? value : centsIn(value),
        at: millis(shown.dateRequested),
        effectiveAt: shown.effectiveAt === null ? null : millis(shown.effectiveAt),
        status: statuses[shown.status as keyof typeof statuses],
        ...termsOf(shown),
      }
    })
  }
}

// Nobody in a story asks the authority: its requests alone are pending or failed.
const statuses = { 1: "success", 2: "cooling", 4: "cancelled", 5: "expired" } as const
const unitsOf = (cents: number) => BigInt(cents) * 1000n
const millis = (instant: string) => Date.parse(instant)
/** Of euros as the contract writes them. */
function centsIn(euros: number): number {
  const cents = Math.round(euros * 100)
  if (eurosOf(cents) !== euros) throw new Error(`${euros} are no whole cents`)
  return cents
}
const termsOf = (request: { coolsUntil: string | null; confirmUntil: string | null }) => ({
  coolsUntil: request.coolsUntil === null ? null : millis(request.coolsUntil),
  confirmUntil: request.confirmUntil === null ? null : millis(request.confirmUntil),
})

/** What work answers, or the refusal it ends with: its name, amounts in cents, instants in milliseconds. */
async function refusable(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return ((await work()) ?? {}) as Outcome
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const params = Object.entries(error.params as Record<string, unknown>).map(([name, value]) => [
      name,
      value instanceof Date ? value.getTime() : centsOrSelf(value),
    ])
    return { refused: error.name, ...Object.fromEntries(params) }
  }
}
const centsOrSelf = (value: unknown) =>
  typeof value === "object" && value !== null && "cents" in value ? value.cents : value
