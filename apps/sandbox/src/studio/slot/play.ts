import type { Draw } from "../chance.ts"
import { evaluate, scattersIn, windowAt } from "./evaluate.ts"
import { REELS, SCATTER, type SlotModel, type SlotRound, type SlotSpin, WILD } from "./model.ts"

function spin(model: SlotModel, draw: Draw, free: boolean, unfolding?: string): SlotSpin {
  const strips = free ? (model.freeReels ?? model.reels) : model.reels
  const window = strips.map((strip) => windowAt(strip, draw(strip.length)))
  const wins = evaluate(model, window, free ? unfolding : undefined)
  const prizes = free ? model.freeSpins.retriggers : model.freeSpins.awards
  return {
    free,
    window,
    wildReels:
      model.wilds === "expanding"
        ? window.flatMap((letters, reel) =>
            letters.includes(WILD) && !letters.includes(SCATTER) ? [reel] : [],
          )
        : [],
    wins,
    coins: wins.reduce((total, win) => total + win.coins, 0) * (free ? model.freeSpins.multiplier : 1),
    freeSpinsAwarded: prizes[Math.min(scattersIn(window), REELS) - 3] ?? 0,
  }
}

/** A whole round: the paid spin and all its free spins, decided at once. Coins, not cents. */
export function playSlot(model: SlotModel, draw: Draw): SlotRound {
  const first = spin(model, draw, false)
  const spins = [first]
  const awarded = { total: Math.min(first.freeSpinsAwarded, model.freeSpins.maximum) }
  const letters = model.freeSpins.unfolding
  const unfolding = letters && awarded.total > 0 ? letters[draw(letters.length)] : undefined
  for (let played = 0; played < awarded.total; played++) {
    const next = spin(model, draw, true, unfolding)
    const added = Math.min(next.freeSpinsAwarded, model.freeSpins.maximum - awarded.total)
    awarded.total += added
    spins.push({ ...next, freeSpinsAwarded: added })
  }
  const coins = spins.reduce((total, one) => total + one.coins, 0)
  return unfolding ? { spins, coins, unfolding } : { spins, coins }
}
