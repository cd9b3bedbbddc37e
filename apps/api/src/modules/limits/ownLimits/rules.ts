import type { limits as contract, FieldFault } from "@elite/contract"
import { isLooser } from "../requests/rules.ts"
import type { Period } from "./periods.ts"

export type OwnLimit = contract.OwnLimit
export type OwnLimits = Record<OwnLimit, number | null>
/** Cents; null removes a limit. */
export type RequestedLimits = Partial<OwnLimits>

export const periods = ["daily", "weekly", "monthly"] as const satisfies readonly Period[]
export const limitKinds = ["Bet", "Loss", "Deposit"] as const
export type LimitKind = (typeof limitKinds)[number]
export const ownLimit = (period: Period, kind: LimitKind): OwnLimit => `${period}${kind}Limit`

export const ownLimitSpecs = limitKinds.flatMap((kind) =>
  periods.map((period) => ({ name: ownLimit(period, kind), period, kind })),
)

export const isOwnLimitRequest = <R extends { type: string }>(row: R): boolean =>
  ownLimitSpecs.some(({ name }) => name === row.type)

export function splitByStrictness(
  current: OwnLimits,
  requested: RequestedLimits,
): { stricter: RequestedLimits; looser: RequestedLimits } {
  const changes = Object.entries(requested).filter(([name, cents]) => current[name as OwnLimit] !== cents)
  const pick = (looser: boolean): RequestedLimits =>
    Object.fromEntries(
      changes.filter(([name, cents]) => isLooser(current[name as OwnLimit], cents) === looser),
    )
  return { stricter: pick(false), looser: pick(true) }
}

/** New and waiting values count as if they were in effect; the fault is put at a requested field. */
export function findOrderFaults(
  current: OwnLimits,
  waiting: RequestedLimits,
  requested: RequestedLimits,
): Partial<Record<OwnLimit, { is: FieldFault }>> {
  const after: OwnLimits = { ...current, ...waiting, ...requested }
  const faults: Partial<Record<OwnLimit, { is: FieldFault }>> = {}
  for (const kind of limitKinds)
    for (const [shorter, longer] of [
      ["daily", "weekly"],
      ["weekly", "monthly"],
      ["daily", "monthly"],
    ] as const) {
      const [shortLimit, longLimit] = [ownLimit(shorter, kind), ownLimit(longer, kind)]
      const isInOrder =
        after[shortLimit] === null || after[longLimit] === null || after[shortLimit] <= after[longLimit]
      if (isInOrder) continue
      if (shortLimit in requested) faults[shortLimit] = { is: "aboveLonger" }
      else if (longLimit in requested) faults[longLimit] = { is: "belowShorter" }
    }
  return faults
}

/** Nothing that waits may keep a limit of a longer period from being lowered. */
export function findOvertakenRequests(
  current: OwnLimits,
  waiting: RequestedLimits,
  requested: RequestedLimits,
): OwnLimit[] {
  return ownLimitSpecs
    .filter(({ name }) => !(name in requested) && typeof waiting[name] === "number")
    .filter(({ name, period, kind }) =>
      periods.slice(periods.indexOf(period) + 1).some((longer) => {
        const [from, to] = [current[ownLimit(longer, kind)], requested[ownLimit(longer, kind)]]
        return typeof to === "number" && (from === null || to < from) && waiting[name]! > to
      }),
    )
    .map(({ name }) => name)
}
