import { computePoints, type ScoringRules } from "../rules.ts"

/** Cash, or a purse of credit by its number. */
export type Purse = "cash" | bigint

/** An entry in a tournament whose bets are heard, as a batch finds it. */
export type ScoredEntry = {
  readonly entryId: bigint
  readonly tournamentId: bigint
  readonly playerId: bigint
  /** What its bets are made with: cash, or the credit of its own purse; `none` while it has not been opened. */
  readonly purse: Purse | "none"
  /** Its bets count that were accepted from the first instant on and before the last, ms. */
  readonly fromMs: number
  readonly untilMs: number
  readonly terms: ScoringRules
  readonly leastUnits: bigint
  /** The games that take part; null: every one. */
  readonly games: ReadonlySet<number> | null
  /** So many bets were paid for at the first instant, and as many again at each other, ms; null: all count. */
  readonly betsEach: number | null
  readonly paidAtMs: readonly number[]
  /** So many of these payments the log has before what follows; null: all. */
  heard: number | null
  /** How many have counted so far. */
  bets: number
}

/** A bet of a settled round with what it won, its free spins with it; `atMs` is when it was accepted. */
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
/** A bet that was given back, and when. */
export type VoidedBet = {
  readonly playerId: bigint
  readonly provider: string
  readonly uuid: string
  readonly at: Date
}
/** An entry was paid for, or more bets in it. */
export type PaidEntry = { readonly playerId: bigint; readonly entryId: bigint }
/** What a batch is worked off from, in the order of the log. */
export type Item =
  | ({ readonly kind: "paid" } & PaidEntry)
  | ({ readonly kind: "bet" } & SettledBet)
  /** A bet was given back. */
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
  /** The bets of the batch that have counted already, by tournament and message. */
  readonly known: ReadonlyMap<string, { entryId: bigint; isVoided: boolean }>
}
export type BatchResult = {
  readonly counted: readonly CountedBet[]
  /** Bets that had counted before this batch, and do not any more. */
  readonly voided: readonly VoidedBet[]
}

/** A bet as its provider names it. */
export const toBetKey = ({ provider, uuid }: { provider: string; uuid: string }): string =>
  `${provider}|${uuid}`
/** A bet in one of the tournaments in which it counts. */
export const toCountedKey = (tournamentId: bigint, message: { provider: string; uuid: string }): string =>
  `${tournamentId}|${toBetKey(message)}`

/**
 * Works items off in their order: the same items on the same entries always come to the same, however they are cut into
 * batches. A bet counts once in each tournament that its player is in; one that was given back makes room for another.
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
      if (entry && entry.heard !== null) entry.heard += 1
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
      const stood = before.get(toBetKey(item)) ?? []
      before.delete(toBetKey(item))
      if (stood.length > 0) voided.push(item)
      const own = [...counted.values()].filter(
        ({ bet, voidedAt }) => voidedAt === null && toBetKey(bet) === toBetKey(item),
      )
      for (const each of own) each.voidedAt = item.at
      for (const entryId of [
        ...stood.map(([, { entryId }]) => entryId),
        ...own.map(({ entryId }) => entryId),
      ]) {
        const entry = byId.get(entryId)
        if (entry) entry.bets -= 1
      }
    }
  return { counted: [...counted.values()], voided }
}

/** Whether a bet counts for an entry: with what it is played with, in time, on one of its games, with enough at stake, and among those paid for by then. */
function qualifies(entry: ScoredEntry, { atMs, gameId, purse, stakeUnits }: SettledBet): boolean {
  if (entry.purse !== purse) return false
  const { fromMs, untilMs, leastUnits, games, betsEach, heard, bets } = entry
  const paidAtMs = entry.paidAtMs.slice(0, heard ?? undefined)
  if (paidAtMs.length === 0) return false
  if (atMs < fromMs || atMs >= untilMs || stakeUnits < leastUnits) return false
  if (games !== null && !games.has(gameId)) return false
  return betsEach === null || bets < betsEach * paidAtMs.filter((paidMs) => paidMs <= atMs).length
}
