/** QR code symbols 1 to 6 at error correction level L, byte mode (ISO/IEC 18004). */
const SYMBOLS = [
  { version: 1, data: 19, correction: 7, blocks: 1 },
  { version: 2, data: 34, correction: 10, blocks: 1 },
  { version: 3, data: 55, correction: 15, blocks: 1 },
  { version: 4, data: 80, correction: 20, blocks: 1 },
  { version: 5, data: 108, correction: 26, blocks: 1 },
  { version: 6, data: 136, correction: 18, blocks: 2 },
] as const
type QrSymbol = (typeof SYMBOLS)[number]

const QUIET_ZONE = 4
const LONGEST_TEXT_BYTES = 134

const EXPONENT = new Uint8Array(512)
const LOGARITHM = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  EXPONENT[power] = value
  EXPONENT[power + 255] = value
  LOGARITHM[value] = power
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}

function times(one: number, other: number): number {
  return one && other ? EXPONENT[LOGARITHM[one]! + LOGARITHM[other]!]! : 0
}

/** Reed–Solomon check codewords: the remainder of the data by the generator polynomial of this degree. */
export function correctionFor(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let power = 0; power < degree; power++) {
    const next = [...generator, 0]
    for (const [index, coefficient] of generator.entries())
      next[index + 1]! ^= times(coefficient, EXPONENT[power]!)
    generator = next
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)]
  for (let index = 0; index < data.length; index++) {
    const lead = rest[index]!
    for (const [offset, coefficient] of generator.entries()) rest[index + offset]! ^= times(coefficient, lead)
  }
  return rest.slice(data.length)
}

function codewords(bytes: Buffer, symbol: QrSymbol): number[] {
  const bits = `0100${bytes.length.toString(2).padStart(8, "0")}${[...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")}0000`
  const data = (bits.slice(0, symbol.data * 8).match(/.{1,8}/g) ?? []).map((octet) =>
    Number.parseInt(octet.padEnd(8, "0"), 2),
  )
  for (let pad = 0; data.length < symbol.data; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11)
  const size = symbol.data / symbol.blocks
  const blocks = Array.from({ length: symbol.blocks }, (_, index) =>
    data.slice(index * size, (index + 1) * size),
  )
  const interleave = (rows: readonly number[][]) =>
    Array.from({ length: rows[0]!.length }, (_, column) => rows.map((row) => row[column]!)).flat()
  return [
    ...interleave(blocks),
    ...interleave(blocks.map((block) => correctionFor(block, symbol.correction))),
  ]
}

type Grid = (boolean | undefined)[][]

function put(grid: Grid, row: number, column: number, dark: boolean): void {
  if (row >= 0 && column >= 0 && row < grid.length && column < grid.length) grid[row]![column] = dark
}

/** Concentric squares; `darkRings` lists the dark distances from the centre. */
function rings(grid: Grid, row: number, column: number, radius: number, darkRings: readonly number[]): void {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      put(grid, row + y, column + x, darkRings.includes(Math.max(Math.abs(x), Math.abs(y))))
    }
  }
}

/** Format bits for level L and mask 0, with their BCH check and the fixed mask. */
function formatBits(): number {
  const value = 0b01000
  let rest = value << 10
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10)
  return ((value << 10) | rest) ^ 0x5412
}

function placeFormat(grid: Grid): void {
  const last = grid.length - 1
  const bits = formatBits()
  for (let index = 0; index < 15; index++) {
    const dark = ((bits >> index) & 1) === 1
    const near = index < 6 ? index : index < 8 ? index + 1 : last - 14 + index
    put(grid, near, 8, dark)
    const across = index < 8 ? last - index : index < 9 ? 7 : 14 - index
    put(grid, 8, across, dark)
  }
  put(grid, last - 7, 8, true)
}

function placeFixedPatterns(grid: Grid, symbol: QrSymbol): void {
  const last = grid.length - 1
  for (let index = 0; index <= last; index++) {
    put(grid, 6, index, index % 2 === 0)
    put(grid, index, 6, index % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const)
    rings(grid, row, column, 4, [0, 1, 3])
  if (symbol.version > 1) rings(grid, last - 6, last - 6, 2, [0, 2])
  placeFormat(grid)
}

function placeData(grid: Grid, words: readonly number[]): void {
  const last = grid.length - 1
  let bit = 0
  let upwards = true
  for (let right = last; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step <= last; step++) {
      const row = upwards ? last - step : step
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== undefined) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit += 1
        grid[row]![column] = dark !== ((row + column) % 2 === 0)
      }
    }
    upwards = !upwards
  }
}

/** The modules of the QR code for a text, dark ones true. Refuses texts above 134 bytes. */
export function qrModules(text: string): boolean[][] {
  const bytes = Buffer.from(text, "utf8")
  const symbol = SYMBOLS.find((candidate) => candidate.data >= bytes.length + 2)
  if (!symbol) throw new RangeError(`too long for a QR code of version 6: ${bytes.length} bytes`)
  const size = 17 + 4 * symbol.version
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined))
  placeFixedPatterns(grid, symbol)
  placeData(grid, codewords(bytes, symbol))
  return grid.map((row) => row.map((module) => module === true))
}

/** The QR code as a data URI of an SVG picture, with its quiet zone; undefined for texts above 134 bytes. */
export function qrSvg(text: string): string | undefined {
  if (Buffer.byteLength(text) > LONGEST_TEXT_BYTES) return undefined
  const modules = qrModules(text)
  const side = modules.length + 2 * QUIET_ZONE
  const path = modules.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : "")),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join("")}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`
}
