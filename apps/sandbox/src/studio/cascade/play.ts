import type { Draw } from "../chance.ts"
import {
  type CascadeModel,
  type CascadeRound,
  type CascadeSpin,
  type CascadeStep,
  type CascadeWin,
  SCATTER,
  WILD,
} from "./model.ts"

const countIn = (column: string, symbol: string): number => column.split(symbol).length - 1

/** The prizes of a window: every symbol on neighbouring reels from the left, times the ways it stands there. */
export function cascadeWins(model: CascadeModel, columns: readonly string[]): CascadeWin[] {
  return Object.entries(model.pays).flatMap(([symbol, pays]): CascadeWin[] => {
    let ways = 1
    let count = 0
    for (const column of columns) {
      const here = countIn(column, symbol) + countIn(column, WILD)
      if (here === 0) break
      ways *= here
      count++
    }
    const coins = (pays[count - 3] ?? 0) * ways
    return coins > 0 ? [{ symbol, count, ways, coins }] : []
  })
}

/** Whether a letter on a reel belongs to one of the wins, and so disappears. */
export const isInWin = (wins: readonly CascadeWin[], letter: string, reel: number): boolean =>
  wins.some(({ symbol, count }) => reel < count && (letter === symbol || letter === WILD))

export const scattersIn = (columns: readonly string[]): number =>
  columns.reduce((total, column) => total + countIn(column, SCATTER), 0)

/** The letters of a reel from `stop` downwards; the strip is a ring, and `stop` may be below zero. */
function lettersFrom(strip: string, stop: number, count: number): string {
  const start = stop + strip.length * Math.ceil(Math.max(0, -stop) / strip.length)
  return Array.from({ length: count }, (_, row) => strip[(start + row) % strip.length] ?? "").join("")
}

/**
 * Every window from the stops of the reels to the first without a prize. What won disappears, what stood above falls,
 * and the strip above moves in from the top.
 */
export function cascadeChain(
  model: CascadeModel,
  stops: readonly number[],
  multiplierAt: (win: number) => number,
): CascadeStep[] {
  const tops = [...stops]
  const steps: CascadeStep[] = []
  let columns = model.reels.map((strip, reel) =>
    lettersFrom(strip, stops[reel] ?? 0, model.heights[reel] ?? 0),
  )
  for (;;) {
    const wins = cascadeWins(model, columns)
    const multiplier = multiplierAt(steps.length)
    const coins = wins.reduce((total, win) => total + win.coins, 0) * multiplier
    steps.push({ columns, wins, multiplier, coins })
    if (wins.length === 0) return steps
    columns = columns.map((column, reel) => {
      const kept = [...column].filter((letter) => !isInWin(wins, letter, reel)).join("")
      const missing = column.length - kept.length
      const top = (tops[reel] ?? 0) - missing
      tops[reel] = top
      return lettersFrom(model.reels[reel] ?? "", top, missing) + kept
    })
  }
}

const ladder =
  (multipliers: readonly number[]) =>
  (win: number): number =>
    multipliers[Math.min(win, multipliers.length - 1)] ?? 1

function spin(model: CascadeModel, draw: Draw, free: boolean, kept: number): CascadeSpin {
  const stops = model.reels.map((strip) => draw(strip.length))
  const { multipliers, awards, retriggers } = model.freeSpins
  const multiplierAt = !free
    ? ladder(model.multipliers)
    : multipliers
      ? ladder(multipliers)
      : (win: number) => kept + win
  const steps = cascadeChain(model, stops, multiplierAt)
  const scatters = Math.min(scattersIn(steps.at(-1)?.columns ?? []), model.reels.length)
  return {
    free,
    steps,
    coins: steps.reduce((total, step) => total + step.coins, 0),
    freeSpinsAwarded: (free ? retriggers : awards)[scatters - 3] ?? 0,
  }
}

/** A whole round: the paid spin and all its free spins, each with its chain of windows. Coins, not cents. */
export function playCascade(model: CascadeModel, draw: Draw): CascadeRound {
  const { maximum } = model.freeSpins
  const first = spin(model, draw, false, 1)
  const spins = [first]
  let awarded = Math.min(first.freeSpinsAwarded, maximum)
  let kept = 1
  for (let played = 0; played < awarded; played++) {
    const next = spin(model, draw, true, kept)
    const added = Math.min(next.freeSpinsAwarded, maximum - awarded)
    awarded += added
    kept += next.steps.length - 1
    spins.push({ ...next, freeSpinsAwarded: added })
  }
  return { spins, coins: spins.reduce((total, one) => total + one.coins, 0) }
}
