import type { Chance } from "./chance.ts"
import type { Sealed } from "./cycle.ts"
import { anyTimeChance, threeHourChance } from "./draw.ts"
import { partsPerUnit, shareOf, type Terms } from "./terms.ts"

const million = 1_000_000n

/**
 * The chance that a stake (units) takes a pool that stands like this, as far as anybody can know it: the hidden target may be
 * any amount above the pool. Undefined for a pool that the game decides.
 */
export function chanceOf(pool: Sealed, stakeUnits: bigint, atMs: number): Chance | undefined {
  switch (pool.jackpot) {
    case "threeHour":
      return pool.window.hasDropped
        ? { of: 0n, outOf: 1n }
        : threeHourChance({ stakeUnits, atMs }, pool.window)
    case "hitTheTarget":
      return {
        of: shareOf(pool.terms, stakeUnits),
        outOf: pool.terms.ceilingUnits * partsPerUnit - pool.parts,
      }
    case "anyTime":
      return anyTimeChance(stakeUnits, pool.terms)
    case "bigWin":
      return undefined
  }
}

/** Of how many such bets one takes the pool, a whole number; undefined where none can, or nobody knows. */
export function oneIn(chance: Chance | undefined): number | undefined {
  if (!chance || chance.of === 0n) return undefined
  return chance.of >= chance.outOf ? 1 : Number((chance.outOf + chance.of / 2n) / chance.of)
}

/**
 * What a pool gives back of every stake in the long run, millionths: its rate, and the house's seed spread over what is staked
 * for a drop. How often rounds win big is the games' doing: of that pool only the rate is sure.
 */
export function returnPpm(pool: Sealed): number {
  const { terms } = pool
  return terms.ratePpm + Number(seedPpm(pool))
}

function seedPpm(pool: Sealed): bigint {
  switch (pool.jackpot) {
    case "threeHour":
      return (pool.terms.seedUnits * million) / pool.window.expectedUnits
    case "hitTheTarget":
      return seedOfTargetPpm(pool.terms)
    case "anyTime":
      return (pool.terms.seedUnits * million) / pool.terms.perDropUnits
    case "bigWin":
      return 0n
  }
}

/** On average the target lies in the middle, and half of the way from seed to ceiling is staked for at the rate. */
const seedOfTargetPpm = ({ ratePpm, seedUnits, ceilingUnits }: Terms["hitTheTarget"]): bigint =>
  (2n * seedUnits * BigInt(ratePpm)) / (ceilingUnits - seedUnits)
