import { computePoints, type ScoringRules } from "../rules.ts"

/** Cash, or the id of a credit purse. */
export type Purse = "cash" | bigint

export type ScoredEntry = {
  readonly entryId: bigint
  readonly tournamentId: bigint
  readonly playerId: bigint
  /** `none` while the purse of a credit tournament is not open. */
  readonly purse: Purse | "none"
  /** Bets count that were accepted in [fromMs, untilMs). */
  readonly fromMs: number
  readonly untilMs: number
  readonly terms: ScoringRules
  readonly leastUnits: bigint
  readonly games: ReadonlySet<number> | null
  /** The bets that each payment buys, and the instants of the payments, ms; null: all bets count. */
  readonly betsEach: number | null
  readonly paidAtMs: readonly number[]
  /** How many payments precede the next item in the log; null: all. */
  paymentsRead: number | null
  bets: number
}

/** Free spins are included in the win; `atMs` is when the bet was accepted. */
export type SettledBet = {
  readonly playerId: bigint
  readonly provider: string
  readonly uuid: string
  readonly roundRef: string
  readonly gameId: number
  readonly purse: Purse
  readonly stakeUnits: bigint
  readonly winUnits: bigint
  readonly atMs: number
  readonly settledAt: Date
}
export type VoidedBet = {
  readonly playerId: bigint
  readonly provider: string
  readonly uuid: string
  readonly at: Date
}
export type PaidEntry = { readonly playerId: bigint; readonly entryId: bigint }
export type Item =
  | ({ readonly kind: "paid" } & PaidEntry)
  | ({ readonly kind: "bet" } & SettledBet)
  | ({ readonly kind: "void" } & VoidedBet)

export type CountedBet = {
  entryId: bigint
  tournamentId: bigint
  bet: SettledBet
  points: bigint
  voidedAt: Date | null
}
export type BatchState = {
  readonly entries: readonly ScoredEntry[]
  /** The bets of the batch that counted before, by tournament and message. */
  readonly known: ReadonlyMap<string, { entryId: bigint; isVoided: boolean }>
}
export type BatchResult = {
  readonly counted: readonly CountedBet[]
  /** Bets that counted before this batch and no longer do. */
  readonly voided: readonly VoidedBet[]
}

export const toBetKey = ({ provider, uuid }: { provider: string; uuid: string }): string =>
  `${provider}|${uuid}`
export const toCountedKey = (tournamentId: bigint, message: { provider: string; uuid: string }): string =>
  `${tournamentId}|${toBetKey(message)}`

/**
 * Deterministic, however the items are cut into batches. A bet counts once in each tournament of its player; a
 * voided one makes room for another.
 */
export function processBatch({ entries: found, known }: BatchState, items: readonly Item[]): BatchResult {
  const entries = found.map((entry) => ({ ...entry }))
  const byPlayer = Map.groupBy(entries, ({ playerId }) => playerId)
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]))
  const before = Map.groupBy(
    [...known].filter(([, { isVoided }]) => !isVoided),
    ([key]) => key.slice(key.indexOf("|") + 1),
  )
  const counted = new Map<string, CountedBet>()
  const voided: VoidedBet[] = []
  for (const item of items)
    if (item.kind === "paid") {
      const entry = byId.get(item.entryId)
      if (entry && entry.paymentsRead !== null) entry.paymentsRead += 1
    } else if (item.kind === "bet") {
      for (const entry of byPlayer.get(item.playerId) ?? []) {
        const key = toCountedKey(entry.tournamentId, item)
        if (known.has(key) || counted.has(key) || !qualifies(entry, item)) continue
        entry.bets += 1
        const { entryId, tournamentId, terms } = entry
        counted.set(key, {
          entryId,
          tournamentId,
          bet: item,
          points: computePoints(terms, item),
          voidedAt: null,
        })
      }
    } else {
      const countedBefore = before.get(toBetKey(item)) ?? []
      before.delete(toBetKey(item))
      if (countedBefore.length > 0) voided.push(item)
      const own = [...counted.values()].filter(
        ({ bet, voidedAt }) => voidedAt === null && toBetKey(bet) === toBetKey(item),
      )
      for (const each of own) each.voidedAt = item.at
      for (const entryId of [
        ...countedBefore.map(([, { entryId }]) => entryId),
        ...own.map(({ entryId }) => entryId),
      ]) {
        const entry = byId.get(entryId)
        if (entry) entry.bets -= 1
      }
    }
  return { counted: [...counted.values()], voided }
}

function qualifies(entry: ScoredEntry, { atMs, gameId, purse, stakeUnits }: SettledBet): boolean {
  if (entry.purse !== purse) return false
  const { fromMs, untilMs, leastUnits, games, betsEach, paymentsRead, bets } = entry
  const paidAtMs = entry.paidAtMs.slice(0, paymentsRead ?? undefined)
  if (paidAtMs.length === 0) return false
  if (atMs < fromMs || atMs >= untilMs || stakeUnits < leastUnits) return false
  if (games !== null && !games.has(gameId)) return false
  return betsEach === null || bets < betsEach * paidAtMs.filter((paidMs) => paidMs <= atMs).length
}
