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
  /** Our name of its stake, by which the operator books it once. */
  readonly uuid: string
  readonly user: string
  readonly session: string
  readonly stakeCents: number
  readonly oddsThousandths: number
  readonly potentialCents: number
  readonly choices: readonly Choice[]
  readonly placedAtMs: number
  state: "sending" | "accepted" | "refused" | "discarded"
  /** The operator's word for why it refused. */
  refusal?: string
  /** The operator's number of it. */
  betNumber?: string
  result?: Result
  isFinal: boolean
  /** A person has taken over: it is not settled by itself any more. */
  isManual: boolean
  balanceCents?: number
}
