import fc from "fast-check"
import { expect, it } from "vitest"
import { hourMs } from "../../platform/lib/calendar.ts"
import { computeEarnings, type Earning, type LoyaltyState, type PlayEvent, roundKey } from "./earnings.ts"
import { computeCoins, computeReversal, computeStakePoints, levelForPoints } from "./rules.ts"

const levels: LoyaltyState["levels"] = [
  { level: 1, startPoint: 0, multiplierHundredths: 100 },
  { level: 2, startPoint: 1000, multiplierHundredths: 110 },
  { level: 3, startPoint: 5000, multiplierHundredths: 125 },
]
const weightsHundredths = new Map([
  ["slots", 100],
  ["live", 20],
])
const began = new Date("2026-11-20T10:00:00Z")
const at = began
const nothing: LoyaltyState = {
  weightsHundredths,
  levels,
  ranked: new Map(),
  held: new Map(),
  earnings: new Map(),
  coins: new Map(),
}

type Ledger = { earnings: Map<string, Earning>; ranked: Map<bigint, bigint>; accounts: Map<string, bigint> }
const emptyLedger = (): Ledger => ({ earnings: new Map(), ranked: new Map(), accounts: new Map() })
const put = (sums: Map<string, bigint>, account: string, units: bigint) => {
  const sum = (sums.get(account) ?? 0n) + units
  if (sum === 0n) sums.delete(account)
  else sums.set(account, sum)
}

/** A second model: one event at a time. */
function applyOne(event: PlayEvent, { earnings, ranked, accounts }: Ledger) {
  const { playerId, at } = event
  const key = roundKey(event)
  const earned = earnings.get(key)
  const coinsOf = `player:${playerId}:coins`
  if (event.kind === "settled") {
    const [{ category, stakeUnits }] = event.stakes as [{ category: string | null; stakeUnits: bigint }]
    const points = computeStakePoints(stakeUnits, weightsHundredths.get(category ?? "") ?? 30)
    const rank = ranked.get(playerId) ?? 0n
    ranked.set(playerId, rank + points)
    if (points === 0n || earned) return
    const coins = computeCoins(points, levelForPoints(levels, Number(rank / 1000n)).multiplierHundredths)
    const { provider, roundRef, gameId } = event
    earnings.set(key, { provider, roundRef, playerId, gameId, stakeUnits, points, coins, at, was: null })
    put(accounts, `player:${playerId}:points`, points)
    put(accounts, coinsOf, coins)
  } else if (earned) {
    const back = computeReversal(earned, event.stakeUnits)
    const held = accounts.get(coinsOf) ?? 0n
    const coins = back.coins < held ? back.coins : held
    const { stakeUnits, points } = earned
    earnings.set(key, {
      ...earned,
      stakeUnits: stakeUnits - event.stakeUnits,
      points: points - back.points,
      coins: earned.coins - coins,
      was: earned.was ?? { stakeUnits, points, coins: earned.coins },
    })
    put(accounts, `player:${playerId}:points`, -back.points)
    put(accounts, coinsOf, -coins)
  }
}

let lastEventId = 0n
const event: fc.Arbitrary<PlayEvent> = fc
  .record({
    playerId: fc.bigInt(1n, 3n),
    roundRef: fc.constantFrom("a", "b", "c", "d", "e"),
    cents: fc.oneof(fc.bigInt(0n, 100n), fc.bigInt(0n, 400_000n)),
    category: fc.constantFrom("slots", "live", "roulette", null),
    isVoid: fc.boolean(),
    uuid: fc.uuid(),
    hours: fc.constantFrom(0, 13, 14, 40),
  })
  .map(({ playerId, roundRef, cents, category, isVoid, uuid, hours }) => {
    const at = new Date(began.getTime() + hours * hourMs)
    const stakeUnits = cents * 1000n
    const round = { eventId: ++lastEventId, provider: "hub88", playerId, roundRef, at, gameId: 1 }
    return isVoid
      ? { ...round, kind: "voided", uuid, stakeUnits, acceptedAt: at }
      : { ...round, kind: "settled", stakes: [{ category, stakeUnits }] }
  })

it("books a batch like its events one by one, wherever it is split", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (events, size) => {
      const oneByOne = emptyLedger()
      for (const each of events) applyOne(each, oneByOne)
      const inBatches = emptyLedger()
      const days = new Map<string, bigint>()
      for (let from = 0; from < events.length; from += size) {
        const batch = events.slice(from, from + size)
        const coins = new Map(
          [1n, 2n, 3n].map((id) => [id, inBatches.accounts.get(`player:${id}:coins`) ?? 0n]),
        )
        const booked = computeEarnings(batch, { ...nothing, ...inBatches, coins })
        const { movements, earnings, entries } = booked
        for (const { playerId, day, points } of booked.days) put(days, `${playerId} ${day}`, points)
        const added = earnings.filter((each) => !inBatches.earnings.has(roundKey(each)))
        expect(sumsOf([...added.map(asEarned), ...entries])).toEqual(movedBy(movements))
        expect(namesOf(movements).size).toBe(movements.length)
        for (const { from: origin, to, amountUnits } of movements) {
          expect(amountUnits).toBeGreaterThan(0n)
          for (const [account, units] of [
            [origin, -amountUnits],
            [to, amountUnits],
          ] as const)
            if (account.startsWith("player:")) put(inBatches.accounts, account, units)
        }
        for (const earning of earnings) inBatches.earnings.set(roundKey(earning), earning)
        for (const each of batch) if (each.kind === "settled") rank(inBatches, each)
      }
      expect(inBatches.accounts).toEqual(oneByOne.accounts)
      expect(inBatches.earnings).toEqual(oneByOne.earnings)
      const earned = new Map<string, bigint>()
      for (const { playerId, at, points } of oneByOne.earnings.values())
        put(earned, `${playerId} ${at.toISOString().slice(0, 10)}`, points)
      expect(days).toEqual(earned)
    }),
    { numRuns: 300 },
  )
})

type Booked = ReturnType<typeof computeEarnings>
const asEarned = ({ playerId, was, ...earning }: Earning) => ({ playerId, ...(was ?? earning) })
function sumsOf(read: readonly { playerId: bigint; points: bigint; coins: bigint }[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { playerId, points, coins } of read) {
    put(sums, `player:${playerId}:points`, points)
    put(sums, `player:${playerId}:coins`, coins)
  }
  return sums
}
function movedBy(movements: Booked["movements"]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { from, to, amountUnits } of movements)
    put(sums, from.startsWith("player:") ? from : to, from.startsWith("player:") ? -amountUnits : amountUnits)
  return sums
}

const namesOf = (movements: Booked["movements"]) =>
  new Set(movements.map(({ kind, from, to }) => `${kind} ${from.startsWith("player:") ? from : to}`))

function rank({ ranked }: Ledger, { playerId, stakes }: Extract<PlayEvent, { kind: "settled" }>) {
  for (const { category, stakeUnits } of stakes)
    ranked.set(
      playerId,
      (ranked.get(playerId) ?? 0n) +
        computeStakePoints(stakeUnits, weightsHundredths.get(category ?? "") ?? 30),
    )
}

it("weighs each category separately, and the stakes of one together", () => {
  const stakes = [
    { category: "slots", stakeUnits: 500n },
    { category: "slots", stakeUnits: 500n },
    { category: "live", stakeUnits: 100_000n },
  ]
  const round = {
    kind: "settled",
    eventId: 1n,
    provider: "hub88",
    playerId: 1n,
    roundRef: "r",
    at,
    gameId: 1,
    stakes,
  }
  const { earnings } = computeEarnings([round as PlayEvent], nothing)
  expect(earnings).toMatchObject([{ stakeUnits: 101_000n, points: 10n + 200n }])
})

it("multiplies by the rank that a player holds, however few points count for it", () => {
  const stakes = [{ category: "slots", stakeUnits: 100_000n }]
  const round = {
    kind: "settled",
    eventId: 1n,
    provider: "hub88",
    playerId: 1n,
    roundRef: "r",
    at,
    gameId: 1,
    stakes,
  }
  const coinsIn = (held: [bigint, number][], rankUnits = 0n) =>
    computeEarnings([round as PlayEvent], {
      ...nothing,
      held: new Map(held),
      ranked: new Map([[1n, rankUnits]]),
    }).earnings[0]!.coins
  expect(coinsIn([])).toBe(1000n)
  expect(coinsIn([[1n, 3]])).toBe(1250n)
  expect(coinsIn([[1n, 1]], 5_000_000n)).toBe(1250n)
})
