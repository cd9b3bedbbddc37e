import type { Person } from "../players/index.ts"

/** A player asks for a higher weekly limit; cents. `reference` is ours, one for each request, for ever. */
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

/** Something that has happened to a player's limit; cents, null: the statutory limit holds, or nobody plays any more. */
export type AuthorityReport = {
  reference: string
  kind: ReportKind
  playerRef: string
  /** The request that it is about. */
  requestReference: string | null
  weeklyLimitCents: number | null
  at: Date
}

type Unavailable = { kind: "unavailable" }

/**
 * The Gaming Commission, which asks the National Bank's credit register whether somebody may deposit more than the statutory
 * week (docs/providers.md, Gaming Commission). It says yes or no and never why. Every call may be repeated: what has a
 * reference has one effect. It never throws: whatever keeps an answer away is `unavailable`, and everything stays as it is.
 */
export type LimitAuthority = {
  submit(wish: RaiseRequest): Promise<{ kind: "acknowledged"; caseId: string } | Unavailable>
  /** How a request stands; `unknown` is one that it has never heard of. */
  decisionOn(
    reference: string,
  ): Promise<{ kind: "pending" | "approved" | "refused" | "unknown" } | Unavailable>
  /** Whoever its monthly check has found to be in default, as we call them. */
  flagged(): Promise<{ kind: "heard"; playerRefs: string[] } | Unavailable>
  report(report: AuthorityReport): Promise<{ kind: "acknowledged" } | Unavailable>
}
