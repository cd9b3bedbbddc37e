import type { jackpots as contract, ReplyOf } from "@elite/contract"
import {
  byJackpot,
  computeFullStake,
  type Jackpot,
  type PoolTerms,
  type SealedCycle,
  type Terms,
  windowMs,
} from "@elite/jackpots"
import { z } from "zod"
import { centsToUnits, unitsToEuros } from "../wallet/index.ts"

type DropRule = Pick<
  ReplyOf<typeof contract.getJackpots>["jackpots"][number],
  "target" | "dropsBefore" | "hasDropped" | "multiple" | "fullStake"
>
type PoolSettings = { ratePpm: number; seedCents: number }
/** `bigWinsPpm`: how often rounds of slots win the multiple of the big win, in millionths of rounds. */
type Ceilings = Record<Jackpot, number> & { bigWinsPpm: number }

/** What the operator sets of a type of pool, and what its page says. `ceilingPpm` is the initial ceiling. */
type PoolType<S extends z.ZodType<PoolSettings>, J extends Jackpot = Jackpot> = {
  readonly settings: S
  readonly initial: z.output<S>
  readonly ceilingPpm: number
  ownTerms(settings: z.output<S>, ceilings: Ceilings): Omit<Terms[J], keyof PoolTerms>
  dropRule(cycle: SealedCycle<J>, now: Date): DropRule
}
const poolType = <S extends z.ZodType<PoolSettings>, J extends Jackpot>(type: PoolType<S, J>) => type

const cents = (most: number) => z.int().min(1).max(most)
const everyPool = {
  /** Millionths of a stake: at most five per cent. */
  ratePpm: z.int().min(1).max(50_000),
  seedCents: cents(10_000_000),
}
const unitsPerCent = 1_000n
const roundUpToCents = (units: bigint): bigint => ((units + unitsPerCent - 1n) / unitsPerCent) * unitsPerCent

const poolTypes = {
  threeHour: poolType({
    settings: z.strictObject(everyPool),
    initial: { ratePpm: 3_000, seedCents: 15_000 },
    ceilingPpm: 4_000,
    ownTerms: () => ({}),
    dropRule: ({ window: { endMs, hasDropped } }: SealedCycle<"threeHour">) => ({
      dropsBefore: new Date(endMs).toISOString(),
      hasDropped,
    }),
  }),
  hitTheTarget: poolType({
    settings: z.strictObject({ ...everyPool, ceilingCents: cents(100_000_000) }),
    initial: { ratePpm: 5_000, seedCents: 100_000, ceilingCents: 500_000 },
    ceilingPpm: 8_000,
    ownTerms: ({ ceilingCents }) => ({ ceilingUnits: centsToUnits(ceilingCents) }),
    dropRule: ({ terms }: SealedCycle<"hitTheTarget">) => ({ target: unitsToEuros(terms.ceilingUnits) }),
  }),
  anyTime: poolType({
    settings: z.strictObject({ ...everyPool, perDropCents: cents(100_000_000_000) }),
    initial: { ratePpm: 3_000, seedCents: 250_000, perDropCents: 100_000_000 },
    ceilingPpm: 4_000,
    ownTerms: ({ perDropCents }) => ({ perDropUnits: centsToUnits(perDropCents) }),
    dropRule: (_: SealedCycle<"anyTime">) => ({}),
  }),
  bigWin: poolType({
    settings: z.strictObject({
      ...everyPool,
      multiple: z.int().min(10).max(100_000),
      fullStakeCents: cents(1_000_000),
    }),
    initial: { ratePpm: 2_000, seedCents: 250_000, multiple: 500, fullStakeCents: 100 },
    ceilingPpm: 4_000,
    ownTerms: ({ multiple, fullStakeCents }, { bigWinsPpm }) => ({
      multiple: BigInt(multiple),
      fullStakeUnits: centsToUnits(fullStakeCents),
      mostOftenPpm: bigWinsPpm,
    }),
    dropRule: ({ terms, parts }: SealedCycle<"bigWin">) => ({
      multiple: Number(terms.multiple),
      fullStake: unitsToEuros(roundUpToCents(computeFullStake(terms, parts))),
    }),
  }),
} satisfies { readonly [J in Jackpot]: PoolType<z.ZodType<PoolSettings>, J> }

type PoolTypes = typeof poolTypes
/** It must be given settings and cycles of that type only. */
const poolTypeOf = (jackpot: Jackpot): PoolType<z.ZodType<PoolSettings>> => poolTypes[jackpot]

export const termsSettings = byJackpot((jackpot) => poolTypeOf(jackpot).settings) as {
  [J in Jackpot]: PoolTypes[J]["settings"]
}
export const initialTerms = byJackpot((jackpot) => poolTypeOf(jackpot).initial) as {
  [J in Jackpot]: PoolTypes[J]["initial"]
}
export const initialCeilings = byJackpot((jackpot) => poolTypeOf(jackpot).ceilingPpm)

/** The terms of cycles that begin now, in units. */
export const toTerms = (settings: Record<Jackpot, PoolSettings>, ceilings: Ceilings): Terms =>
  byJackpot((jackpot) => {
    const { ratePpm, seedCents } = settings[jackpot]
    return {
      ...{ ratePpm, seedUnits: centsToUnits(seedCents), addedPpm: ceilings[jackpot] },
      ...poolTypeOf(jackpot).ownTerms(settings[jackpot], ceilings),
    }
  }) as Terms

export const toDropRule = (cycle: SealedCycle, now: Date): DropRule =>
  poolTypeOf(cycle.jackpot).dropRule(cycle, now)

/** The end of the UTC window that contains an instant. */
export const computeWindowEnd = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs)

/** The mean of the same three hours on the seven days before, as far as they were played, and never less than `leastUnits`. */
export function computeExpectedUnits(before: readonly bigint[], leastUnits: bigint): bigint {
  if (before.length === 0) return leastUnits
  const mean = before.reduce((sum, units) => sum + units, 0n) / BigInt(before.length)
  return mean > leastUnits ? mean : leastUnits
}
