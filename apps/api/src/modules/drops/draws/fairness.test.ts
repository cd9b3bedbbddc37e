import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { chiSquare, fair, meanUnits, stakes } from "../../../../testing/fairness.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { type BatchState, type Bet, type Block, type Item, processBatch } from "./batch.ts"

// Compares what prize drops award, and to whom, with what they state, by the function that the subscriber draws with.
// EVENTS sets the number of bets, SEED repeats a run.
const events = Number(process.env.EVENTS ?? 40_000)
const seed = process.env.SEED ?? "a test"
const atOnce = 2_000
const euro = 100_000n
const betsABlock = 4_000
const prizesABlock = 400
const blocks = Math.floor(events / betsABlock)

const seedOf = (text: string) => createHash("sha256").update(`${seed} ${text}`).digest("hex")
const blockOf = (number: number): Block => ({
  campaignId: 1n,
  number,
  isLast: number === blocks,
  beginsMs: (number - 1) * hourMs,
  endsMs: number * hourMs,
  expectedUnits: BigInt(betsABlock * meanUnits),
  addedPpm: null,
  leastUnits: 10_000n,
  games: null,
  seed: seedOf(String(number)),
  bets: 0,
  stakedUnits: 0n,
  prizes: Array.from({ length: prizesABlock }, (_, n) => ({
    id: BigInt((number - 1) * prizesABlock + n + 1),
    amountUnits: euro,
  })),
})

/** Ten million bets take minutes. */
const longMs = hourMs

/** Pseudo-random numbers of 32 bits, the same in each run; the draws do not use them. */
function* numbers(): Generator<number> {
  for (let n = 0; ; n++) {
    const bytes = createHash("sha256").update(`${seed} ${n}`).digest()
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32LE(at)
  }
}

type Seen = (stakeUnits: bigint, player: number) => bigint
/** The bets and the ends of blocks, hour by hour; the draw gets the stake that `seen` answers. */
function* evening(seen: Seen): Generator<{ item: Item; stakeUnits: bigint }> {
  const chance = numbers()
  for (let n = 0; n < blocks * betsABlock; n++) {
    if (n > 0 && n % betsABlock === 0)
      yield { item: { kind: "end", campaignId: 1n, block: n / betsABlock }, stakeUnits: 0n }
    const player = chance.next().value! % stakes.length
    const stakeUnits = stakes[player]!
    const atMs = Math.floor((n * hourMs) / betsABlock)
    const bet: Bet = {
      kind: "bet",
      playerId: BigInt(player),
      provider: "hub88",
      uuid: String(n),
      roundRef: String(n),
      gameId: 1,
      stakeUnits: seen(stakeUnits, player),
      atMs,
      settledAt: new Date(atMs),
    }
    yield { item: bet, stakeUnits }
  }
}

/** Plays the blocks; without a pause between two wins of one player. */
async function played(seen: Seen = (stakeUnits) => stakeUnits) {
  const winners = stakes.map(() => 0)
  let [staked, won, wins] = [0, 0, 0]
  let left: Block[] = [1, 2].map(blockOf)
  let items: Item[] = []
  const work = () => {
    const state: BatchState = { blocks: left, wonAtMs: new Map(), apartMs: 0 }
    const batch = processBatch(state, items)
    const ended = new Set(batch.endings.flatMap((each) => ("block" in each ? [each.block] : [])))
    for (const { prize, entry } of batch.wins) {
      won += Number(prize.amountUnits)
      wins += 1
      // In the last fiftieth of a block any bet wins that nobody else has.
      if (entry.block * hourMs - entry.bet.atMs > hourMs / 20) winners[Number(entry.bet.playerId)]! += 1
    }
    const open = batch.blocks.filter(({ number }) => !ended.has(number))
    const last = batch.blocks.at(-1)!.number
    left = [...open, ...Array.from({ length: 2 - open.length }, (_, n) => blockOf(last + n + 1))]
    items = []
  }
  for (const { item, stakeUnits } of evening(seen)) {
    staked += Number(stakeUnits)
    items.push(item)
    if (items.length < atOnce) continue
    work()
    // Lets the test runner report in between.
    await new Promise(setImmediate)
  }
  work()
  return { staked, won, wins, winners }
}

const fixture = await played()

it("prize drops award what they state, except for what the last block leaves", () => {
  const { won, staked, wins } = fixture
  const stated = Number(euro) * prizesABlock * blocks
  const error = Number(euro) * prizesABlock * 0.05
  console.log(
    `drops: ${blocks * betsABlock} events, ${wins} of ${blocks * prizesABlock} prizes, stated ${(stated / staked).toFixed(6)} of the stakes, found ${(won / staked).toFixed(6)}, may differ by ${(error / staked).toFixed(6)}`,
  )
  expect(won).toBeLessThanOrEqual(stated)
  expect(stated - won).toBeLessThanOrEqual(error)
})

it("prizes are won in proportion to the stakes", () => {
  const found = chiSquare(fixture.winners)
  console.log(`drops: chi-square ${found.toFixed(2)}, under ${fair}`)
  expect(found).toBeLessThan(fair)
})

it(
  "detects a draw that favours one player",
  async () => {
    // So few prizes show a bias of a quarter; ten million events one of a fiftieth.
    const percent = events >= 5_000_000 ? 102n : 130n
    const { winners } = await played((stakeUnits, player) =>
      player === 2 ? (stakeUnits * percent) / 100n : stakeUnits,
    )
    const found = chiSquare(winners)
    console.log(`a bias of ${percent - 100n} %: chi-square ${found.toFixed(2)}, over ${fair}`)
    expect(found).toBeGreaterThan(fair)
  },
  longMs,
)
