import type { Summary } from "../shell/shellData.ts"

type DayResult = Summary["today"]

/**
 * Euros: today's net minus that at the game's opening. Fewer stakes than before mean that a new day began,
 * and what was before it no longer counts.
 */
export function computeGameSessionNet(atOpening: DayResult, now: DayResult): number {
  const isNewDay = now.stakes < atOpening.stakes
  const net = isNewDay ? now.net : now.net - atOpening.net
  return Math.round(net * 100) / 100
}
