import { createHash, createHmac } from "node:crypto"
import { computeResult, hashBefore } from "@elite/crash"
import { expect, it } from "vitest"
import { createResultOf, sha256 } from "./hashing.ts"
import { type Chain, type RoundPage, verifyDay, verifyRound } from "./proof.ts"

/** Round 1000 of drand's chain `quicknet`, as it was published. */
const drawn = {
  key: "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  randomness: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
  signature:
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
}
const length = 3_000
const hashes = [createHash("sha256").update("the last").digest("hex")]
while (hashes.length <= length) hashes.unshift(hashBefore(hashes[0]!, 1))
const hash = (number: number) => hashes[number]!
const salt = drawn.randomness
const chain: Chain = {
  chainId: 1,
  length,
  terminatingHash: hash(0),
  committedAt: "2026-11-25T09:00:00.000Z",
  beacon: {
    hash: "52".repeat(32),
    key: drawn.key,
    round: 1000,
    drawnAt: "2026-11-25T10:05:00.000Z",
    address: "https://example.org/public/1000",
  },
  salt: { salt, signature: drawn.signature, takenAt: "2026-11-25T10:05:03.000Z" },
  opened: 2_500,
  endedAt: null,
}

it("computes the standards' test vectors with the browser's cryptography", async () => {
  const [first] = [hash(17)]
  expect(await sha256(first)).toBe(hash(16))
  const resultUnder = await createResultOf(salt)
  for (let number = 1; number <= 50; number++)
    expect(await resultUnder(hash(number))).toBe(computeResult(hash(number), salt))
  // Its characters are the key, not the bytes they stand for.
  const mac = createHmac("sha256", salt).update(first, "hex").digest("hex")
  const m = (99n * 2n ** 52n) / (2n ** 52n - BigInt(`0x${mac.slice(0, 13)}`))
  expect(await resultUnder(first)).toBe(Number(m < 100n ? 100n : m))
})

it("verifies a round against its commitment, step by step", async () => {
  for (const number of [1, 3_000])
    expect(await verifyRound(chain, { number, hash: hash(number) })).toEqual({
      state: "matches",
      number,
      result: computeResult(hash(number), salt),
    })
})

type Tampering = [what: string, of: Partial<Chain>, fault: object]
it.each<Tampering>([
  ["a chain committed after its draw", { committedAt: chain.beacon.drawnAt }, { what: "committed" }],
  [
    "a salt that the operator chose",
    { salt: { ...chain.salt!, salt: "0".repeat(64) } },
    { what: "randomness" },
  ],
  ["another round of the beacon", { beacon: { ...chain.beacon, round: 1001 } }, { what: "signature" }],
  [
    "another beacon",
    { beacon: { ...chain.beacon, key: drawn.key.replace(/^83/, "84") } },
    { what: "signature" },
  ],
  ["another chain", { terminatingHash: hash(1) }, { what: "chain", number: 9 }],
])("%s is found", async (_what, of, fault) => {
  expect(await verifyRound({ ...chain, ...of }, { number: 9, hash: hash(9) })).toEqual({
    state: "differs",
    fault,
  })
})

it("finds a hash of another round", async () => {
  const fault = { what: "chain", number: 9 }
  for (const other of [hash(8), hash(10), "0".repeat(64)])
    expect(await verifyRound(chain, { number: 9, hash: other })).toEqual({ state: "differs", fault })
})

it("reports the steps of a stopped check, and unread data as such", async () => {
  const steps: number[] = []
  const long = { number: 3_000_000, hash: hash(3_000) }
  const watch = { onDone: (done: number) => steps.push(done), isStopped: () => steps.length === 2 }
  const verdict = await verifyRound(chain, long, watch)
  expect(verdict).toEqual({ state: "stopped", done: steps[1] })
  const unsalted = await verifyRound({ ...chain, salt: null }, { number: 1, hash: hash(1) })
  expect(unsalted).toEqual({ state: "unread", done: 0 })
})

it("finds a published result that differs", async () => {
  const result = computeResult(hash(9), salt)
  const round = { number: 9, hash: hash(9) }
  expect(await verifyRound(chain, { ...round, result })).toMatchObject({ state: "matches", result })
  expect(await verifyRound(chain, { ...round, result: result + 1 })).toEqual({
    state: "differs",
    fault: { what: "result", number: 9, found: result, published: result + 1 },
  })
})

type Published = RoundPage["rounds"][number]
const published = (number: number): Published => ({
  roundId: number,
  number,
  hash: hash(number),
  result: computeResult(hash(number), salt),
  overAs: "crashed",
  overAt: "2026-11-25T12:00:00.000Z",
})
const played = Array.from({ length: 360 }, (_, n) => published(n + 1))
const atOnce = 40
/** The house as it answers: the rounds of a day page by page, changed where a test says so. */
const house =
  (
    change: (rounds: Published[]) => Published[] = (rounds) => rounds,
    before: (number: number) => string = hash,
  ) =>
  async (_chain: number, after: number): Promise<RoundPage> => {
    const all = change(played)
    const rounds = all.filter(({ number }) => number > after).slice(0, atOnce)
    return { before: { number: after, hash: before(after) }, rounds }
  }
const day = [{ chain, first: 201, last: 350 }]

it("verifies the rounds of a day and their commitment", async () => {
  expect(await verifyDay(day, house())).toEqual({ state: "matches", rounds: 150 })
  expect(await verifyDay([{ chain, first: 1, last: 1 }], house())).toEqual({ state: "matches", rounds: 1 })
  expect(await verifyDay([], house())).toEqual({ state: "matches", rounds: 0 })
})

const at = (number: number, change: Partial<Published>) => (rounds: Published[]) =>
  rounds.map((round) => (round.number === number ? { ...round, ...change } : round))
it.each<[what: string, read: ReturnType<typeof house>, fault: object]>([
  [
    "a result that is off by a hundredth",
    house(at(260, { result: published(260).result + 1 })),
    { what: "result", number: 260, found: published(260).result, published: published(260).result + 1 },
  ],
  ["a round that is left out", house((all) => all.toSpliced(259, 1)), { what: "number", number: 260 }],
  ["rounds that are left out at the end", house((all) => all.slice(0, 330)), { what: "number", number: 331 }],
  ["a hash of another round", house(at(241, { hash: hash(240) })), { what: "link", number: 241 }],
  ["another chain behind the day", house(undefined, () => hash(7)), { what: "chain", number: 200 }],
  ["no hash before the day", async () => ({ before: null, rounds: [] }), { what: "number", number: 200 }],
])("%s is found", async (_what, read, fault) => {
  expect(await verifyDay(day, read)).toEqual({ state: "differs", fault })
})

it("finds a page that contradicts the previous one", async () => {
  const read = house()
  const second = house(
    (all) => all.map((round) => ({ ...round, hash: hash(round.number + 1) })),
    (n) => hash(n + 1),
  )
  const turning = (of: number, after: number) => (after < 240 ? read : second)(of, after)
  expect(await verifyDay(day, turning)).toEqual({ state: "differs", fault: { what: "link", number: 241 } })
})

it("gives no verdict on a list that breaks off or is stopped", async () => {
  const broken = async () => {
    throw new Error("No connection.")
  }
  expect(await verifyDay(day, broken)).toEqual({ state: "unread", done: 0 })
  const read = house()
  // Only a check that was busy long enough yields, and only then sees that it was stopped.
  const slow = (of: number, after: number) => {
    const untilMs = performance.now() + 15
    while (performance.now() < untilMs);
    return read(of, after)
  }
  const stopped = await verifyDay(day, slow, { isStopped: () => true })
  expect(stopped.state).toBe("stopped")
})
