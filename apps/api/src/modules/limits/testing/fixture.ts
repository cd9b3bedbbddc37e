import { limits as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import type { StoryPlayer } from "../../crash/testing/storyPlayer.ts"
import { getRealityCheckReply } from "../../me/me.ts"
import {
  assertAllowed,
  consumeDepositReservation,
  releaseDepositReservation,
  reserveDeposit,
} from "../limits.ts"
import { cancelRequest, confirmRequest, processCooledRequests, setOwnLimits } from "../ownLimits/ownLimits.ts"
import { getOwnLimitsReply, toLimitUpdateReply } from "../ownLimits/replies.ts"
import { isOwnLimitRequest } from "../ownLimits/rules.ts"
import { pauseForDays } from "../pause.ts"
import {
  answerRealityCheck,
  type RealityCheck,
  restartRealityCheck,
  setRealityCheck,
} from "../realityCheck/realityCheck.ts"
import { listRequests } from "../requests/store.ts"
import { requestReturn } from "../returns/returns.ts"
import { beginSession, getSessionTimeReply, setSessionTime } from "../sessionTime/sessionTime.ts"
import { lockPlayer } from "../store.ts"
import { FixtureBets } from "./fixtureBets.ts"
import { type LimitRequest, type Name, names } from "./model.ts"
import type { Outcome } from "./outcome.ts"
import { centsIn, millis, refusable } from "./refusable.ts"

/** The module’s operations for one player, with the names and units of the second model. */
export class LimitsFixture {
  private readonly orders: string[] = []
  private readonly playerId: bigint
  readonly bets: FixtureBets
  /** A prefix that keeps order ids unique. */
  private readonly mark: string
  /** Ids of requests, oldest first. */
  requests: number[] = []

  constructor(seat: StoryPlayer, mark: string) {
    seat.begin()
    this.bets = new FixtureBets(seat)
    this.playerId = seat.playerId
    this.mark = mark
  }

  set = (tx: Tx, request: LimitRequest): Promise<Outcome> =>
    refusable(async () => {
      const limits = Object.fromEntries(
        names.filter((name) => request[name] !== undefined).map((name) => [name, request[name]!]),
      )
      const { coolsUntil } = await setOwnLimits(tx, this.playerId, limits)
      return { coolsUntil: coolsUntil === null ? null : coolsUntil.getTime() }
    })

  async setTime(tx: Tx, minutes: number | null): Promise<Outcome> {
    const { coolsUntil } = await setSessionTime(tx, this.playerId, minutes)
    return { coolsUntil: coolsUntil === null ? null : coolsUntil.getTime() }
  }

  async enter(tx: Tx, seenAt: number | null): Promise<void> {
    await lockPlayer(tx, this.playerId)
    if (seenAt === null || tx.now.getTime() - seenAt >= idle) await restartRealityCheck(tx, this.playerId)
    await beginSession(tx, this.playerId, seenAt === null ? null : new Date(seenAt))
  }

  cancel = (tx: Tx, requestId: number): Promise<Outcome> =>
    refusable(() => cancelRequest(tx, this.playerId, requestId))

  confirm = (tx: Tx, requestId: number): Promise<Outcome> =>
    refusable(() => confirmRequest(tx, this.playerId, requestId))

  follow = (tx: Tx): Promise<void> => processCooledRequests({ transact: (work) => work(tx), reads: () => tx })

  async pause(tx: Tx, isBreak: boolean, days: number): Promise<Outcome> {
    const type = isBreak ? "TAKE_A_BREAK" : "SELF_EXCLUSION"
    const { until, isNew } = await pauseForDays(tx, this.playerId, { type, days })
    return { until: until === null ? null : until.getTime(), isNew }
  }

  comeBack = (tx: Tx): Promise<Outcome> =>
    refusable(async () => {
      const { until, isNew } = await requestReturn(tx, this.playerId)
      return { until: until.getTime(), isNew }
    })

  private gate = (tx: Tx): Promise<Outcome> => refusable(() => assertAllowed(tx, this.playerId, "deposit"))

  setCheck = (tx: Tx, minutes: RealityCheck["minutes"] | null): Promise<Outcome> =>
    refusable(() => setRealityCheck(tx, this.playerId, minutes))

  async answer(tx: Tx): Promise<Outcome> {
    const check = await answerRealityCheck(tx, this.playerId)
    return { check: check && { minutes: check.minutes, dueAt: check.dueAt.getTime() } }
  }

  deposit = (tx: Tx, cents: number, until: number): Promise<Outcome> =>
    refusable(async () => {
      await assertAllowed(tx, this.playerId, "deposit")
      const orderId = `${this.mark}-${this.orders.length}`
      const order = { playerId: this.playerId, orderId, amountCents: cents, until: new Date(until) }
      await reserveDeposit(tx, order)
      this.orders.push(orderId)
    })

  /** As payments captures: the gate, then the limits; a refused one releases its reservation. */
  async capture(tx: Tx, order: number, wasMade: boolean): Promise<Outcome> {
    const { refused } = wasMade ? {} : ((await this.gate(tx)) as Outcome)
    const isBarred = refused !== undefined && !capturable.includes(refused as string)
    const isMade = !isBarred && (await consumeDepositReservation(tx, this.orders[order]!))
    if (!isMade) await releaseDepositReservation(tx, this.orders[order]!)
    return { isMade }
  }

  release = (tx: Tx, order: number): Promise<void> => releaseDepositReservation(tx, this.orders[order]!)

  async shown(tx: Tx): Promise<Outcome> {
    const [all, time, check, gate] = await Promise.all([
      getOwnLimitsReply(tx, this.playerId),
      this.timeShown(tx),
      this.checkShown(tx),
      this.gate(tx),
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
            ? { asked: pending.limit === null ? null : centsIn(pending.limit), ...toRequestTimes(pending) }
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
      check,
      room: {
        limitedBy: depositRoom.limitedBy,
        limit: centsIn(depositRoom.limit),
        closedBy: depositRoom.closedBy,
        remaining: centsIn(depositRoom.remaining),
        freesAt: depositRoom.freesAt === null ? null : millis(depositRoom.freesAt),
      },
      gate,
    }
  }

  private async checkShown(tx: Tx): Promise<Outcome | null> {
    const { realityCheck: check } = await getRealityCheckReply(
      { reads: () => tx },
      { playerId: this.playerId },
    )
    if (check === null) return null
    const { minutes, dueAt, since, stakes, wins, net } = check
    const money = { stakes: centsIn(stakes), wins: centsIn(wins), net: centsIn(net) }
    return { minutes, dueAt: millis(dueAt), since: millis(since), ...money }
  }

  private async timeShown(tx: Tx): Promise<Outcome> {
    const { limit, usedLimit, endsAt, restsUntil, pending } = await getSessionTimeReply(tx, this.playerId)
    return {
      limit,
      used: usedLimit,
      endsAt: endsAt === null ? null : millis(endsAt),
      restsUntil: restsUntil === null ? null : millis(restsUntil),
      pending: pending ? { asked: pending.limit, ...toRequestTimes(pending) } : null,
    }
  }

  /** Oldest first. */
  async log(tx: Tx): Promise<Outcome[]> {
    const page = await listRequests(tx, this.playerId, { pageNo: 1, limit: 1000 })
    // Breaks, exclusions and reality checks are compared by what they do.
    const rows = page.rows.filter((row) => isOwnLimitRequest(row) || row.type === "sessionTime").reverse()
    this.requests = rows.map(({ id }) => Number(id))
    return rows.map((row) => {
      const shown = toLimitUpdateReply(row, tx.now)
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
        ...toRequestTimes(shown),
      }
    })
  }
}

/** Reasons that refuse a deposit but not its capture. */
const capturable = ["RealityCheckDueErrorType", "SessionTimeOverErrorType"]
// Nobody in a story asks the authority: its requests alone are pending or failed.
const statuses = { 1: "success", 2: "cooling", 4: "cancelled", 5: "expired" } as const
const idle = 30 * minuteMs
const toRequestTimes = (request: { coolsUntil: string | null; confirmUntil: string | null }) => ({
  coolsUntil: request.coolsUntil === null ? null : millis(request.coolsUntil),
  confirmUntil: request.confirmUntil === null ? null : millis(request.confirmUntil),
})
