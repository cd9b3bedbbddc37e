import type { Person } from "../players/index.ts"

/** `reference` is ours, unique for each request. */
export type RaiseRequest = { reference: string; playerRef: string; person: Person; weeklyLimitCents: number }

export const reportKinds = [
  "raised",
  "lowered",
  "givenBack",
  "revoked",
  "refused",
  "withdrawn",
  "closed",
] as const
export type ReportKind = (typeof reportKinds)[number]

/** Null cents: the statutory limit applies, or the account is closed. */
export type AuthorityReport = {
  reference: string
  kind: ReportKind
  playerRef: string
  requestReference: string | null
  weeklyLimitCents: number | null
  at: Date
}

type Unavailable = { kind: "unavailable" }

/** The Gaming Commission (docs/providers.md). Calls are idempotent by their reference and never throw. */
export type LimitAuthority = {
  submit(request: RaiseRequest): Promise<{ kind: "acknowledged"; caseId: string } | Unavailable>
  decisionOn(
    reference: string,
  ): Promise<{ kind: "pending" | "approved" | "refused" | "unknown" } | Unavailable>
  /** Players in default according to its monthly check. */
  flagged(): Promise<{ kind: "heard"; playerRefs: string[] } | Unavailable>
  report(report: AuthorityReport): Promise<{ kind: "acknowledged" } | Unavailable>
}
