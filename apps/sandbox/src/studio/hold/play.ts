import { type Draw, pick } from "../chance.ts"
import { evaluate, windowAt } from "../slot/evaluate.ts"
import { ROWS } from "../slot/model.ts"
import {
  CASH,
  type Cash,
  type CashPrize,
  CELLS,
  type HoldModel,
  type HoldRound,
  RESPINS,
  TRIGGER,
  toLines,
} from "./model.ts"

function landed(prizes: readonly CashPrize[], cell: number, draw: Draw): Cash {
  const weights = prizes.map(({ weight }) => weight)
  const { weight: _, ...prize } = prizes[pick(draw, weights)] ?? { times: 0, weight: 0 }
  return { cell, ...prize }
}

/** The respins after a first screen: each new cash symbol sets the count back to three. */
function respin(model: HoldModel, first: readonly Cash[], draw: Draw): Cash[][] {
  const held = new Set(first.map(({ cell }) => cell))
  const respins: Cash[][] = []
  let left = RESPINS
  while (left > 0 && held.size < CELLS) {
    const empty = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !held.has(cell))
    const hit = empty.filter(() => draw(model.respin.of) < model.respin.hits)
    respins.push(hit.map((cell) => landed(model.cash, cell, draw)))
    for (const cell of hit) held.add(cell)
    left = hit.length > 0 ? RESPINS : left - 1
  }
  return respins
}

/** A whole round, the respins included, decided at once. */
export function playHold(model: HoldModel, draw: Draw): HoldRound {
  const window = model.reels.map((strip) => windowAt(strip, draw(strip.length)))
  const wins = evaluate(toLines(model), window)
  const cash = window.flatMap((letters, reel) =>
    [...letters].flatMap((letter, row) =>
      letter === CASH ? [landed(model.cash, reel * ROWS + row, draw)] : [],
    ),
  )
  const isTriggered = cash.length >= TRIGGER
  const respins = isTriggered ? respin(model, cash, draw) : []
  const held = isTriggered ? [...cash, ...respins.flat()] : []
  const isFull = held.length === CELLS
  return {
    window,
    wins,
    lineCoins: wins.reduce((total, win) => total + win.coins, 0),
    cash,
    respins,
    isFull,
    cashTimes: held.reduce((total, { times }) => total + times, 0) + (isFull ? model.grandTimes : 0),
  }
}
