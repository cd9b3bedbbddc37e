import { limits as contract, eurosOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { getWeeklyDeposits } from "../limits.ts"
import { getGate, listDepositUses } from "../store.ts"
import { toDepositHeadroomReply, toWeeklyDepositLimitReply } from "../wire.ts"
import {
  computeCountingStart,
  computeDepositHeadrooms,
  computePayableNow,
  depositTotals,
} from "./deposits.ts"
import { periodEnd, todayAt } from "./periods.ts"
import {
  computeConfirmationEnd,
  computeRequestStatus,
  isWaiting,
  type LimitKind,
  ownLimitSpecs,
} from "./rules.ts"
import * as store from "./store.ts"

type OwnLimitsReply = Omit<
  ReplyOf<typeof contract.getLimits>,
  "cooldown" | "exclusion" | "realityCheck" | "regulatoryRaise" | "sessionTime"
>
type LimitUpdateReply = ReplyOf<typeof contract.getLimitUpdates>["limitUpdates"]["rows"][number]
const unitsPerCent = 1000n

const toEurosOrNull = (cents: bigint | number | null) => (cents === null ? null : eurosOf(Number(cents)))

/** What is used of each limit, cents; a period in which more was won than lost has used nothing of its loss limit. */
function usedCents(used: store.UsedColumns, deposits: ReturnType<typeof depositTotals>) {
  const { day_stake: day, week_stake: week, month_stake: month } = used
  const cents = (units: bigint) => Number((units > 0n ? units : 0n) / unitsPerCent)
  return {
    Bet: { daily: cents(day), weekly: cents(week), monthly: cents(month) },
    Loss: {
      daily: cents(day - used.day_win),
      weekly: cents(week - used.week_win),
      monthly: cents(month - used.month_win),
    },
    Deposit: deposits,
  } satisfies Record<LimitKind, unknown>
}

const toPendingReply = ({ id, cents, cools_until }: store.RequestRow) => ({
  requestId: Number(id),
  limit: toEurosOrNull(cents),
  coolsUntil: cools_until!.toISOString(),
  confirmUntil: computeConfirmationEnd(cools_until!).toISOString(),
})

/** All limits of a player: each with what is used of it and what waits for it, and what they leave for a deposit now. */
export async function getOwnLimitsReply(from: Reads, playerId: bigint): Promise<OwnLimitsReply> {
  const today = todayAt(from.now)
  const [gate, week, own, used, uses, waiting] = await Promise.all([
    getGate(from, playerId, "depositRoom"),
    getWeeklyDeposits(from, playerId),
    store.getOwnLimits(from, playerId),
    store.getUsed(from, playerId, today),
    listDepositUses(from, playerId, computeCountingStart(from.now, today)),
    store.listWaitingRequests(from, playerId),
  ])
  // What an unfinished order keeps is no more used than it is to be had.
  const made = uses.filter(({ reservedUntil }) => reservedUntil === undefined)
  const all = usedCents(used, depositTotals(made, today))
  const rooms = computeDepositHeadrooms(week, own, uses, today)
  const shown = ownLimitSpecs.map(({ name, period, kind }) => {
    const request = waiting.find((row) => row.type === name && isWaiting(row, from.now))
    const used = all[kind][period]
    const room = rooms.find(({ limitedBy }) => limitedBy === name)
    const left = own[name] === null ? null : (room?.remainingCents ?? Math.max(0, own[name] - used))
    const limit = {
      limit: toEurosOrNull(own[name]),
      usedLimit: eurosOf(used),
      remaining: toEurosOrNull(left),
      resetsAt: periodEnd(period, today).toISOString(),
    }
    return [name, request ? { ...limit, pending: toPendingReply(request) } : limit]
  })
  return {
    now: from.now.toISOString(),
    limits: Object.fromEntries(shown) as OwnLimitsReply["limits"],
    regulatoryWeeklyDepositLimit: toWeeklyDepositLimitReply(week),
    depositRoom: toDepositHeadroomReply(computePayableNow(gate, rooms)),
  }
}

/** A request as the contract shows it. */
export function toLimitUpdateReply(row: store.RequestRow, now: Date): LimitUpdateReply {
  const { cents, minutes, hours, days, cools_until: coolsUntil, effective_at: effectiveAt } = row
  return {
    requestId: Number(row.id),
    dateRequested: row.requested_at.toISOString(),
    type: toUpdateType(row),
    limitValue: minutes ?? hours ?? days ?? toEurosOrNull(cents),
    status: computeRequestStatus({ status: row.status, coolsUntil }, now) as LimitUpdateReply["status"],
    effectiveAt: effectiveAt?.toISOString() ?? null,
    coolsUntil: coolsUntil?.toISOString() ?? null,
    // What the authority decides needs no yes of its player.
    confirmUntil:
      coolsUntil && row.type !== "regulatoryWeeklyDepositLimit"
        ? computeConfirmationEnd(coolsUntil).toISOString()
        : null,
  }
}

const protectionTypes = {
  sessionTime: contract.sessionTimeType,
  realityCheck: "REALITY_CHECK",
  cooldownPeriod: "COOLDOWN_PERIOD",
  takeABreak: "TAKE_A_BREAK",
  selfExclusion: "SELF_EXCLUSION",
} as const satisfies Partial<Record<store.RequestRow["type"], contract.ProtectionType>>

function toUpdateType({ type, cents, minutes, hours, days }: store.RequestRow): LimitUpdateReply["type"] {
  const isNone = cents === null && minutes === null && hours === null && days === null
  if (type === "regulatoryWeeklyDepositLimit") return contract.approvedLimitTypes[isNone ? "none" : "limit"]
  const name = { ...contract.limitTypes, ...protectionTypes }[type]
  return isNone ? `RESET_${name}` : name
}
