import { drawNumber, meetsChance, pickIndex } from "@elite/jackpots"
import { computeChance } from "../rules.ts"

export type Prize = { readonly id: bigint; readonly amountUnits: bigint }
export type Block = {
  readonly campaignId: bigint
  readonly number: number
  readonly isLast: boolean
  readonly beginsMs: number
  readonly endsMs: number
  readonly expectedUnits: bigint
  /** The ceiling of the expected win, in millionths of the stake; null: none. */
  readonly addedPpm: number | null
  readonly leastUnits: bigint
  readonly games: ReadonlySet<number> | null
  readonly seed: string
  bets: number
  stakedUnits: bigint
  prizes: Prize[]
}

/** A bet of a settled round: accepted at `atMs`, its round over at `settledAt`. */
export type Bet = {
  readonly kind: "bet"
  readonly playerId: bigint
  readonly provider: string
  readonly uuid: string
  readonly roundRef: string
  readonly gameId: number
  readonly stakeUnits: bigint
  readonly atMs: number
  readonly settledAt: Date
}
export type Item =
  | Bet
  | { readonly kind: "end"; readonly campaignId: bigint; readonly block: number }
  | { readonly kind: "stop"; readonly campaignId: bigint }

export type Entry = { campaignId: bigint; block: number; number: number; bet: Bet }
export type Win = { prize: Prize; entry: Entry }
export type BlockEnding =
  | { campaignId: bigint; block: number }
  | { campaignId: bigint; as: "over" | "stopped" }

export type BatchState = {
  readonly blocks: readonly Block[]
  /** When the winning bets of players were accepted, ms. */
  readonly wonAtMs: ReadonlyMap<bigint, readonly number[]>
  /** The least time between two winning bets of one player. */
  readonly apartMs: number
}
export type BatchResult = {
  readonly entries: Entry[]
  readonly wins: Win[]
  readonly endings: BlockEnding[]
  readonly blocks: readonly Block[]
}

const byId = (a: Prize, b: Prize) => Number(a.id - b.id)

/**
 * Deterministic, however the items are cut into batches: what a bet draws depends on the seed of its block, its
 * number there and its stake.
 */
export function processBatch(
  { blocks: found, wonAtMs, apartMs }: BatchState,
  items: readonly Item[],
): BatchResult {
  const blocks = found.map((block) => ({ ...block, prizes: [...block.prizes] }))
  const open = new Set(blocks)
  const won = new Map([...wonAtMs].map(([playerId, times]) => [playerId, [...times]]))
  const batch: BatchResult = { entries: [], wins: [], endings: [], blocks }
  for (const item of items)
    if (item.kind === "bet") {
      const qualifying = [...open].filter((block) => qualifies(block, item))
      for (const block of qualifying)
        drawForBet(batch, block, item, { won, apartMs, among: qualifying.length })
    } else if (item.kind === "end") endBlock(batch, open, item)
    else {
      for (const block of open) if (block.campaignId === item.campaignId) open.delete(block)
      batch.endings.push({ campaignId: item.campaignId, as: "stopped" })
    }
  return batch
}

const sumRemaining = (prizes: readonly Prize[]) => ({
  count: prizes.length,
  units: prizes.reduce((sum, { amountUnits }) => sum + amountUnits, 0n),
})

const qualifies = ({ beginsMs, endsMs, games, leastUnits }: Block, { atMs, gameId, stakeUnits }: Bet) =>
  beginsMs <= atMs && atMs < endsMs && stakeUnits >= leastUnits && (games === null || games.has(gameId))

/** `among`: the number of blocks for which the bet qualifies, which share the ceiling. */
type DrawContext = { won: Map<bigint, number[]>; apartMs: number; among: number }

function drawForBet(batch: BatchResult, block: Block, bet: Bet, { won, apartMs, among }: DrawContext): void {
  const { campaignId, number, seed, prizes } = block
  block.bets += 1
  block.stakedUnits += bet.stakeUnits
  const entry = { campaignId, block: number, number: block.bets, bet }
  batch.entries.push(entry)
  const times = won.get(bet.playerId) ?? []
  if (times.some((time) => Math.abs(time - bet.atMs) < apartMs)) return
  const chance = computeChance({ ...block, left: sumRemaining(prizes), among }, bet.stakeUnits, bet.atMs)
  const name = `${campaignId}|${number}|${block.bets}|${bet.stakeUnits}`
  if (!meetsChance(drawNumber(seed, name), chance)) return
  const [prize] = prizes.splice(
    Number(pickIndex(drawNumber(seed, `${name}|prize`), BigInt(prizes.length))),
    1,
  )
  batch.wins.push({ prize: prize!, entry })
  won.set(bet.playerId, [...times, bet.atMs])
}

/** Moves the remaining prizes to the next block. Does nothing for a block that ended before. */
function endBlock(
  batch: BatchResult,
  open: Set<Block>,
  { campaignId, block: number }: Extract<Item, { kind: "end" }>,
): void {
  const find = (wanted: number) =>
    [...open].find((block) => block.campaignId === campaignId && block.number === wanted)
  const block = find(number)
  if (!block) return
  open.delete(block)
  const next = find(number + 1)
  if (next) next.prizes = [...next.prizes, ...block.prizes].sort(byId)
  batch.endings.push(block.isLast ? { campaignId, as: "over" } : { campaignId, block: number })
}
