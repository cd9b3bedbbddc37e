import type { Summary } from "../shell/shellData.ts"

type DayResult = Summary["today"]

/**
 * The result of one sitting, in euros: today's net now against today's net when the game was opened. At midnight the
 * day begins anew, seen by its stakes being fewer than before, and what was before it no longer counts.
 */
export function computeGameSessionNet(opened: DayResult, now: DayResult): number {
  const isNewDay = now.stakes < opened.stakes
  const net = isNewDay ? now.net : now.net - opened.net
  return Math.round(net * 100) / 100
}
