import { limits as contract, eurosOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { getWeeklyDeposits } from "../limits.ts"
import { computeConfirmationEnd, computeRequestStatus, isWaiting } from "../requests/rules.ts"
import { listWaitingRequests, type RequestRow } from "../requests/store.ts"
import { getGate, listDepositUses } from "../store.ts"
import { toDepositHeadroomReply, toWeeklyDepositLimitReply } from "../wire.ts"
import {
  computeCountingStart,
  computeDepositHeadrooms,
  computePayableNow,
  depositTotals,
} from "./deposits.ts"
import { periodEnd, todayAt } from "./periods.ts"
import { type LimitKind, ownLimitSpecs } from "./rules.ts"
import * as store from "./store.ts"

type OwnLimitsReply = Omit<
  ReplyOf<typeof contract.getLimits>,
  "cooldown" | "exclusion" | "realityCheck" | "regulatoryRaise" | "sessionTime"
>
type LimitUpdateReply = ReplyOf<typeof contract.getLimitUpdates>["limitUpdates"]["rows"][number]
const unitsPerCent = 1000n

const toEurosOrNull = (cents: bigint | number | null) => (cents === null ? null : eurosOf(Number(cents)))

/** Cents; a period with more wins than losses has used nothing. */
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

const toPendingReply = ({ id, cents, cools_until }: RequestRow) => ({
  requestId: Number(id),
  limit: toEurosOrNull(cents),
  coolsUntil: cools_until!.toISOString(),
  confirmUntil: computeConfirmationEnd(cools_until!).toISOString(),
})

export async function getOwnLimitsReply(from: Reads, playerId: bigint): Promise<OwnLimitsReply> {
  const today = todayAt(from.now)
  const [gate, week, own, used, uses, waiting] = await Promise.all([
    getGate(from, playerId, "depositRoom"),
    getWeeklyDeposits(from, playerId),
    store.getOwnLimits(from, playerId),
    store.getUsed(from, playerId, today),
    listDepositUses(from, playerId, computeCountingStart(from.now, today)),
    listWaitingRequests(from, playerId),
  ])
  // Reservations of unfinished orders are neither used nor available.
  const made = uses.filter(({ reservedUntil }) => reservedUntil === undefined)
  const all = usedCents(used, depositTotals(made, today))
  const headrooms = computeDepositHeadrooms(week, own, uses, today)
  const entries = ownLimitSpecs.map(({ name, period, kind }) => {
    const request = waiting.find((row) => row.type === name && isWaiting(row, from.now))
    const used = all[kind][period]
    const headroom = headrooms.find(({ limitedBy }) => limitedBy === name)
    const remaining = own[name] === null ? null : (headroom?.remainingCents ?? Math.max(0, own[name] - used))
    const limit = {
      limit: toEurosOrNull(own[name]),
      usedLimit: eurosOf(used),
      remaining: toEurosOrNull(remaining),
      resetsAt: periodEnd(period, today).toISOString(),
    }
    return [name, request ? { ...limit, pending: toPendingReply(request) } : limit]
  })
  return {
    now: from.now.toISOString(),
    limits: Object.fromEntries(entries) as OwnLimitsReply["limits"],
    regulatoryWeeklyDepositLimit: toWeeklyDepositLimitReply(week),
    depositRoom: toDepositHeadroomReply(computePayableNow(gate, headrooms)),
  }
}

export function toLimitUpdateReply(row: RequestRow, now: Date): LimitUpdateReply {
  const { cents, minutes, hours, days, cools_until: coolsUntil, effective_at: effectiveAt } = row
  return {
    requestId: Number(row.id),
    dateRequested: row.requested_at.toISOString(),
    type: toUpdateType(row),
    limitValue: minutes ?? hours ?? days ?? toEurosOrNull(cents),
    status: computeRequestStatus({ status: row.status, coolsUntil }, now) as LimitUpdateReply["status"],
    effectiveAt: effectiveAt?.toISOString() ?? null,
    coolsUntil: coolsUntil?.toISOString() ?? null,
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
} as const satisfies Partial<Record<RequestRow["type"], contract.ProtectionType>>

function toUpdateType({ type, cents, minutes, hours, days }: RequestRow): LimitUpdateReply["type"] {
  const isNone = cents === null && minutes === null && hours === null && days === null
  if (type === "regulatoryWeeklyDepositLimit") return contract.approvedLimitTypes[isNone ? "none" : "limit"]
  const name = { ...contract.limitTypes, ...protectionTypes }[type]
  return isNone ? `RESET_${name}` : name
}
