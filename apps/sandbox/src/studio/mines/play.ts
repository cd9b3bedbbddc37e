import type { Draw } from "../chance.ts"
import { type Fraction, fraction } from "../fraction.ts"
import { FIELDS, MINES, type MinesModel, type MinesState } from "./model.ts"

export const isMineCount = (mines: number | undefined): mines is number =>
  Number.isInteger(mines) && Number(mines) >= MINES.least && Number(mines) <= MINES.most

/** Ways to open this many fields in turn: without a mine, and all. */
function waysToOpen(mines: number, opened: number): { safe: bigint; all: bigint } {
  let safe = 1n
  let all = 1n
  for (let at = 0; at < opened; at++) {
    safe *= BigInt(Math.max(0, FIELDS - mines - at))
    all *= BigInt(FIELDS - at)
  }
  return { safe, all }
}

/** The probability that this many fields are opened without a mine, whichever fields they are. */
export function safeChance(mines: number, opened: number): Fraction {
  const { safe, all } = waysToOpen(mines, opened)
  return fraction(safe, all)
}

/** The multiplier after a number of safe fields, in hundredths of the stake: share / probability, rounded down. */
export function multiplierOf(model: MinesModel, mines: number, opened: number): number {
  const { safe, all } = waysToOpen(mines, opened)
  if (opened === 0 || safe === 0n) return 0
  const step = BigInt(model.stepHundredths)
  // sharePercent is a hundredth of the stake already, so share / probability needs no further factor.
  return Number(((BigInt(model.sharePercent) * all) / safe / step) * step)
}

/** Whether a round with this many safe fields is collected automatically. */
export const isLast = (model: MinesModel, mines: number, opened: number): boolean =>
  opened === FIELDS - mines || multiplierOf(model, mines, opened + 1) > model.highestHundredths

/** The number of safe fields at which a round is collected automatically. */
export function mostOpened(model: MinesModel, mines: number): number {
  let opened = 1
  while (!isLast(model, mines, opened)) opened++
  return opened
}

export const closedFields = ({ opened }: MinesState): number[] =>
  Array.from({ length: FIELDS }, (_, field) => field).filter((field) => !opened.includes(field))

/** Takes a number of the fields, every set of them equally likely. */
function drawFields(fields: readonly number[], count: number, draw: Draw): number[] {
  const left = [...fields]
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0]!)
}

const ended = (state: MinesState, hit: number | undefined, draw: Draw): MinesState => {
  const others = closedFields(state).filter((field) => field !== hit)
  const laid = drawFields(others, state.mines - (hit === undefined ? 0 : 1), draw)
  return {
    ...state,
    ...(hit === undefined ? {} : { hit }),
    laid: [...laid, ...(hit === undefined ? [] : [hit])].sort((a, b) => a - b),
  }
}

/** Draws the mines of a round that the player ends. */
export const collect = (state: MinesState, draw: Draw): MinesState => ended(state, undefined, draw)

/**
 * Opens a closed field. Of the closed fields, `mines` have a mine, all sets equally likely, so this one has one with
 * probability mines / closed: the same odds as with mines laid before the round.
 */
export function open(model: MinesModel, state: MinesState, field: number, draw: Draw): MinesState {
  if (draw(closedFields(state).length) < state.mines) return ended(state, field, draw)
  const next = { ...state, opened: [...state.opened, field] }
  return isLast(model, state.mines, next.opened.length) ? collect(next, draw) : next
}

/** What the player has: hundredths of the stake, nothing after a mine or before the first field. */
export const worthOf = (model: MinesModel, { mines, opened, hit }: MinesState): number =>
  hit === undefined ? multiplierOf(model, mines, opened.length) : 0
