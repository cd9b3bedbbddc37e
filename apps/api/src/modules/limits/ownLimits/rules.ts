import { limits as contract, type FieldFault } from "@elite/contract"
import type { Period } from "./periods.ts"

export type OwnLimit = contract.OwnLimit
/** Each of the nine in cents; null where none is set. */
export type OwnLimits = Record<OwnLimit, number | null>
/** What is asked of some of them, cents; null asks for a limit to go. */
export type RequestedLimits = Partial<OwnLimits>

export const periods = ["daily", "weekly", "monthly"] as const satisfies readonly Period[]
export const limitKinds = ["Bet", "Loss", "Deposit"] as const
export type LimitKind = (typeof limitKinds)[number]
/** The name of a period's limit on a kind of thing. */
export const ownLimit = (period: Period, kind: LimitKind): OwnLimit => `${period}${kind}Limit`

/** Each of the nine with its period and its kind. */
export const ownLimitSpecs = limitKinds.flatMap((kind) =>
  periods.map((period) => ({ name: ownLimit(period, kind), period, kind })),
)

/** Whether something changed or waits now; `computeCoolingEnd` null where nothing waits, else it waits for so many `hours`. */
export type LimitChange = { isChanged: boolean; coolsUntil: Date | null; hours: number }

/** Whether a request is about one of the nine. */
export const isOwnLimitRequest = <R extends { type: string }>(row: R): boolean =>
  ownLimitSpecs.some(({ name }) => name === row.type)

/**
 * What is looser waits this many hours (a player who decides in the evening decides again when it is over), or longer where
 * its player chose so.
 */
export const coolingHours: contract.CooldownHours = contract.cooldownHours[0]
const hourMs = 60 * 60 * 1000
/** After it the player has this long to say yes. */
const confirmMs = 7 * 24 * hourMs

/** Until when something that is asked now waits. */
export const computeCoolingEnd = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hourMs)
/** Until when what has cooled then can be confirmed. */
export const computeConfirmationEnd = (coolsUntil: Date): Date => new Date(coolsUntil.getTime() + confirmMs)
/** What had cooled by then is too old for a yes now. */
export const expiryCutoff = (now: Date): Date => new Date(now.getTime() - confirmMs)

/** Whether one value of a limit lets in more than another; null is no limit. */
export const isLooser = (from: number | null, to: number | null) =>
  from !== null && (to === null || to > from)

/** What of a wish holds at once, and what waits. What is so already is in neither. */
export function splitByStrictness(
  current: OwnLimits,
  asked: RequestedLimits,
): { stricter: RequestedLimits; looser: RequestedLimits } {
  const changes = Object.entries(asked).filter(([name, cents]) => current[name as OwnLimit] !== cents)
  const of = (wanted: boolean): RequestedLimits =>
    Object.fromEntries(
      changes.filter(([name, cents]) => isLooser(current[name as OwnLimit], cents) === wanted),
    )
  return { stricter: of(false), looser: of(true) }
}

/**
 * A day's limit is never above its week's, nor that above its month's; reckoned with what was asked as if it held, and
 * with what waits where nothing was asked. The fault stands at a field that was asked for.
 */
export function findOrderFaults(
  current: OwnLimits,
  waiting: RequestedLimits,
  asked: RequestedLimits,
): Partial<Record<OwnLimit, { is: FieldFault }>> {
  const after: OwnLimits = { ...current, ...waiting, ...asked }
  const faults: Partial<Record<OwnLimit, { is: FieldFault }>> = {}
  for (const kind of limitKinds)
    for (const [shorter, longer] of [
      ["daily", "weekly"],
      ["weekly", "monthly"],
      ["daily", "monthly"],
    ] as const) {
      const [one, other] = [ownLimit(shorter, kind), ownLimit(longer, kind)]
      const isInOrder = after[one] === null || after[other] === null || after[one] <= after[other]
      if (isInOrder) continue
      if (one in asked) faults[one] = { is: "aboveLonger" }
      else if (other in asked) faults[other] = { is: "belowShorter" }
    }
  return faults
}

/**
 * What waits for a shorter period and would be above what a longer one is lowered to. It goes: nothing that waits keeps a
 * limit from being lowered.
 */
export function findOvertakenRequests(
  current: OwnLimits,
  waiting: RequestedLimits,
  asked: RequestedLimits,
): OwnLimit[] {
  return ownLimitSpecs
    .filter(({ name }) => !(name in asked) && typeof waiting[name] === "number")
    .filter(({ name, period, kind }) =>
      periods.slice(periods.indexOf(period) + 1).some((longer) => {
        const [from, to] = [current[ownLimit(longer, kind)], asked[ownLimit(longer, kind)]]
        return typeof to === "number" && (from === null || to < from) && waiting[name]! > to
      }),
    )
    .map(({ name }) => name)
}

export type RequestState = { status: number; coolsUntil: Date | null }
const { cooling, expired } = contract.requestStatuses

/** A request's status now: one that nobody confirmed in time is expired, whatever its row says yet. */
export const computeRequestStatus = ({ status, coolsUntil: until }: RequestState, now: Date): number =>
  status === cooling && until !== null && computeConfirmationEnd(until) <= now ? expired : status

/** Whether a request's row still waits, for its time or for a yes. */
export const isWaiting = (
  { status, cools_until: coolsUntil }: { status: number; cools_until: Date | null },
  now: Date,
): boolean => computeRequestStatus({ status, coolsUntil }, now) === cooling
