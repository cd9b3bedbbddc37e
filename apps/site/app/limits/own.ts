import { limits, type ReplyOf } from "@elite/contract"

export const kinds = ["Bet", "Loss", "Deposit"] as const
export type Kind = (typeof kinds)[number]
export const periods = ["daily", "weekly", "monthly"] as const
export type Period = (typeof periods)[number]

export type OwnLimits = ReplyOf<typeof limits.getLimits>["limits"]
export type Request = ReplyOf<typeof limits.getLimitUpdates>["limitUpdates"]["rows"][number]
export type RequestState = "pending" | "success" | "cooling" | "ready" | "failed" | "cancelled" | "expired"

/** The name of a period's limit on a kind of thing. */
export const nameOf = (kind: Kind, period: Period): limits.OwnLimit => `${period}${kind}Limit`

/** Which of the nine a request is about; null for the time of a session, and for the legal limit, which the authority raises. */
export function subjectOf({ type }: Pick<Request, "type">): { kind: Kind; period: Period } | null {
  const bare = type.replace(/^RESET_/, "")
  const all = kinds.flatMap((kind) => periods.map((period) => ({ kind, period })))
  return all.find(({ kind, period }) => limits.limitTypes[nameOf(kind, period)] === bare) ?? null
}

/** Whether a request is about the time of a session, and its value minutes. */
export const isOfTime = ({ type }: Pick<Request, "type">): boolean => type.endsWith(limits.sessionTimeType)

/** What became of a request; one that has cooled waits for its player's yes. */
export function stateOf({ status, coolsUntil }: Request, nowMs: number): RequestState {
  const { pending, success, cooling, failed, cancelled } = limits.requestStatuses
  if (status === pending) return "pending"
  if (status === failed) return "failed"
  if (status === success) return "success"
  if (status === cancelled) return "cancelled"
  if (status !== cooling) return "expired"
  return Date.parse(coolsUntil!) <= nowMs ? "ready" : "cooling"
}
