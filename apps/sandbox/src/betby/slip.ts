import type { Choice } from "./choices.ts"

export type Result = {
  readonly kind: "win" | "lost" | "refund"
  readonly uuid: string
  readonly cents: number
  readonly isCashout: boolean
  readonly atMs: number
}
export type Slip = {
  readonly id: string
  /** The id of its stake; the operator books it once. */
  readonly uuid: string
  readonly user: string
  readonly session: string
  readonly stakeCents: number
  readonly oddsThousandths: number
  readonly potentialCents: number
  readonly choices: readonly Choice[]
  readonly placedAtMs: number
  state: "sending" | "accepted" | "refused" | "discarded"
  /** The operator's reason for a refusal. */
  refusal?: string
  /** The operator's number of the bet. */
  betNumber?: string
  result?: Result
  isFinal: boolean
  /** Operated by hand: it no longer settles automatically. */
  isManual: boolean
  balanceCents?: number
}
