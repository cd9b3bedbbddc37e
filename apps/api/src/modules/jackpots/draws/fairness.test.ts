import { createHash } from "node:crypto"
import {
  firstHead,
  type Jackpot,
  jackpots,
  longRunReturnPpm,
  partsPerUnit,
  type Terms,
  toItemRef,
  windowMs,
} from "@elite/jackpots"
import { expect, it } from "vitest"
import { chiSquare, fair, meanUnits, stakes } from "../../../../testing/fairness.ts"
import { type BatchState, type Entry, processBatch } from "./batch.ts"
import { firstCycle } from "./cycleRow.ts"

// What pools give back, and to whom, by the very function by which the listener draws, beside what the formulas say. EVENTS
// lengthens it, SEED repeats it.
const events = Number(process.env.EVENTS ?? 40_000)
const seed = process.env.SEED ?? "a test"
const atOnce = 2_000
const euro = 100_000n
/** Pools that drop often: a return is as true of small ones. */
const terms: Terms = {
  threeHour: { ratePpm: 3_000, seedUnits: euro },
  hitTheTarget: { ratePpm: 20_000, seedUnits: euro, ceilingUnits: 5n * euro },
  anyTime: { ratePpm: 3_000, seedUnits: euro, perDropUnits: 10n * euro },
  bigWin: { ratePpm: 2_000, seedUnits: euro, multiple: 500n, fullStakeUnits: euro },
}
const refs = stakes.map((_, player) => toItemRef(String(player)))
/** One round in so many wins big. */
const bigWinEvery = 50
const betsAWindow = 200
const expectedUnits = BigInt(betsAWindow * meanUnits)
const betMs = windowMs / betsAWindow
/** Ten million bets take minutes. */
const longMs = 60 * 60_000
/** How far off what is right may be by chance: once in a hundred and fifty thousand runs. */
const standardErrors = 4.5

const seedOf = (jackpot: Jackpot, cycle: number) =>
  createHash("sha256").update(`${seed} ${jackpot} ${cycle}`).digest("hex")
const byJackpot = <V>(of: (jackpot: Jackpot) => V) =>
  Object.fromEntries(jackpots.map((jackpot) => [jackpot, of(jackpot)])) as Record<Jackpot, V>

/** Numbers of 32 bits that look like chance and are the same each time; nothing of a draw. */
function* numbers(): Generator<number> {
  for (let n = 0; ; n++) {
    const bytes = createHash("sha256").update(`${seed} ${n}`).digest()
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32LE(at)
  }
}

type Seen = (stakeUnits: bigint, player: number) => bigint
/** The bets of one after another, each a round of its own; `seen` is what the draw is told of a stake. */
function* evening(seen: Seen): Generator<{ entries: Entry[]; stakeUnits: bigint }> {
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
    const told = seen(stakeUnits, player)
    const entries: Entry[] = [{ ...rest, item: { kind: "bet", ref: refs[player]!, stakeUnits: told, atMs } }]
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

type Pool = { won: number; squares: number; drops: number; winners: number[]; full: number }

/** Plays all pools, and answers what was staked and won. */
async function played(seen: Seen = (stakeUnits) => stakeUnits) {
  const window = { endMs: windowMs, expectedUnits, hasDropped: false }
  let state: BatchState = {
    number: 0,
    head: firstHead,
    cycles: byJackpot((jackpot) => firstCycle(jackpot, { seed: seedOf(jackpot, 1), terms, window })),
    restoredParts: byJackpot(() => 0n),
  }
  const pools = byJackpot(
    (): Pool => ({ won: 0, squares: 0, drops: 0, winners: stakes.map(() => 0), full: 0 }),
  )
  let [staked, entries]: [number, Entry[]] = [0, []]
  const work = () => {
    const batch = processBatch(state, entries, { terms, seedOf })
    const cycles = new Map(batch.runs.map(({ cycle }) => [cycle.jackpot, cycle]))
    state = { ...batch, cycles: byJackpot((jackpot) => cycles.get(jackpot)!) }
    for (const { jackpot, playerId, parts, at } of batch.drawn) {
      const pool = pools[jackpot]
      const units = Number(parts) / Number(partsPerUnit)
      pool.won += units
      pool.squares += units ** 2
      pool.drops += 1
      if (jackpot === "bigWin" && stakes[Number(playerId)]! >= terms.bigWin.fullStakeUnits) pool.full += 1
      // In a window's last minutes a bet wins for certain, whatever its stake.
      if (jackpot !== "threeHour" || windowMs - (at.getTime() % windowMs) > 10 * 60_000)
        pool.winners[Number(playerId)]! += 1
    }
    entries = []
  }
  for (const { entries: own, stakeUnits } of evening(seen)) {
    staked += Number(stakeUnits)
    entries.push(...own)
    if (entries.length < atOnce) continue
    work()
    // Whoever runs this hears of it meanwhile.
    await new Promise(setImmediate)
  }
  work()
  const left = byJackpot((jackpot) => Number(state.cycles[jackpot].parts) / Number(partsPerUnit))
  return { staked, pools, left }
}

const house = await played()
/** What is said of a pool on its page; of big wins what is sure, and what the rounds that win here make of it. */
const stated = byJackpot((jackpot) => {
  const window = { endMs: windowMs, expectedUnits, hasDropped: false }
  const said = longRunReturnPpm(firstCycle(jackpot, { seed: seedOf(jackpot, 1), terms, window })) / 1e6
  if (jackpot !== "bigWin") return said
  const whole = stakes.filter((stake) => stake >= terms.bigWin.fullStakeUnits).length / stakes.length
  return said + (whole * Number(terms.bigWin.seedUnits)) / (bigWinEvery * meanUnits)
})

it.each(jackpots)("%s gives back what is said of it, within its error", (jackpot) => {
  const { won, squares, drops } = house.pools[jackpot]
  const [found, mean] = [won / house.staked, won / drops]
  // As large as the number of drops and their sizes vary, what lies in the pool at the end, and what a bet carries a pool beyond
  // its target.
  const spread = Math.sqrt(squares / drops) / mean
  const passed = jackpot === "hitTheTarget" ? (meanUnits * terms[jackpot].ratePpm) / 1e6 / mean : 0
  const error =
    stated[jackpot] * ((standardErrors * spread) / Math.sqrt(drops) + passed) +
    house.left[jackpot] / house.staked
  console.log(
    `${jackpot}: ${events} events, ${drops} drops, stated ${stated[jackpot].toFixed(6)}, found ${found.toFixed(6)}, may differ by ${error.toFixed(6)}`,
  )
  expect(Math.abs(found - stated[jackpot])).toBeLessThan(error)
})

it.each(["threeHour", "hitTheTarget", "anyTime"] as const)(
  "%s: whoever stakes more wins as much more often",
  (jackpot) => {
    const found = chiSquare(house.pools[jackpot].winners)
    console.log(`${jackpot}: chi-square ${found.toFixed(2)}, under ${fair}`)
    expect(found).toBeLessThan(fair)
  },
)

it(
  "a draw that favours one of them is found",
  async () => {
    // So few drops show a bias of a quarter; ten million events one of a fiftieth.
    const percent = events >= 5_000_000 ? 102n : 125n
    const { pools } = await played((stakeUnits, player) =>
      player === 2 ? (stakeUnits * percent) / 100n : stakeUnits,
    )
    const found = chiSquare(pools.anyTime.winners)
    console.log(`a bias of ${percent - 100n} %: chi-square ${found.toFixed(2)}, over ${fair}`)
    expect(found).toBeGreaterThan(fair)
  },
  longMs,
)
