import { limits as contract, eurosOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { weeklyDeposits } from "../limits.ts"
import { refusalOf, usesOf } from "../store.ts"
import { depositRoomOnTheWire, weeklyDepositLimitOnTheWire } from "../wire.ts"
import { countedSince, depositRooms, depositsIn, payableNow } from "./deposits.ts"
import { endsAt, todayAt } from "./periods.ts"
import { confirmUntil, isWaiting, type Kind, nine, statusOf } from "./rules.ts"
import * as store from "./store.ts"

type Shown = Omit<
  ReplyOf<typeof contract.getLimits>,
  "cooldown" | "exclusion" | "realityCheck" | "regulatoryRaise" | "sessionTime"
>
type ShownUpdate = ReplyOf<typeof contract.getLimitUpdates>["limitUpdates"]["rows"][number]
const unitsPerCent = 1000n

const eurosOrNone = (cents: bigint | number | null) => (cents === null ? null : eurosOf(Number(cents)))

/** What is used of each limit, cents; a period in which more was won than lost has used nothing of its loss limit. */
function usedCents(used: store.ReadUsed, deposits: ReturnType<typeof depositsIn>) {
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
  } satisfies Record<Kind, unknown>
}

const pendingOf = ({ id, cents, cools_until }: store.RequestRow) => ({
  requestId: Number(id),
  limit: eurosOrNone(cents),
  coolsUntil: cools_until!.toISOString(),
  confirmUntil: confirmUntil(cools_until!).toISOString(),
})

/** All limits of a player: each with what is used of it and what waits for it, and what they leave for a deposit now. */
export async function limitsOf(from: Reads, playerId: bigint): Promise<Shown> {
  const today = todayAt(from.now)
  const [gate, week, own, used, uses, waiting] = await Promise.all([
    refusalOf(from, playerId, "depositRoom"),
    weeklyDeposits(from, playerId),
    store.ownOf(from, playerId),
    store.usedOf(from, playerId, today),
    usesOf(from, playerId, countedSince(from.now, today)),
    store.waitingOf(from, playerId),
  ])
  // What an unfinished order keeps is no more used than it is to be had.
  const made = uses.filter(({ reservedUntil }) => reservedUntil === undefined)
  const all = usedCents(used, depositsIn(made, today))
  const rooms = depositRooms(week, own, uses, today)
  const shown = nine.map(({ name, period, kind }) => {
    const request = waiting.find((row) => row.type === name && isWaiting(row, from.now))
    const used = all[kind][period]
    const room = rooms.find(({ limitedBy }) => limitedBy === name)
    const left = own[name] === null ? null : (room?.remainingCents ?? Math.max(0, own[name] - used))
    const limit = {
      limit: eurosOrNone(own[name]),
      usedLimit: eurosOf(used),
      remaining: eurosOrNone(left),
      resetsAt: endsAt(period, today).toISOString(),
    }
    return [name, request ? { ...limit, pending: pendingOf(request) } : limit]
  })
  return {
    now: from.now.toISOString(),
    limits: Object.fromEntries(shown) as Shown["limits"],
    regulatoryWeeklyDepositLimit: weeklyDepositLimitOnTheWire(week),
    depositRoom: depositRoomOnTheWire(payableNow(gate, rooms)),
  }
}

/** A request as the contract shows it. */
export function updateOf(row: store.RequestRow, now: Date): ShownUpdate {
  const { cents, minutes, hours, days, cools_until: coolsUntil, effective_at: effectiveAt } = row
  return {
    requestId: Number(row.id),
    dateRequested: row.requested_at.toISOString(),
    type: typeOf(row),
    limitValue: minutes ?? hours ?? days ?? eurosOrNone(cents),
    status: statusOf({ status: row.status, coolsUntil }, now) as ShownUpdate["status"],
    effectiveAt: effectiveAt?.toISOString() ?? null,
    coolsUntil: coolsUntil?.toISOString() ?? null,
    // What the authority decides needs no yes of its player.
    confirmUntil:
      coolsUntil && row.type !== "regulatoryWeeklyDepositLimit"
        ? confirmUntil(coolsUntil).toISOString()
        : null,
  }
}

const protections = {
  sessionTime: contract.sessionTimeType,
  realityCheck: "REALITY_CHECK",
  cooldownPeriod: "COOLDOWN_PERIOD",
  takeABreak: "TAKE_A_BREAK",
  selfExclusion: "SELF_EXCLUSION",
} as const satisfies Partial<Record<store.RequestRow["type"], contract.ProtectionType>>

function typeOf({ type, cents, minutes, hours, days }: store.RequestRow): ShownUpdate["type"] {
  const isNone = cents === null && minutes === null && hours === null && days === null
  if (type === "regulatoryWeeklyDepositLimit") return contract.approvedLimitTypes[isNone ? "none" : "limit"]
  const name = { ...contract.limitTypes, ...protections }[type]
  return isNone ? `RESET_${name}` : name
}
