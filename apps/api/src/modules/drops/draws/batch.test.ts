import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { type BatchResult, type BatchState, type Bet, type Block, type Item, processBatch } from "./batch.ts"

const euro = 100_000n
const seedOf = (name: string) => createHash("sha256").update(name).digest("hex")

let name = 0
const bet = (playerId: number, euros: number, atMs: number, gameId = 1): Bet => ({
  kind: "bet",
  playerId: BigInt(playerId),
  provider: "hub88",
  uuid: `bet-${++name}`,
  roundRef: `round-${name}`,
  gameId,
  stakeUnits: BigInt(Math.round(euros * 100)) * 1_000n,
  atMs,
  settledAt: new Date(atMs + 1_000),
})
const campaign = (hours: number, prizes: number, more: Partial<Block> = {}): Block[] =>
  Array.from({ length: hours }, (_, n) => ({
    campaignId: 1n,
    number: n + 1,
    isLast: n + 1 === hours,
    beginsMs: n * hourMs,
    endsMs: (n + 1) * hourMs,
    expectedUnits: 1_000n * euro,
    addedPpm: null,
    leastUnits: 10_000n,
    games: null,
    seed: seedOf(`${n + 1}`),
    bets: 0,
    stakedUnits: 0n,
    prizes: Array.from({ length: prizes }, (_, m) => ({ id: BigInt(n * prizes + m + 1), amountUnits: euro })),
    ...more,
  }))
const stateOf = (blocks: readonly Block[], apartMs = hourMs): BatchState => ({
  blocks,
  wonAtMs: new Map(),
  apartMs,
})
const end = (block: number): Item => ({ kind: "end", campaignId: 1n, block })

/** The state for the next batch, as the database would answer it. */
function after(state: BatchState, { wins, endings, blocks }: BatchResult): BatchState {
  const ended = new Set(
    endings.flatMap((each) => ("block" in each ? [each.block] : blocks.map(({ number }) => number))),
  )
  const wonAtMs = new Map([...state.wonAtMs].map(([player, times]) => [player, [...times]]))
  for (const { entry } of wins)
    wonAtMs.set(entry.bet.playerId, [...(wonAtMs.get(entry.bet.playerId) ?? []), entry.bet.atMs])
  return { ...state, wonAtMs, blocks: blocks.filter(({ number }) => !ended.has(number)) }
}
const winsOf = ({ wins }: Pick<BatchResult, "wins">) =>
  wins.map(({ prize, entry }) => `${prize.id} ${entry.block} ${entry.number} ${entry.bet.uuid}`)

/** Bets of players in turn, spread over some hours; the end of each hour comes ten bets late. */
function* evening(bets: number, players: number, hours: number): Generator<Item> {
  for (let n = 0; n < bets; n++) {
    yield bet(n % players, [0.5, 1, 2, 5][n % 4]!, Math.floor((n * hours * hourMs) / bets))
    const late = n - 10
    const hour = Math.floor((late * hours) / bets)
    if (late > 0 && hour > Math.floor(((late - 1) * hours) / bets)) yield end(hour)
  }
}

describe("prizes", () => {
  it("are the same however the log is cut into batches, and when a batch is processed twice", () => {
    const items = [...evening(3_000, 40, 4)]
    const whole = processBatch(stateOf(campaign(4, 5)), items)
    expect(whole.wins.length).toBeGreaterThan(10)
    expect(winsOf(processBatch(stateOf(campaign(4, 5)), items))).toEqual(winsOf(whole))
    for (const size of [1, 7, 500]) {
      let state = stateOf(campaign(4, 5))
      const wins: BatchResult["wins"] = []
      for (let at = 0; at < items.length; at += size) {
        const batch = processBatch(state, items.slice(at, at + size))
        expect(winsOf(processBatch(state, items.slice(at, at + size)))).toEqual(winsOf(batch))
        wins.push(...batch.wins)
        state = after(state, batch)
      }
      expect(winsOf({ wins })).toEqual(winsOf(whole))
    }
  })

  it("are all won where enough is staked, and never more than there are", () => {
    const block = campaign(1, 5)
    const { wins, entries, blocks } = processBatch(stateOf(block), [...evening(5_000, 100, 1)])
    expect(wins).toHaveLength(5)
    expect(new Set(wins.map(({ prize }) => prize.id)).size).toBe(5)
    expect(entries).toHaveLength(5_000)
    expect(blocks[0]).toMatchObject({ bets: 5_000, prizes: [] })
    expect(block[0]!.prizes).toHaveLength(5)
  })

  it("move to the next block if not won, and after the last one back to the operator", () => {
    const quiet = [bet(1, 0.1, 1_000), end(1), bet(2, 0.1, hourMs + 1_000), end(2)]
    const { wins, blocks, endings } = processBatch(stateOf(campaign(3, 2)), [...quiet, end(3), end(3)])
    expect(wins).toEqual([])
    expect(blocks[2]!.prizes.map(({ id }) => id)).toEqual([1n, 2n, 3n, 4n, 5n, 6n])
    expect(endings).toEqual([
      { campaignId: 1n, block: 1 },
      { campaignId: 1n, block: 2 },
      { campaignId: 1n, as: "over" },
    ])
    const late = bet(3, 5, 3 * hourMs - 1)
    expect(processBatch(stateOf(campaign(3, 2)), [...quiet, late]).wins).toHaveLength(1)
  })

  it("are won by one player once an hour, in whatever order their bets were settled", () => {
    const certain = { expectedUnits: 1n }
    const at = (...minutes: number[]) =>
      processBatch(
        stateOf(campaign(3, 10, certain)),
        minutes.map((minute) => bet(1, 1, minute * minuteMs)),
      ).wins.map(({ entry }) => entry.bet.atMs / minuteMs)
    expect(at(0, 1, 59, 60, 61, 119, 120)).toEqual([0, 60, 120])
    expect(at(70, 11, 10)).toEqual([70, 10])
    const before = { ...stateOf(campaign(1, 10, certain)), wonAtMs: new Map([[1n, [-hourMs + 1]]]) }
    expect(processBatch(before, [bet(1, 1, 0), bet(2, 1, 0), bet(1, 1, 1)]).wins).toHaveLength(2)
  })

  it("are drawn by bets that were accepted while their block ran, on its games, with the least stake", () => {
    const blocks = campaign(1, 10, { expectedUnits: 1n, games: new Set([1]) })
    const taking = (...bets: Bet[]) => processBatch(stateOf(blocks), bets).entries.length
    expect(taking(bet(1, 0.1, 0), bet(1, 0.1, hourMs - 1))).toBe(2)
    expect(taking(bet(1, 0.09, 0), bet(1, 1, -1), bet(1, 1, hourMs), bet(1, 1, 0, 2))).toBe(0)
    const stopped = processBatch(stateOf(blocks), [{ kind: "stop", campaignId: 1n }, bet(1, 1, 0)])
    expect(stopped).toMatchObject({ entries: [], endings: [{ as: "stopped" }] })
    // A bet that settles after its block was closed takes no part.
    expect(processBatch(stateOf(blocks), [end(1), bet(1, 1, 0)]).entries).toEqual([])
  })

  it("are won in proportion to the stakes", () => {
    const stakes = [0.5, 1, 2, 5]
    const wins = new Map(stakes.map((stake) => [stake, 0]))
    // In a long block time hardly moves the chance, and the prizes left move it for all stakes alike.
    const [block] = campaign(1, 500, { expectedUnits: 40_000n * euro, endsMs: 1_000 * hourMs })
    const bets = 40_000
    let total = 0
    for (let n = 0; n < 2; n++) {
      const seeded = { ...block!, seed: seedOf(`stakes ${n}`) }
      const items = Array.from({ length: bets }, (_, at) => bet(at, stakes[at % 4]!, at))
      for (const { entry } of processBatch(stateOf([seeded]), items).wins) {
        const stake = Number(entry.bet.stakeUnits) / Number(euro)
        wins.set(stake, wins.get(stake)! + 1)
        total++
      }
    }
    expect(total).toBeGreaterThan(800)
    const staked = stakes.reduce((sum, stake) => sum + stake, 0)
    const chiSquare = [...wins].reduce((sum, [stake, count]) => {
      const expected = (total * stake) / staked
      return sum + (count - expected) ** 2 / expected
    }, 0)
    // Three degrees of freedom: one in a thousand lies above 16,27.
    expect(chiSquare).toBeLessThan(16.27)
  })
})
