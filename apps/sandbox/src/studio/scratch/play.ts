import { type Draw, pick } from "../chance.ts"
import { EQUAL, FIELDS, type ScratchModel, type ScratchRound } from "./model.ts"

const isLosing = (fields: readonly number[]): boolean =>
  fields.every((kind) => fields.filter((other) => other === kind).length < EQUAL)

/**
 * Draws evenly from the layouts of `kinds` amounts in which none stands three times: fields are drawn independently
 * until such a layout comes, so a pair of any amount is as frequent as chance makes it.
 */
export function losingLayout(draw: Draw, kinds: number, fields = FIELDS): number[] {
  if (kinds * (EQUAL - 1) < fields) throw new RangeError("too few amounts for a losing layout")
  for (;;) {
    const layout = Array.from({ length: fields }, () => draw(kinds))
    if (isLosing(layout)) return layout
  }
}

/** Draws evenly from the layouts in which one amount stands exactly three times and no other does. */
export function winningLayout(draw: Draw, kinds: number, prize: number, fields = FIELDS): number[] {
  const places = Array.from({ length: fields }, (_, field) => field)
  for (let at = 0; at < EQUAL; at++) {
    const other = at + draw(fields - at)
    const place = places[at] ?? 0
    places[at] = places[other] ?? 0
    places[other] = place
  }
  const winning = new Set(places.slice(0, EQUAL))
  const rest = losingLayout(draw, kinds - 1, fields - EQUAL)
  return Array.from({ length: fields }, (_, field) => {
    if (winning.has(field)) return prize
    const kind = rest.pop() ?? 0
    return kind < prize ? kind : kind + 1
  })
}

/** Draws a card: its prize from the table, then its layout among those with that prize. */
export function playScratch(model: ScratchModel, draw: Draw): ScratchRound {
  const { prizes, blanks } = model
  const prize = pick(draw, [...prizes.map(({ weight }) => weight), blanks])
  const won = prizes[prize]
  if (!won) return { fields: losingLayout(draw, prizes.length), tenths: 0 }
  return { fields: winningLayout(draw, prizes.length, prize), prize, tenths: won.tenths }
}
