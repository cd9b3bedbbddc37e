import { pointsOf, type Terms } from "../rules.ts"

/** Cash, or a purse of credit by its number. */
export type Purse = "cash" | bigint

/** An entry in a tournament whose bets are heard, as a batch finds it. */
export type Entry = {
  readonly entryId: bigint
  readonly tournamentId: bigint
  readonly playerId: bigint
  /** What its bets are made with: cash, or the credit of its own purse; `none` while it has not been opened. */
  readonly purse: Purse | "none"
  /** Its bets count that were accepted from the first instant on and before the last, ms. */
  readonly fromMs: number
  readonly untilMs: number
  readonly terms: Terms
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
export type Bet = {
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
export type Voided = {
  readonly playerId: bigint
  readonly provider: string
  readonly uuid: string
  readonly at: Date
}
/** An entry was paid for, or more bets in it. */
export type Paid = { readonly playerId: bigint; readonly entryId: bigint }
/** What a batch is worked off from, in the order of the log. */
export type Item =
  | ({ readonly kind: "paid" } & Paid)
  | ({ readonly kind: "bet" } & Bet)
  /** A bet was given back. */
  | ({ readonly kind: "void" } & Voided)

export type Counted = {
  entryId: bigint
  tournamentId: bigint
  bet: Bet
  points: bigint
  voidedAt: Date | null
}
export type State = {
  readonly entries: readonly Entry[]
  /** The bets of the batch that have counted already, by tournament and message. */
  readonly known: ReadonlyMap<string, { entryId: bigint; isVoided: boolean }>
}
export type Batch = {
  readonly counted: readonly Counted[]
  /** Bets that had counted before this batch, and do not any more. */
  readonly voided: readonly Voided[]
}

/** A bet as its provider names it. */
export const messageOf = ({ provider, uuid }: { provider: string; uuid: string }): string =>
  `${provider}|${uuid}`
/** A bet in one of the tournaments in which it counts. */
export const keyOf = (tournamentId: bigint, message: { provider: string; uuid: string }): string =>
  `${tournamentId}|${messageOf(message)}`

/**
 * Works items off in their order: the same items on the same entries always come to the same, however they are cut into
 * batches. A bet counts once in each tournament that its player is in; one that was given back makes room for another.
 */
export function workOff({ entries: found, known }: State, items: readonly Item[]): Batch {
  const entries = found.map((entry) => ({ ...entry }))
  const byPlayer = Map.groupBy(entries, ({ playerId }) => playerId)
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]))
  const before = Map.groupBy(
    [...known].filter(([, { isVoided }]) => !isVoided),
    ([key]) => key.slice(key.indexOf("|") + 1),
  )
  const counted = new Map<string, Counted>()
  const voided: Voided[] = []
  for (const item of items)
    if (item.kind === "paid") {
      const entry = byId.get(item.entryId)
      if (entry && entry.heard !== null) entry.heard += 1
    } else if (item.kind === "bet") {
      for (const entry of byPlayer.get(item.playerId) ?? []) {
        const key = keyOf(entry.tournamentId, item)
        if (known.has(key) || counted.has(key) || !counts(entry, item)) continue
        entry.bets += 1
        const { entryId, tournamentId, terms } = entry
        counted.set(key, { entryId, tournamentId, bet: item, points: pointsOf(terms, item), voidedAt: null })
      }
    } else {
      const stood = before.get(messageOf(item)) ?? []
      before.delete(messageOf(item))
      if (stood.length > 0) voided.push(item)
      const own = [...counted.values()].filter(
        ({ bet, voidedAt }) => voidedAt === null && messageOf(bet) === messageOf(item),
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
function counts(entry: Entry, { atMs, gameId, purse, stakeUnits }: Bet): boolean {
  if (entry.purse !== purse) return false
  const { fromMs, untilMs, leastUnits, games, betsEach, heard, bets } = entry
  const paidAtMs = entry.paidAtMs.slice(0, heard ?? undefined)
  if (paidAtMs.length === 0) return false
  if (atMs < fromMs || atMs >= untilMs || stakeUnits < leastUnits) return false
  if (games !== null && !games.has(gameId)) return false
  return betsEach === null || bets < betsEach * paidAtMs.filter((paidMs) => paidMs <= atMs).length
}
