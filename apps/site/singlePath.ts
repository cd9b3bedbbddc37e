import type { LucideIconData } from "lucide-react"

type Shape = Readonly<Record<string, string>>

const roundToThousandth = (value: number): string => String(Math.round(value * 1000) / 1000)
const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${roundToThousandth(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle({ x = "0", y = "0", width, height, rx, ry }: Shape): string {
  const [w, h] = [Number(width), Number(height)]
  const [a, b] = [Math.min(Number(rx ?? ry ?? 0), w / 2), Math.min(Number(ry ?? rx ?? 0), h / 2)]
  if (a === 0 || b === 0) return `M${x} ${y}h${w}v${h}h${-w}z`
  const corner = (dx: number, dy: number) => `a${a} ${b} 0 0 1 ${dx} ${dy}`
  const [across, down] = [roundToThousandth(w - 2 * a), roundToThousandth(h - 2 * b)]
  const start = `M${roundToThousandth(Number(x) + a)} ${y}`
  return `${start}h${across}${corner(a, b)}v${down}${corner(-a, b)}h-${across}${corner(-a, -b)}v-${down}${corner(a, -b)}z`
}

const number = "-?(?:\\d+\\.?\\d*|\\.\\d+)"
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*`)
/** After another path a first `m` would be relative; numbers without a letter after it are lines. */
const toAbsoluteStart = (d: string): string =>
  d.replace(relativeStart, (all, x, y) => `M${x} ${y}${/[\d.-]/.test(d.charAt(all.length)) ? "l" : ""}`)

const pathByShape: Record<string, (shape: Shape) => string> = {
  path: ({ d }) => toAbsoluteStart(d!),
  circle: ({ cx, cy, r }) => ellipsePath(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipsePath(Number(cx), Number(cy), Number(rx), Number(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: rectangle,
}
/** Any other attribute is about style. */
const geometryAttributes = new Set([
  "d",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "x",
  "y",
  "x1",
  "y1",
  "x2",
  "y2",
  "width",
  "height",
  "points",
])

/** A page has forty icons. Unchanged where one shape is styled unlike the others. */
export function toSinglePath(node: LucideIconData["node"]): LucideIconData["node"] {
  const shapes = node.map(([tag, { key: _, ...shape }]) => [tag, shape as Shape] as const)
  const isPlain = shapes.every(
    ([tag, shape]) =>
      Object.hasOwn(pathByShape, tag) && Object.keys(shape).every((name) => geometryAttributes.has(name)),
  )
  return isPlain ? [["path", { d: shapes.map(([tag, shape]) => pathByShape[tag]!(shape)).join("") }]] : node
}
