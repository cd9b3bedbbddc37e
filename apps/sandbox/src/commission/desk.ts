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
export type Delivery = {
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
  const reports = new Map<string, Delivery>()
  const flagged = new Set<string>()
  const forgetOldest = (map: Map<string, unknown>) => {
    const [oldest] = map.keys()
    if (map.size > KEPT && oldest !== undefined) map.delete(oldest)
  }
  return {
    cases: (): readonly Case[] => [...cases.values()].toReversed(),
    told: (): readonly Delivery[] => [...reports.values()].toReversed(),
    flagged: (): readonly string[] => [...flagged],
    find: (reference: string) => cases.get(reference),
    /** Opens a case once per reference; `decide` decides a new one. */
    open(input: Omit<Case, "caseId" | "decision">, decide: () => Decision | undefined): Case {
      const known = cases.get(input.reference)
      if (known) return known
      const { nationalNumber, playerRef } = input
      const isInDefault = DEFAULTS.has(nationalNumber) || flagged.has(playerRef)
      const persona = isInDefault ? "REFUSED" : SILENT.has(nationalNumber) ? "PENDING" : "APPROVED"
      const opened = { ...input, caseId: `KSC-${randomUUID()}`, decision: decide() ?? persona }
      cases.set(input.reference, opened)
      forgetOldest(cases)
      return opened
    },
    decide(reference: string, decision: Decision): boolean {
      const found = cases.get(reference)
      if (found) found.decision = decision
      return found !== undefined
    },
    flag(playerRef: string, isFlagged: boolean): void {
      if (isFlagged) flagged.add(playerRef)
      else flagged.delete(playerRef)
    },
    /** The first report of a reference counts. */
    hear(report: Delivery): void {
      if (!reports.has(report.reference)) reports.set(report.reference, report)
      forgetOldest(reports)
    },
    reset(): void {
      cases.clear()
      reports.clear()
      flagged.clear()
    },
  }
}
