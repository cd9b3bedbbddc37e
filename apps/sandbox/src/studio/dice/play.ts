import { type Draw, pick } from "../chance.ts"
import { BONUS, CELLS, type DiceLine, type DiceModel, type DiceRound } from "./model.ts"

/** Lines of one grid with three equal faces. */
export function linesOf(model: DiceModel, cells: string, grid: number): DiceLine[] {
  return model.lines.flatMap((line, index) => {
    const face = cells[line[0] ?? 0] ?? ""
    if (line.some((cell) => cells[cell] !== face)) return []
    return [{ grid, line: index, face, points: model.faces.find((one) => one.id === face)?.points ?? 0 }]
  })
}

/** Tenths of the stake for a number of points: the highest rung reached. */
export const rungFor = (model: DiceModel, points: number): number =>
  model.ladder.reduce((tenths, rung) => (points >= rung.points ? rung.tenths : tenths), 0)

const sumPoints = (lines: readonly DiceLine[]): number => lines.reduce((all, line) => all + line.points, 0)

/** The value of a roll, given dice and wheel fields: the only place with the rules. */
export function settleDice(model: DiceModel, grids: readonly string[], turns: readonly number[]): DiceRound {
  const lines = grids.flatMap((cells, grid) => linesOf(model, cells, grid))
  const fullHouse =
    grids.length > 1 && grids.every((_, grid) => sumPoints(lines.filter((line) => line.grid === grid)) > 0)
  const fields = turns.flatMap((turn) => model.wheel[turn] ?? [])
  const wheelPoints = fields.reduce((all, field) => all + (field.prize === "points" ? field.points : 0), 0)
  const points = sumPoints(lines) * (fullHouse ? model.fullHouse : 1) + wheelPoints
  return {
    grids,
    lines,
    fullHouse,
    turns,
    points,
    ladderTenths: rungFor(model, points),
    mysteryTenths: fields.reduce((all, field) => all + (field.prize === "mystery" ? field.tenths : 0), 0),
  }
}

/** One turn for each grid with at least one bonus line. */
export const turnsEarned = (model: DiceModel, grids: readonly string[]): number =>
  grids.filter((cells, grid) => linesOf(model, cells, grid).some((line) => line.face === BONUS)).length

export function playDice(model: DiceModel, draw: Draw): DiceRound {
  const sides = model.faces.map((face) => face.sides)
  const roll = () => Array.from({ length: CELLS }, () => model.faces[pick(draw, sides)]?.id ?? "").join("")
  const grids = Array.from({ length: model.grids }, roll)
  const weights = model.wheel.map((field) => field.weight)
  const turns = Array.from({ length: turnsEarned(model, grids) }, () => pick(draw, weights))
  return settleDice(model, grids, turns)
}
