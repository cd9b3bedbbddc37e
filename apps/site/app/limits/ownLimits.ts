import { limits, type ReplyOf } from "@elite/contract"

export const limitKinds = ["Bet", "Loss", "Deposit"] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ["daily", "weekly", "monthly"] as const
export type LimitPeriod = (typeof limitPeriods)[number]

export type OwnLimits = ReplyOf<typeof limits.getLimits>["limits"]
export type LimitRequest = ReplyOf<typeof limits.getLimitUpdates>["limitUpdates"]["rows"][number]
export type LimitRequestState =
  | "pending"
  | "success"
  | "cooling"
  | "ready"
  | "failed"
  | "cancelled"
  | "expired"

export const toLimitName = (kind: LimitKind, period: LimitPeriod): limits.OwnLimit => `${period}${kind}Limit`

/**
 * The limit that a request changes; null for another protection, and for the statutory limit, which the authority
 * raises.
 */
export function requestSubject({
  type,
}: Pick<LimitRequest, "type">): { kind: LimitKind; period: LimitPeriod } | null {
  const bare = type.replace(/^RESET_/, "")
  const all = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })))
  return all.find(({ kind, period }) => limits.limitTypes[toLimitName(kind, period)] === bare) ?? null
}

/** The protection other than a limit in euros that a request changes; null for limits in euros. */
export function requestProtection({ type }: Pick<LimitRequest, "type">): limits.ProtectionType | null {
  const bare = type.replace(/^RESET_/, "")
  return limits.protectionTypes.find((each) => each === bare) ?? null
}

export const requestsPerPage = 5

export function parseRequestsPage(params: URLSearchParams): number {
  const page = Number(params.get("requests"))
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** A request that has cooled waits for the player's confirmation. */
export function requestState({ status, coolsUntil }: LimitRequest, nowMs: number): LimitRequestState {
  const { pending, success, cooling, failed, cancelled } = limits.requestStatuses
  if (status === pending) return "pending"
  if (status === failed) return "failed"
  if (status === success) return "success"
  if (status === cancelled) return "cancelled"
  if (status !== cooling) return "expired"
  return Date.parse(coolsUntil!) <= nowMs ? "ready" : "cooling"
}
