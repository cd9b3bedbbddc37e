import { type Terms, windowMs } from "@elite/jackpots"
import type { ValueOf } from "../../platform/admin/settings.ts"
import { centsToUnits } from "../wallet/index.ts"
import type { jackpotCeilings, jackpotTerms } from "./settings.ts"

/** The terms of cycles that begin now, in units. */
export function toTerms(
  settings: ValueOf<typeof jackpotTerms>,
  ceilings: ValueOf<typeof jackpotCeilings>,
): Terms {
  const { threeHour, hitTheTarget, anyTime, bigWin } = settings
  const pool = ({ ratePpm, seedCents }: { ratePpm: number; seedCents: number }, addedPpm: number) => ({
    ratePpm,
    seedUnits: centsToUnits(seedCents),
    addedPpm,
  })
  return {
    threeHour: pool(threeHour, ceilings.threeHour),
    hitTheTarget: {
      ...pool(hitTheTarget, ceilings.hitTheTarget),
      ceilingUnits: centsToUnits(hitTheTarget.ceilingCents),
    },
    anyTime: { ...pool(anyTime, ceilings.anyTime), perDropUnits: centsToUnits(anyTime.perDropCents) },
    bigWin: {
      ...pool(bigWin, ceilings.bigWin),
      multiple: BigInt(bigWin.multiple),
      fullStakeUnits: centsToUnits(bigWin.fullStakeCents),
      mostOftenPpm: ceilings.bigWinsPpm,
    },
  }
}

/** The end of the UTC window that contains an instant. */
export const computeWindowEnd = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs)

/** The mean of the same three hours on the seven days before, as far as they were played, and never less than `leastUnits`. */
export function computeExpectedUnits(before: readonly bigint[], leastUnits: bigint): bigint {
  if (before.length === 0) return leastUnits
  const mean = before.reduce((sum, units) => sum + units, 0n) / BigInt(before.length)
  return mean > leastUnits ? mean : leastUnits
}
