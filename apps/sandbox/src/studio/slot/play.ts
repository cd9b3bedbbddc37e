import type { Draw } from "../chance.ts"
import { evaluate, isWild, scattersIn, windowAt } from "./evaluate.ts"
import { type FreeSpin, freeSpinAt, randomWild, stripsOf } from "./features.ts"
import { REELS, type SlotModel, type SlotRound, type SlotSpin } from "./model.ts"

/** The windows where the reels stop; of twin reels the right one shows what the left one does. */
function stop(strips: readonly string[], twin: number | undefined, draw: Draw): string[] {
  const window: string[] = []
  for (const [reel, strip] of strips.entries()) {
    const same = twin !== undefined && reel === twin + 1 ? window[twin] : undefined
    window.push(same ?? windowAt(strip, draw(strip.length)))
  }
  return window
}

function chooseWildReel(model: SlotModel, draw: Draw, free?: FreeSpin): number | undefined {
  if (free?.wildReel !== undefined) return free.wildReel
  const chance = randomWild(model, free)
  return chance && draw(chance.of) < chance.hits ? draw(REELS) : undefined
}

function spin(model: SlotModel, draw: Draw, free?: FreeSpin, unfolding?: string): SlotSpin {
  const twin = model.twinReels ? draw(REELS - 1) : undefined
  const window = stop(stripsOf(model, free), twin, draw)
  const chosen = chooseWildReel(model, draw, free)
  const wins = evaluate(model, window, unfolding, chosen)
  const prizes = free ? model.freeSpins.retriggers : model.freeSpins.awards
  const wildReels = window.flatMap((letters, reel) => (isWild(model, letters, reel === chosen) ? [reel] : []))
  const isRising = typeof model.freeSpins.multiplier !== "number"
  return {
    free: free !== undefined,
    window,
    wildReels,
    ...(chosen !== undefined && wildReels.includes(chosen) && { wildReel: chosen }),
    ...(twin !== undefined && { twin }),
    ...(free && isRising && { multiplier: free.multiplier }),
    ...(free && model.freeSpins.upgrades && { upgraded: free.upgraded }),
    wins,
    coins: wins.reduce((total, win) => total + win.coins, 0) * (free?.multiplier ?? 1),
    freeSpinsAwarded: prizes[Math.min(scattersIn(window), REELS) - 3] ?? 0,
  }
}

/** A whole round: the paid spin and all its free spins, decided at once. Coins, not cents. */
export function playSlot(model: SlotModel, draw: Draw): SlotRound {
  const first = spin(model, draw)
  const spins = [first]
  const awarded = { total: Math.min(first.freeSpinsAwarded, model.freeSpins.maximum) }
  const letters = model.freeSpins.unfolding
  const unfolding = letters && awarded.total > 0 ? letters[draw(letters.length)] : undefined
  let scatters = 0
  for (let played = 0; played < awarded.total; played++) {
    const next = spin(model, draw, freeSpinAt(model, played, scatters), unfolding)
    const added = Math.min(next.freeSpinsAwarded, model.freeSpins.maximum - awarded.total)
    awarded.total += added
    scatters += Math.min(scattersIn(next.window), REELS)
    spins.push({ ...next, freeSpinsAwarded: added })
  }
  const coins = spins.reduce((total, one) => total + one.coins, 0)
  return unfolding ? { spins, coins, unfolding } : { spins, coins }
}
