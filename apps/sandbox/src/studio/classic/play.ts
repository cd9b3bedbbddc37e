import type { Draw } from "../chance.ts"
import { type ClassicModel, type ClassicRound, type ClassicWin, ROWS, WILD } from "./model.ts"

/** The three letters a reel shows when it stops at `stop`; the strip is a ring. */
export const classicWindow = (strip: string, stop: number): string =>
  Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? "").join("")

type Prize = Omit<ClassicWin, "line">

const none: Prize = { symbol: "", cells: [], coins: 0, multiplier: 1 }
const all = [0, 1, 2]

/** The highest prize of the three letters of a line, or one of no coins. */
export function classicPrize(model: ClassicModel, letters: readonly string[]): Prize {
  const { pays, mixed, single, wildMultiplier } = model
  const wilds = letters.filter((letter) => letter === WILD).length
  const own = letters.filter((letter) => letter !== WILD)
  const prize = (symbol: string, cells: readonly number[], base: number): Prize => {
    const multiplier = wilds === 3 ? 1 : wildMultiplier ** cells.filter((at) => letters[at] === WILD).length
    return { symbol, cells, coins: base * multiplier, multiplier }
  }
  const candidates: Prize[] = []
  const [first = WILD] = own
  if (own.every((letter) => letter === first)) candidates.push(prize(first, all, pays[first] ?? 0))
  else if (mixed && own.every((letter) => mixed.letters.includes(letter)))
    candidates.push(prize("mixed", all, mixed.coins))
  if (single && own.includes(single.letter)) {
    const cells = all.filter((at) => letters[at] === single.letter || letters[at] === WILD)
    candidates.push(prize(single.letter, cells, single.coins[cells.length - 1] ?? 0))
  }
  return candidates.reduce((best, one) => (one.coins > best.coins ? one : best), none)
}

export const classicWins = (model: ClassicModel, window: readonly string[]): ClassicWin[] =>
  model.lines.flatMap((rows, line) => {
    const prize = classicPrize(
      model,
      rows.map((row, reel) => window[reel]?.[row] ?? ""),
    )
    return prize.coins > 0 ? [{ line, ...prize }] : []
  })

/** Whether the reels show nothing but one symbol and wilds. */
export const isOneSymbol = (reels: readonly string[]): boolean =>
  new Set([...reels.join("")].filter((letter) => letter !== WILD)).size <= 1

/** The reel that turns again, if one does. */
export function respunReel(model: ClassicModel, window: readonly string[]): number | undefined {
  if (!model.respin || classicWins(model, window).length > 0) return undefined
  return oddReel(window)
}

/** The first reel without which the others show nothing but one symbol and wilds. */
export const oddReel = (window: readonly string[]): number | undefined =>
  all.find((reel) => isOneSymbol(window.filter((_, other) => other !== reel)))

/** What a window pays, in coins. */
export function classicCoins(model: ClassicModel, window: readonly string[]) {
  const wins = classicWins(model, window)
  const multiplier = wins.length > 0 && isOneSymbol(window) ? model.fullMultiplier : 1
  return { wins, multiplier, coins: wins.reduce((total, win) => total + win.coins, 0) * multiplier }
}

export function playClassic(model: ClassicModel, draw: Draw): ClassicRound {
  const stop = (reel: number): string => {
    const strip = model.reels[reel] ?? ""
    return classicWindow(strip, draw(strip.length))
  }
  const window = all.map(stop)
  const first = classicCoins(model, window)
  const respun = respunReel(model, window)
  if (respun === undefined)
    return { stops: [{ window, wins: first.wins }], multiplier: first.multiplier, coins: first.coins }
  const again = window.with(respun, stop(respun))
  const { wins, multiplier, coins } = classicCoins(model, again)
  return {
    stops: [
      { window, wins: [] },
      { window: again, wins },
    ],
    respun,
    multiplier,
    coins,
  }
}
