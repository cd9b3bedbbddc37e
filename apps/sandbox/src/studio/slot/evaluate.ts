import { type Pays, REELS, ROWS, SCATTER, type SlotModel, type SlotWin, WILD } from "./model.ts"

const NONE: Pays = [0, 0, 0, 0]

/** Coins for `count` in a row of a symbol; nothing below two. */
export const payOf = (model: SlotModel, symbol: string, count: number): number =>
  (model.pays[symbol] ?? NONE)[count - 2] ?? 0

/** The three letters a reel shows when it stops at `stop`; the strip is a ring. */
export const windowAt = (strip: string, stop: number): string =>
  (stop + ROWS <= strip.length ? strip : strip.repeat(1 + ROWS)).slice(stop, stop + ROWS)

/** Whether a reel is wild as a whole: an expanding or chosen one, unless it would hide a scatter. */
export const isWild = (model: SlotModel, window: string, isChosen: boolean): boolean =>
  (isChosen || (model.wilds === "expanding" && window.includes(WILD))) && !window.includes(SCATTER)

/** One reel as the line rules see it. */
export const shown = (model: SlotModel, window: string, isChosen: boolean): string =>
  isWild(model, window, isChosen) ? WILD.repeat(ROWS) : window

type LinePrize = {
  readonly symbol: string
  readonly count: number
  readonly coins: number
  readonly multiplier?: number
}

/** The best prize of five letters from the left: a run of wilds may pay more than as another symbol. */
export function linePrize(model: SlotModel, letters: readonly string[]): LinePrize {
  let wilds = 0
  while (wilds < letters.length && letters[wilds] === WILD) wilds++
  const own = { symbol: WILD, count: wilds, coins: payOf(model, WILD, wilds) }
  const symbol = letters[wilds]
  if (symbol === undefined || symbol === SCATTER) return own
  let count = wilds
  while (count < letters.length && (letters[count] === symbol || letters[count] === WILD)) count++
  const helping = letters.slice(0, count).filter((letter) => letter === WILD).length
  const multiplier = (model.wildMultiplier ?? 1) ** helping
  const coins = payOf(model, symbol, count) * multiplier
  if (coins <= own.coins) return own
  return { symbol, count, coins, ...(multiplier > 1 && { multiplier }) }
}

const countIn = (window: string, symbol: string): number =>
  [...window].filter((letter) => letter === symbol).length

/** How many symbols a window counts as, its wilds included. */
export const symbolsIn = (model: SlotModel, window: string, symbol: string): number =>
  countIn(window, symbol) + (symbol === WILD ? 0 : countIn(window, WILD) * (model.wildMultiplier ?? 1))

export const scattersIn = (windows: readonly string[]): number =>
  windows.reduce((total, window) => total + countIn(window, SCATTER), 0)

function lineWins(
  model: SlotModel,
  windows: readonly string[],
  lines: readonly (readonly number[])[],
): SlotWin[] {
  return lines.flatMap((rows, line): SlotWin[] => {
    const letters = windows.map((window, reel) => window[rows[reel] ?? 0] ?? "")
    const prize = linePrize(model, letters)
    const wins: SlotWin[] = prize.coins > 0 ? [{ by: "line", line, ...prize }] : []
    if (model.bothWays) {
      const back = linePrize(model, letters.toReversed())
      if (back.coins > 0 && back.count < REELS) wins.push({ by: "line", line, ...back, from: "right" })
    }
    return wins
  })
}

function waysFromLeft(
  model: SlotModel,
  windows: readonly string[],
): Extract<SlotWin, { readonly by: "ways" }>[] {
  return Object.keys(model.pays).flatMap((symbol) => {
    let ways = 1
    let count = 0
    for (const window of windows) {
      const here = symbolsIn(model, window, symbol)
      if (here === 0) break
      ways *= here
      count++
    }
    const coins = payOf(model, symbol, count) * ways
    return coins > 0 ? [{ by: "ways" as const, symbol, count, ways, coins }] : []
  })
}

function waysWins(model: SlotModel, windows: readonly string[]): SlotWin[] {
  const wins = waysFromLeft(model, windows)
  if (!model.bothWays) return wins
  const back = waysFromLeft(model, windows.toReversed()).filter(({ count }) => count < REELS)
  return [...wins, ...back.map((win) => ({ ...win, from: "right" as const }))]
}

/**
 * Prizes of one spin before the multiplier. `unfolding` is the expanding symbol of free spins in some titles, `wildReel`
 * the reel that turns wild.
 */
export function evaluate(
  model: SlotModel,
  stopped: readonly string[],
  unfolding?: string,
  wildReel?: number,
): SlotWin[] {
  const windows = stopped.map((window, reel) => shown(model, window, reel === wildReel))
  const wins = model.lines ? lineWins(model, windows, model.lines) : waysWins(model, windows)
  const scatters = Math.min(scattersIn(stopped), REELS)
  const scatterCoins = model.scatterPays[scatters - 3] ?? 0
  if (scatterCoins > 0) wins.push({ by: "scatter", count: scatters, coins: scatterCoins })
  if (unfolding) {
    const count = stopped.filter((window) => window.includes(unfolding)).length
    const coins = payOf(model, unfolding, count) * (model.lines?.length ?? 1)
    if (coins > 0) wins.push({ by: "unfolding", symbol: unfolding, count, coins })
  }
  return wins
}
