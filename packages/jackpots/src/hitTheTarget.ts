import { pickIndex } from "./chance.ts"
import { ceilingChance, drawCycleNumber, isBetDrawn, type SeededCycle } from "./draw.ts"
import type { Pool, PoolRule } from "./poolRule.ts"
import { type PoolTerms, partsPerUnit } from "./terms.ts"

/** The target is between seed and ceiling; what exceeds the ceiling stays for the next cycle. */
type TargetTerms = PoolTerms & { readonly ceilingUnits: bigint }

const unitsPerCent = 1000n

/** The target in units: any whole cent between seed and ceiling, each equally likely. */
export function computeTargetUnits(
  cycle: SeededCycle,
  { seedUnits, ceilingUnits }: Pick<TargetTerms, "seedUnits" | "ceilingUnits">,
): bigint {
  const cents = (ceilingUnits - seedUnits) / unitsPerCent - 1n
  return seedUnits + (pickIndex(drawCycleNumber(cycle, "target"), cents) + 1n) * unitsPerCent
}

/**
 * Whether a bet may win by reaching the target: only while its expected win is below the ceiling, as the target
 * may be any amount left. Beyond that the pool is drawn.
 */
const isTargetReachable = (
  { terms: { addedPpm, ratePpm, ceilingUnits }, parts }: Pool<TargetTerms>,
  before: bigint,
): boolean =>
  addedPpm === undefined ||
  parts * BigInt(ratePpm) <= BigInt(addedPpm) * (ceilingUnits * partsPerUnit - before)

function payableParts({ terms, parts }: Pool<TargetTerms>): bigint {
  const most = terms.ceilingUnits * partsPerUnit
  return parts < most ? parts : most
}

export const hitTheTarget: PoolRule<TargetTerms, unknown, { readonly targetUnits: bigint }> = {
  terms: { ceilingUnits: "amount" },
  hasWindow: false,
  hidden: (cycle, terms) => ({ targetUnits: computeTargetUnits(cycle, terms) }),
  payableParts,
  /** The hidden target may be any amount above the pool. */
  chance(pool, { stakeUnits }, before) {
    if (!isTargetReachable(pool, before)) return ceilingChance(pool.terms, stakeUnits, payableParts(pool))
    return { of: pool.parts - before, outOf: pool.terms.ceilingUnits * partsPerUnit - before }
  },
  isHit(pool, { stakeUnits }, before) {
    const { terms, parts } = pool
    const target = pool.targetUnits * partsPerUnit
    if (terms.addedPpm === undefined) return parts >= target
    if (isTargetReachable(pool, before)) return before < target && target <= parts
    return isBetDrawn(pool, stakeUnits, ceilingChance(terms, stakeUnits, payableParts(pool))!)
  },
  /** On average the target is in the middle: half of the way from seed to ceiling is staked at the rate. */
  seedPpm: ({ terms: { ratePpm, seedUnits, ceilingUnits } }) =>
    (2n * seedUnits * BigInt(ratePpm)) / (ceilingUnits - seedUnits),
}
