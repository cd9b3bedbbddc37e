import { randomUUID } from "node:crypto"

export type Decision = "PENDING" | "APPROVED" | "REFUSED"

/** A request to raise a player's weekly limit, and its decision. */
export type Case = {
  readonly reference: string
  readonly caseId: string
  readonly playerRef: string
  readonly name: string
  readonly nationalNumber: string
  readonly weeklyLimitCents: number
  readonly atMs: number
  decision: Decision
}

/** A report of the casino about a player's limit. */
export type Told = {
  readonly reference: string
  readonly kind: string
  readonly playerRef: string
  readonly weeklyLimitCents: number | null
}

/** National register numbers known to the credit register. */
const DEFAULTS: ReadonlySet<string> = new Set(["73011136173"])
const SILENT: ReadonlySet<string> = new Set(["99060427181"])
const KEPT = 1000

export type Desk = ReturnType<typeof createDesk>

export function createDesk() {
  const cases = new Map<string, Case>()
  const told = new Map<string, Told>()
  const flagged = new Set<string>()
  const forgetOldest = (kept: Map<string, unknown>) => {
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return {
    cases: (): readonly Case[] => [...cases.values()].toReversed(),
    told: (): readonly Told[] => [...told.values()].toReversed(),
    flagged: (): readonly string[] => [...flagged],
    find: (reference: string) => cases.get(reference),
    /** Opens a case once per reference; `decide` decides a new one. */
    open(asked: Omit<Case, "caseId" | "decision">, decide: () => Decision | undefined): Case {
      const known = cases.get(asked.reference)
      if (known) return known
      const { nationalNumber, playerRef } = asked
      const isInDefault = DEFAULTS.has(nationalNumber) || flagged.has(playerRef)
      const persona = isInDefault ? "REFUSED" : SILENT.has(nationalNumber) ? "PENDING" : "APPROVED"
      const made = { ...asked, caseId: `KSC-${randomUUID()}`, decision: decide() ?? persona }
      cases.set(asked.reference, made)
      forgetOldest(cases)
      return made
    },
    decide(reference: string, decision: Decision): boolean {
      const found = cases.get(reference)
      if (found) found.decision = decision
      return found !== undefined
    },
    /** Sets whether the monthly check finds this player. */
    flag(playerRef: string, isFlagged: boolean): void {
      if (isFlagged) flagged.add(playerRef)
      else flagged.delete(playerRef)
    },
    /** The first report of a reference counts. */
    hear(report: Told): void {
      if (!told.has(report.reference)) told.set(report.reference, report)
      forgetOldest(told)
    },
    reset(): void {
      cases.clear()
      told.clear()
      flagged.clear()
    },
  }
}
