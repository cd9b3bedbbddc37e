/** Pockets clockwise on the wheel of a single-zero roulette. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

export const POCKETS = 37

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colourOf = (pocket: number): "red" | "black" | "green" =>
  pocket === 0 ? "green" : RED.has(pocket) ? "red" : "black"

export const SPOT_KINDS = [
  "straight",
  "split",
  "street",
  "trio",
  "corner",
  "first-four",
  "line",
  "column",
  "dozen",
  "even-money",
] as const
export type SpotKind = (typeof SPOT_KINDS)[number]

/** A place for chips. The key is its stable name: `red`, `straight-17`, `split-17-20`. */
export type Spot = { readonly key: string; readonly kind: SpotKind; readonly numbers: readonly number[] }

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step)

/** The three numbers of row `row` of the layout (1, 2, 3 is row 0). */
const street = (row: number): number[] => upTo(row * 3 + 1, row * 3 + 3)

function inside(): Spot[] {
  const spot = (kind: SpotKind, numbers: readonly number[]): Spot => ({
    key: [kind, ...numbers].join("-"),
    kind,
    numbers,
  })
  const all = upTo(1, 36)
  return [
    ...upTo(0, 36).map((number) => spot("straight", [number])),
    ...[1, 2, 3].map((number) => spot("split", [0, number])),
    ...all.filter((number) => number % 3 !== 0).map((number) => spot("split", [number, number + 1])),
    ...all.filter((number) => number <= 33).map((number) => spot("split", [number, number + 3])),
    ...upTo(0, 11).map((row) => spot("street", street(row))),
    spot("trio", [0, 1, 2]),
    spot("trio", [0, 2, 3]),
    ...all
      .filter((number) => number % 3 !== 0 && number <= 32)
      .map((number) => spot("corner", [number, number + 1, number + 3, number + 4])),
    { key: "first-four", kind: "first-four", numbers: [0, 1, 2, 3] },
    ...upTo(0, 10).map(
      (row): Spot => ({
        key: `line-${row * 3 + 1}`,
        kind: "line",
        numbers: [...street(row), ...street(row + 1)],
      }),
    ),
  ]
}

function outside(): Spot[] {
  const all = upTo(1, 36)
  const even = (key: string, holds: (number: number) => boolean): Spot => ({
    key,
    kind: "even-money",
    numbers: all.filter(holds),
  })
  return [
    ...[1, 2, 3].map(
      (column): Spot => ({
        key: `column-${column}`,
        kind: "column",
        numbers: all.filter((number) => number % 3 === column % 3),
      }),
    ),
    ...[1, 2, 3].map(
      (dozen): Spot => ({
        key: `dozen-${dozen}`,
        kind: "dozen",
        numbers: upTo(dozen * 12 - 11, dozen * 12),
      }),
    ),
    even("red", (number) => RED.has(number)),
    even("black", (number) => !RED.has(number)),
    even("odd", (number) => number % 2 === 1),
    even("even", (number) => number % 2 === 0),
    even("low", (number) => number <= 18),
    even("high", (number) => number >= 19),
  ]
}

export const SPOTS: ReadonlyMap<string, Spot> = new Map(
  [...inside(), ...outside()].map((spot) => [spot.key, spot]),
)

/** What one unit on the spot pays back when it wins, the unit itself included: 36 for one number, 2 for red. */
export const returnOf = (spot: Spot): number => 36 / spot.numbers.length
