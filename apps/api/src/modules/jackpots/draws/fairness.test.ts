import { createHash } from "node:crypto"
import {
  byJackpot,
  type Cycle,
  computeFullStake,
  computeShare,
  currentReturnPpm,
  firstHead,
  isWonByRounds,
  type Jackpot,
  jackpots,
  partsPerUnit,
  type Terms,
  toItemRef,
  windowMs,
} from "@elite/jackpots"
import { expect, it } from "vitest"
import { chiSquare, fair, meanUnits, stakes } from "../../../../testing/fairness.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { toTerms } from "../rules.ts"
import { smallCeilings, smallPools } from "../testing/modelPools.ts"
import { type BatchState, type Entry, processBatch } from "./batch.ts"
import { firstCycle } from "./cycleRow.ts"

// Compares what pools pay, and to whom, with what their page states before each bet, by the function that the subscriber
// draws with. EVENTS sets the number of bets, SEED repeats a run.
const events = Number(process.env.EVENTS ?? 100_000)
const seed = process.env.SEED ?? "a test"
const pauseEvery = 2_000
const euro = 100_000n
/** One round in so many wins big. */
const bigWinEvery = 50
/** Small pools that drop often. Each reaches its ceiling in a part of its cycles (decision 0098: 20000 in all). */
const terms: Terms = {
  ...toTerms(smallPools, smallCeilings),
  threeHour: { ratePpm: 1_000, seedUnits: euro / 2n, addedPpm: 4_000 },
  hitTheTarget: { ratePpm: 4_000, seedUnits: euro, addedPpm: 6_000, ceilingUnits: 5n * euro },
  anyTime: { ratePpm: 1_000, seedUnits: euro / 10n, addedPpm: 6_000, perDropUnits: 19n * euro },
  bigWin: {
    ...{ ratePpm: 2_000, seedUnits: euro, addedPpm: 4_000 },
    ...{ multiple: 500n, fullStakeUnits: euro, mostOftenPpm: 1_000_000 / bigWinEvery },
  },
}
const refs = stakes.map((_, player) => toItemRef(String(player)))
const betsAWindow = 200
const expectedUnits = BigInt(betsAWindow * meanUnits)
const betMs = windowMs / betsAWindow
/** Ten million bets take minutes. */
const longMs = hourMs
/** A fair run exceeds this once in a hundred and fifty thousand. */
const standardErrors = 4.5

const seedOf = (jackpot: Jackpot, cycle: number) =>
  createHash("sha256").update(`${seed} ${jackpot} ${cycle}`).digest("hex")

/** Pseudo-random numbers of 32 bits, the same in each run; the draws do not use them. */
function* numbers(): Generator<number> {
  for (let n = 0; ; n++) {
    const bytes = createHash("sha256").update(`${seed} ${n}`).digest()
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32LE(at)
  }
}

type StakeBias = (stakeUnits: bigint, player: number) => bigint
/** Bets in sequence, each a round of its own. The draw gets the stake that `bias` answers. */
function* generateBets(bias: StakeBias): Generator<{ entries: Entry[]; stakeUnits: bigint }> {
  const chance = numbers()
  for (let n = 0; n < events; n++) {
    const player = chance.next().value! % stakes.length
    const stakeUnits = stakes[player]!
    const atMs = Math.floor((n % betsAWindow) * betMs) + Math.floor(n / betsAWindow) * windowMs
    const of = {
      playerId: BigInt(player),
      provider: "hub88",
      roundRef: String(n),
      uuid: String(n),
      gameId: 1,
    }
    const rest = { at: new Date(atMs), of }
    const entries: Entry[] = [
      { ...rest, item: { kind: "bet", ref: refs[player]!, stakeUnits: bias(stakeUnits, player), atMs } },
    ]
    if (n > 0 && n % betsAWindow === 0)
      entries.unshift({ at: rest.at, item: { kind: "window", endMs: atMs + windowMs, expectedUnits } })
    if (chance.next().value! % bigWinEvery === 0)
      entries.push({
        ...rest,
        item: { kind: "win", ref: refs[player]!, stakeUnits, winUnits: 500n * stakeUnits },
      })
    yield { entries, stakeUnits }
  }
}

/** What a bet is stated to win of a pool, units; of the big win without the rounding to cents, as its ceiling is meant. */
function computeStatedUnits(cycle: Cycle, stakeUnits: bigint, atMs: number): number {
  if (cycle.jackpot !== "bigWin")
    return (Number(stakeUnits) * currentReturnPpm(cycle, stakeUnits, atMs)!) / 1e6
  const parts = cycle.parts + computeShare(cycle.terms, stakeUnits)
  const fullStakeUnits = computeFullStake(cycle.terms, parts)
  const wonParts = stakeUnits >= fullStakeUnits ? parts : (parts * stakeUnits) / fullStakeUnits
  return Number(wonParts) / Number(partsPerUnit) / bigWinEvery
}

type PoolTotals = { stated: number; won: number; squares: number; drops: number; winners: number[] }

/** Plays all pools and answers their totals, units. */
async function play(bias: StakeBias = (stakeUnits) => stakeUnits) {
  const window = { endMs: windowMs, expectedUnits, hasDropped: false }
  let state: BatchState = {
    number: 0,
    head: firstHead,
    cycles: byJackpot((jackpot) => firstCycle(jackpot, { seed: seedOf(jackpot, 1), terms, window })),
    restoredParts: byJackpot(() => 0n),
  }
  const pools = byJackpot(
    (): PoolTotals => ({ stated: 0, won: 0, squares: 0, drops: 0, winners: stakes.map(() => 0) }),
  )
  const processEntry = (entry: Entry) => {
    const { item } = entry
    if (item.kind === "bet")
      for (const jackpot of jackpots)
        pools[jackpot].stated += computeStatedUnits(state.cycles[jackpot], item.stakeUnits, item.atMs)
    const batch = processBatch(state, [entry], { terms, seedOf })
    const cycles = new Map(batch.runs.map(({ cycle }) => [cycle.jackpot, cycle]))
    state = { ...batch, cycles: byJackpot((jackpot) => cycles.get(jackpot)!) }
    for (const { jackpot, playerId, parts, paidUnits } of batch.drawn) {
      const pool = pools[jackpot]
      const units = jackpot === "bigWin" ? Number(parts) / Number(partsPerUnit) : Number(paidUnits)
      pool.won += units
      pool.squares += units ** 2
      pool.drops += 1
      pool.winners[Number(playerId)]! += 1
    }
  }
  let [staked, bets] = [0, 0]
  for (const { entries, stakeUnits } of generateBets(bias)) {
    staked += Number(stakeUnits)
    for (const entry of entries) processEntry(entry)
    // Lets the test runner report in between.
    if (++bets % pauseEvery === 0) await new Promise(setImmediate)
  }
  return { staked, pools }
}

const fairRun = await play()

it.each(jackpots)("%s pays what is stated before each bet, within the statistical error", (jackpot) => {
  const { stated, won, squares, drops } = fairRun.pools[jackpot]
  const [statedReturn, found] = [stated / fairRun.staked, won / fairRun.staked]
  const error = (standardErrors * Math.sqrt(squares)) / fairRun.staked
  console.log(
    `${jackpot}: ${events} events, ${drops} drops, stated ${statedReturn.toFixed(6)}, found ${found.toFixed(6)}, may differ by ${error.toFixed(6)}`,
  )
  expect(Math.abs(found - statedReturn)).toBeLessThan(error)
})

it.each(jackpots)("%s is stated to pay no more than its ceiling, which it nearly reaches", (jackpot) => {
  const statedPpm = (fairRun.pools[jackpot].stated / fairRun.staked) * 1e6
  expect(statedPpm).toBeLessThanOrEqual(terms[jackpot].addedPpm!)
  expect(statedPpm).toBeGreaterThan(terms[jackpot].addedPpm! / 2)
})

it.each(jackpots.filter((jackpot) => !isWonByRounds(jackpot)))(
  "%s is won in proportion to the stakes",
  (jackpot) => {
    const found = chiSquare(fairRun.pools[jackpot].winners)
    console.log(`${jackpot}: chi-square ${found.toFixed(2)}, under ${fair}`)
    expect(found).toBeLessThan(fair)
  },
)

it(
  "detects a draw that favours one player",
  async () => {
    // A hundred thousand events detect a bias of a quarter, ten million one of a fiftieth.
    const percent = events >= 5_000_000 ? 102n : 125n
    const { pools } = await play((stakeUnits, player) =>
      player === 2 ? (stakeUnits * percent) / 100n : stakeUnits,
    )
    const found = chiSquare(pools.anyTime.winners)
    console.log(`a bias of ${percent - 100n} %: chi-square ${found.toFixed(2)}, over ${fair}`)
    expect(found).toBeGreaterThan(fair)
  },
  longMs,
)
