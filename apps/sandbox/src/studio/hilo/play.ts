import { type Card, drawCard, RANKS, rankOf } from "../cards.ts"
import type { Draw } from "../chance.ts"
import type { Answer, HiloModel, HiloState, Move } from "./model.ts"

/** An answer about the next card. `from` and `to` are the lowest and the highest right place, 0 to 12. */
export type Choice = { readonly answer: Answer; readonly from: number; readonly to: number }

const LAST = RANKS.length - 1
const places = (isAceHigh: boolean) => (isAceHigh ? RANKS : ["A", ...RANKS.slice(0, LAST)])

/** Place of a card in the order of ranks, 0 to 12. */
export const placeOf = ({ isAceHigh }: HiloModel, card: Card): number =>
  places(isAceHigh).indexOf(rankOf(card))

/**
 * The two answers to a place: higher and lower count an equal rank as right. For the lowest and the highest rank one of
 * them would always be right; there it is the exact rank instead.
 */
export function choicesAt(place: number): readonly [Choice, Choice] {
  const same: Choice = { answer: "same", from: place, to: place }
  if (place === 0) return [{ answer: "higher", from: 1, to: LAST }, same]
  if (place === LAST) return [same, { answer: "lower", from: 0, to: LAST - 1 }]
  return [
    { answer: "higher", from: place, to: LAST },
    { answer: "lower", from: 0, to: place },
  ]
}

export const rightRanks = ({ from, to }: Choice): number => to - from + 1

/** The prize in parts of the stake after a number of right answers, by the product of their numbers of right ranks. */
export function partsWon(model: HiloModel, answers: number, product: number): number {
  const played = model.parts * model.playedPerMille
  const [top, bottom] = [played * RANKS.length ** answers, 1000 * product]
  if (top <= Number.MAX_SAFE_INTEGER) return (top - (top % bottom)) / bottom
  return Number((BigInt(played) * BigInt(RANKS.length) ** BigInt(answers)) / (1000n * BigInt(product)))
}

/** The prize in cents, by the numbers of right ranks of the right answers. */
export function centsFor(model: HiloModel, stakeCents: number, odds: readonly number[]): number {
  const product = odds.reduce((all, one) => all * one, 1)
  return (partsWon(model, odds.length, product) * stakeCents) / model.parts
}

/** What is collected now, in cents; zero before the first right answer and after a wrong one. */
export const prizeOf = (model: HiloModel, { stakeCents, odds, end }: HiloState): number =>
  odds.length === 0 || end === "wrong" ? 0 : centsFor(model, stakeCents, odds)

export type Offer = Choice & { readonly prizeCents: number }

/** The answers that may be given now, with the prize of a right one. */
export function offersOf(model: HiloModel, state: HiloState): readonly Offer[] {
  if (state.end) return []
  return choicesAt(placeOf(model, state.cards.at(-1)!))
    .map((choice) => ({
      ...choice,
      prizeCents: centsFor(model, state.stakeCents, [...state.odds, rightRanks(choice)]),
    }))
    .filter(({ prizeCents }) => prizeCents <= model.highestPrize * state.stakeCents)
}

export const skipsLeft = (model: HiloModel, { moves }: HiloState): number =>
  model.skips - moves.filter((move) => move === "skip").length

export const beginHilo = (stakeCents: number, draw: Draw): HiloState => ({
  stakeCents,
  cards: [drawCard(1, [], draw)],
  moves: [],
  odds: [],
})

function withCard(state: HiloState, move: Move, draw: Draw): HiloState {
  return { ...state, cards: [...state.cards, drawCard(1, [], draw)], moves: [...state.moves, move] }
}

export const exchange = (state: HiloState, draw: Draw): HiloState => withCard(state, "skip", draw)

/** The next card, and whether the answer was right. */
export function answer(model: HiloModel, state: HiloState, choice: Choice, draw: Draw): HiloState {
  const next = withCard(state, choice.answer, draw)
  const place = placeOf(model, next.cards.at(-1)!)
  if (place < choice.from || place > choice.to) return { ...next, end: "wrong" }
  const odds = [...state.odds, rightRanks(choice)]
  return { ...next, odds, ...(odds.length === model.steps ? { end: "collected" } : {}) }
}
