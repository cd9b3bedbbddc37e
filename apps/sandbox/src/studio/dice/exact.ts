import { type Fraction, fraction } from "../fraction.ts"
import { BONUS, CELLS, type DiceModel } from "./model.ts"
import { rungFor } from "./play.ts"

const SETS = 1 << CELLS
const FULL = SETS - 1

/** Number of rolls of one grid for each (points, has a bonus line). */
type GridCounts = Map<number, number>

const keyOf = (points: number, bonus: boolean): number => points * 2 + (bonus ? 1 : 0)

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

const sizeOf = (set: number): number => {
  let size = 0
  for (let remaining = set; remaining > 0; remaining &= remaining - 1) size++
  return size
}

/**
 * Counts every roll of a grid by its points without listing them one by one. Faces are placed in turn: a face
 * takes a set of the cells still free, and the lines inside that set give its points. Sides^9 stays below 2^53
 * for every die of up to 59 sides, so plain numbers are exact here.
 */
export function gridCounts(model: DiceModel): GridCounts {
  const masks = model.lines.map((line) => line.reduce((set, cell) => set | (1 << cell), 0))
  const linesIn = Array.from(
    { length: SETS },
    (_, set) => masks.filter((mask) => (set & mask) === mask).length,
  )
  const sizes = Array.from({ length: SETS }, (_, set) => sizeOf(set))
  const scale = model.faces.reduce((common, { points }) => gcd(common, points), 0) || 1
  /** What a set of cells with one face adds to the index: twice the points in `scale`; and its lowest bit. */
  const gain = (face: DiceModel["faces"][number], set: number) => ({
    shift: 2 * (face.points / scale) * linesIn[set]!,
    bonus: face.id === BONUS && linesIn[set]! > 0 ? 1 : 0,
  })
  const [last, ...others] = [...model.faces].reverse()
  if (!last) throw new RangeError("a die needs faces")
  let filled: (readonly number[])[] = Array.from({ length: SETS }, (_, set) => {
    const { shift, bonus } = gain(last, set)
    const counts = new Array<number>((shift | bonus) + 1).fill(0)
    counts[shift | bonus] = last.sides ** sizes[set]!
    return counts
  })
  for (const [index, face] of others.entries()) {
    const free = index === others.length - 1 ? [FULL] : Array.from({ length: SETS }, (_, set) => set)
    const gains = Array.from({ length: SETS }, (_, set) => ({
      ...gain(face, set),
      ways: face.sides ** sizes[set]!,
    }))
    const next: (readonly number[])[] = []
    for (const cells of free) {
      const counts: number[] = []
      for (let taken = cells; ; taken = (taken - 1) & cells) {
        addCounts(counts, filled[cells & ~taken]!, gains[taken]!)
        if (taken === 0) break
      }
      next[cells] = counts
    }
    filled = next
  }
  const found = [...(filled[FULL] ?? []).entries()].filter(([, count]) => count > 0)
  return new Map(found.map(([at, count]) => [keyOf((at >> 1) * scale, (at & 1) === 1), count]))
}

/** Counts by index: twice the points in some scale, plus one where a line has the bonus. */
function addCounts(
  to: number[],
  from: readonly number[],
  { shift, bonus, ways }: { shift: number; bonus: number; ways: number },
): void {
  for (let at = 0; at < from.length; at++) {
    const count = from[at]!
    if (count === 0) continue
    const sum = (at + shift) | bonus
    while (to.length <= sum) to.push(0)
    to[sum]! += count * ways
  }
}

type Total = { points: number; turns: number; full: boolean; ways: bigint }

/** All grids: total points, wheel turns, and whether every grid scored. */
function totals(model: DiceModel): Total[] {
  const grid = [...gridCounts(model)]
  let all: Total[] = [{ points: 0, turns: 0, full: model.grids > 1, ways: 1n }]
  for (let at = 0; at < model.grids; at++) {
    const next = new Map<number, Total>()
    for (const before of all) {
      for (const [key, count] of grid) {
        const points = before.points + (key >> 1)
        const turns = before.turns + (key & 1)
        const full = before.full && key >> 1 > 0
        const name = (points * (model.grids + 1) + turns) * 2 + (full ? 1 : 0)
        const known = next.get(name)
        const ways = before.ways * BigInt(count)
        if (known) known.ways += ways
        else next.set(name, { points, turns, full, ways })
      }
    }
    all = [...next.values()]
  }
  return all
}

/** Points of a number of wheel turns, with their weights. */
function wheelPoints(model: DiceModel, turns: number): Map<number, bigint> {
  let sums = new Map([[0, 1n]])
  for (let turn = 0; turn < turns; turn++) {
    const next = new Map<number, bigint>()
    for (const [points, weight] of sums) {
      for (const field of model.wheel) {
        const sum = points + (field.prize === "points" ? field.points : 0)
        next.set(sum, (next.get(sum) ?? 0n) + weight * BigInt(field.weight))
      }
    }
    sums = next
  }
  return sums
}

/** Exact share of the stake that a round pays back in the long run, wheel and mystery included. */
export function diceReturn(model: DiceModel): Fraction {
  // A game without bonus dice has no wheel; one imaginary empty field keeps the scale.
  const wheelWeight = BigInt(model.wheel.reduce((all, field) => all + field.weight, 0)) || 1n
  const mysteryWeight = model.wheel.reduce(
    (all, field) => all + BigInt(field.prize === "mystery" ? field.weight * field.tenths : 0),
    0n,
  )
  const rolls = BigInt(model.faces.reduce((all, face) => all + face.sides, 0)) ** BigInt(CELLS * model.grids)
  const scale = wheelWeight ** BigInt(model.grids)
  const wheels = Array.from({ length: model.grids + 1 }, (_, turns) => [...wheelPoints(model, turns)])
  let tenths = 0n
  for (const { points, turns, full, ways } of totals(model)) {
    const own = points * (full ? model.fullHouse : 1)
    const rest = wheelWeight ** BigInt(model.grids - turns)
    for (const [sum, weight] of wheels[turns] ?? [])
      tenths += ways * weight * rest * BigInt(rungFor(model, own + sum))
    if (turns > 0) tenths += ways * BigInt(turns) * mysteryWeight * wheelWeight ** BigInt(model.grids - 1)
  }
  return fraction(tenths, rolls * scale * 10n)
}
