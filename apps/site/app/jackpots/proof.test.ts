import {
  applyItem,
  type Cycle,
  computeSeal,
  type Drop,
  firstHead,
  type Item,
  nextHead,
  partsPerUnit,
  startCycle,
  toItemRef,
} from "@elite/jackpots"
import { expect, it } from "vitest"
import { type ItemPage, type OpenedCycle, type Verdict, verifyCycle } from "./proof.ts"

const euro = 100_000n
const seed = "5e".repeat(32)
const other = "0".repeat(64)
const since = 40
const terms = { ratePpm: 2_000, seedUnits: 2_500n * euro, multiple: 500n, fullStakeUnits: euro }
const start = Date.UTC(2026, 10, 23, 9)

const bet = (n: number, cents: number): Item => ({
  kind: "bet",
  ref: toItemRef(`studio|${n}`),
  stakeUnits: BigInt(cents) * 1_000n,
  atMs: start + n,
})
/** A pool of big wins: bets, a fifth of it for a fifth of a euro, a bet that is given back, and the whole. */
const items: Item[] = [
  ...Array.from({ length: 120 }, (_, n) => bet(n, 100)),
  { kind: "win", ref: toItemRef("studio|7|win"), stakeUnits: euro / 5n, winUnits: 100n * euro },
  { kind: "void", bet: since + 3, stakeUnits: euro },
  { kind: "window", endMs: start + 1, expectedUnits: 1_000n * euro },
  bet(900, 100),
  { kind: "win", ref: toItemRef("studio|900|win"), stakeUnits: euro, winUnits: 500n * euro },
]

type Wire = ItemPage["items"][number]
const onTheWire = (item: Item): Wire =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, typeof value === "bigint" ? String(value) : value]),
  ) as unknown as Wire

/** The cycle as the wire brings it once it is over. */
function opened(): { cycle: OpenedCycle; pages: Wire[]; heads: ItemPage["heads"] } {
  const parts = terms.seedUnits * partsPerUnit
  const named = { jackpot: "bigWin", cycle: 3, seed } as const
  let state: Cycle = startCycle({ ...named, terms, since, parts })
  let [head, number] = [firstHead, since]
  const drops: (Drop & { item: number })[] = []
  const heads: ItemPage["heads"] = []
  for (const item of items) {
    number += 1
    head = nextHead(head, item)
    const taken = applyItem(state, item)
    state = taken.cycle
    if (taken.drop) drops.push({ ...taken.drop, item: number })
    if (number % 25 === 0) heads.push({ number, head, publishedAt: new Date(start).toISOString() })
  }
  const cycle: OpenedCycle = {
    jackpotId: 11,
    type: "bigWin",
    cycle: 3,
    beganAt: new Date(start).toISOString(),
    endedAt: new Date(start).toISOString(),
    terms: {
      ratePpm: terms.ratePpm,
      seedUnits: String(terms.seedUnits),
      multiple: String(terms.multiple),
      fullStakeUnits: String(terms.fullStakeUnits),
    },
    seal: computeSeal(named),
    sealedAt: new Date(start).toISOString(),
    seed,
    since,
    sinceHead: firstHead,
    last: number,
    parts: String(parts),
    window: null,
    drops: drops.map(({ item, parts: won, paidUnits }) => ({
      item,
      parts: String(won),
      paidUnits: String(paidUnits),
    })),
  }
  return { cycle, pages: items.map(onTheWire), heads }
}

type Given = ReturnType<typeof opened>
const atOnce = 40
const verified = (given: Given, more: Partial<Parameters<typeof verifyCycle>[1]> = {}): Promise<Verdict> =>
  verifyCycle(given.cycle, {
    read: async (after) => ({
      items: given.pages.slice(after - since, after - since + atOnce),
      heads: given.heads.filter(({ number }) => number > after && number <= after + atOnce),
    }),
    ...more,
  })

it("verifies a cycle page by page, and finds an own bet in its list", async () => {
  const verdict = await verified(opened())
  expect(verdict).toMatchObject({ state: "matches", items: items.length, heads: 5 })
  if (verdict.state !== "matches") return
  expect(verdict.has(since + 8, toItemRef("studio|7"))).toBe(true)
  expect(verdict.has(since + 9, toItemRef("studio|7"))).toBe(false)
  expect(verdict.has(since + 8, toItemRef("somebody else"))).toBe(false)
  expect(verdict.has(since + 9_999, toItemRef("studio|7"))).toBe(false)
})

type Tampering = [what: string, tamper: (given: Given) => void, fault: object]
it.each<Tampering>([
  ["another seed", ({ cycle }) => Object.assign(cycle, { seed: other }), { what: "seal" }],
  [
    "another stake",
    ({ pages }) => Object.assign(pages[12]!, { stakeUnits: "1" }),
    { what: "head", item: since + 35 },
  ],
  [
    "an amount that was not drawn",
    ({ cycle }) => Object.assign(cycle.drops[0]!, { paidUnits: "1000" }),
    { what: "drop", item: since + 121 },
  ],
  [
    "a win of somebody else's item",
    ({ cycle }) => Object.assign(cycle.drops[1]!, { item: since + 124 }),
    { what: "drop", item: since + 125 },
  ],
  [
    "a win that was not drawn",
    ({ cycle }) => cycle.drops.push({ item: cycle.last, parts: "1", paidUnits: "1000" }),
    { what: "drop" },
  ],
  [
    "an end too early",
    ({ cycle }) => Object.assign(cycle, { last: cycle.last - 1, drops: cycle.drops.slice(0, 1) }),
    { what: "end" },
  ],
  [
    "more after the end",
    ({ cycle, pages }) => {
      cycle.last += 1
      pages.push(onTheWire(bet(1, 1)))
    },
    { what: "end", item: since + 126 },
  ],
])("%s is found", async (_what, tamper, fault) => {
  const given = opened()
  tamper(given)
  // The last page of a cycle that is said to be shorter holds no more than that.
  given.pages.length = given.cycle.last - since
  expect(await verified(given)).toEqual({ state: "differs", fault })
})

it("prefers hashes observed during the cycle to later ones", async () => {
  const given = opened()
  const [first] = given.heads
  const withHeads = (heads: [number, string][]) => ({ observed: { heads: new Map(heads) } })
  expect(await verified(given, withHeads([[first!.number, first!.head]]))).toMatchObject({ state: "matches" })
  expect(await verified(given, withHeads([[since + 2, other]]))).toEqual({
    state: "differs",
    fault: { what: "head", item: since + 2 },
  })
  expect(await verified(given, withHeads([[since, other]]))).toMatchObject({ state: "matches", heads: 5 })
  expect(await verified(given, { observed: { seal: other, heads: new Map() } })).toEqual({
    state: "differs",
    fault: { what: "seal" },
  })
})

it("gives no verdict on a list that breaks off or is invalid", async () => {
  const short = opened()
  short.pages.length = 60
  expect(await verified(short)).toEqual({ state: "unread", done: 60 })
  const gone = async () => {
    throw new Error("No connection.")
  }
  expect(await verified(opened(), { read: gone })).toEqual({ state: "unread", done: 0 })
  const garbled = opened()
  Object.assign(garbled.pages[0]!, { stakeUnits: "a lot" })
  expect(await verified(garbled)).toEqual({ state: "unread", done: 0 })
  const bare = opened()
  bare.cycle.terms = {}
  expect(await verified(bare)).toEqual({ state: "unread", done: 0 })
})

it("reports the progress of a stopped check", async () => {
  let reads = 0
  const given = opened()
  const verdict = await verified(given, {
    read: async (after) => {
      reads++
      return { items: given.pages.slice(after - since, after - since + atOnce), heads: [] }
    },
    isStopped: () => reads === 2,
  })
  expect(verdict).toEqual({ state: "stopped", done: 80 })
})
