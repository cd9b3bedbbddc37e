import { drawNumber, meetsChance, pickIndex } from "@elite/jackpots"
import { computeChance } from "../rules.ts"

export type Prize = { readonly id: bigint; readonly amountUnits: bigint }
/** A block whose bets are still heard, as a batch finds it; its prizes are those that are left, by their ids. */
export type Block = {
  readonly campaignId: bigint
  readonly number: number
  readonly isLast: boolean
  readonly beginsMs: number
  readonly endsMs: number
  /** What it is expected to be staked, and the least stake that takes part. */
  readonly expectedUnits: bigint
  /** What a bet is expected to win of all campaigns at most, in millionths of its stake; null: there is no ceiling. */
  readonly addedPpm: number | null
  readonly leastUnits: bigint
  /** The games that take part; null: every one. */
  readonly games: ReadonlySet<number> | null
  /** What it draws by, hexadecimal. */
  readonly seed: string
  /** How many bets took part so far, and what they staked. */
  bets: number
  stakedUnits: bigint
  prizes: Prize[]
}

/** A bet of a settled round; `atMs` is when it was accepted, `settledAt` when its round was over. */
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
/** What a batch is worked off from, in the order of the log. */
export type Item =
  | Bet
  /** No more bets of this block are heard. */
  | { readonly kind: "end"; readonly campaignId: bigint; readonly block: number }
  /** No more bets of this campaign are heard. */
  | { readonly kind: "stop"; readonly campaignId: bigint }

export type Entry = { campaignId: bigint; block: number; number: number; bet: Bet }
export type Win = { prize: Prize; entry: Entry }
/** What ended: a block whose prizes go on to the next, or a campaign whose prizes go back to the house. */
export type BlockEnding =
  | { campaignId: bigint; block: number }
  | { campaignId: bigint; as: "over" | "stopped" }

export type BatchState = {
  /** Every block that has begun and has not ended, by campaign and number. */
  readonly blocks: readonly Block[]
  /** When the bets were accepted by which players have won, ms. */
  readonly wonAtMs: ReadonlyMap<bigint, readonly number[]>
  /** So far apart are two bets by which one player wins. */
  readonly apartMs: number
}
export type BatchResult = {
  readonly entries: Entry[]
  readonly wins: Win[]
  readonly endings: BlockEnding[]
  /** The blocks as the batch left them, those that it ended too. */
  readonly blocks: readonly Block[]
}

const byId = (a: Prize, b: Prize) => Number(a.id - b.id)

/**
 * Works items off in their order. The same items on the same state always come to the same, and it does not matter how they
 * are cut into batches: what a bet draws is made of its block's seed, its number there and its stake.
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
      const taking = [...open].filter((block) => qualifies(block, item))
      for (const block of taking) drawForBet(batch, block, item, { won, apartMs, among: taking.length })
    } else if (item.kind === "end") endBlock(batch, open, item)
    else {
      for (const block of open) if (block.campaignId === item.campaignId) open.delete(block)
      batch.endings.push({ campaignId: item.campaignId, as: "stopped" })
    }
  return batch
}

/** How many prizes are left, and what they are worth together. */
const sumRemaining = (prizes: readonly Prize[]) => ({
  count: prizes.length,
  units: prizes.reduce((sum, { amountUnits }) => sum + amountUnits, 0n),
})

/** Whether a bet counts in a block: it was accepted while that ran, on one of its games, and staked enough. */
const qualifies = ({ beginsMs, endsMs, games, leastUnits }: Block, { atMs, gameId, stakeUnits }: Bet) =>
  beginsMs <= atMs && atMs < endsMs && stakeUnits >= leastUnits && (games === null || games.has(gameId))

/** `among`: in how many blocks the bet takes part, which share the ceiling. */
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

/** What is left of a block goes on to the next one; after the last, and for a block that ended before, there is none. */
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
