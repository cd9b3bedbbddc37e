import {
  computeSlope,
  computeViewport,
  flightLine,
  multiplierMarks,
  type Point,
  secondMarks,
  toRelativeHeight,
  type Viewport,
} from "./viewport.ts"

export type Scene = {
  readonly elapsedMs: number
  readonly phase: "waiting" | "flying" | "crashed" | "void"
  /** False under reduced motion. */
  readonly hasFlight: boolean
}

/** Sizes in CSS pixels. */
export type CanvasStyle = {
  readonly width: number
  readonly height: number
  readonly colours: Readonly<Record<"line" | "muted" | "ivory" | "brass" | "coral", string>>
  readonly rocket: { readonly still: CanvasImageSource; readonly flying: CanvasImageSource } | null
  readonly heightText: (hundredths: number) => string
  readonly secondText: (seconds: number) => string
}

type CanvasContext = CanvasRenderingContext2D

/** The axis labels are at the left. */
const margins = { left: 52, right: 16, top: 16 } as const
/** The roofs are at the foot, in a low picture a smaller part of it. */
export const foot = { mostPx: 84, share: 0.22 } as const
const footHeight = ({ height }: CanvasStyle) => Math.min(foot.mostPx, Math.round(height * foot.share))
const rocketSizeIn = ({ width }: CanvasStyle) => (width < 500 ? 44 : 64)
const linePoints = 64
const labelHeight = 14

type ToPixel = (point: Point) => readonly [number, number]

const plotSize = (style: CanvasStyle): readonly [number, number] => [
  style.width - margins.left - margins.right,
  style.height - margins.top - footHeight(style),
]

const createToPixel = (style: CanvasStyle): ToPixel => {
  const [w, h] = plotSize(style)
  return ({ x, y }) => [margins.left + x * w, margins.top + h - y * h]
}

function drawGrid(context: CanvasContext, style: CanvasStyle, view: Viewport, toPixel: ToPixel): void {
  context.font = '12px "Figtree Variable", system-ui, sans-serif'
  context.fillStyle = style.colours.muted
  context.strokeStyle = style.colours.line
  context.lineWidth = 1
  context.textAlign = "right"
  context.textBaseline = "middle"
  const [, floorY] = toPixel({ x: 0, y: 0 })
  for (const at of [100, ...multiplierMarks(view)]) {
    const y = Math.round(toPixel({ x: 0, y: toRelativeHeight(view, at / 100) })[1]) + 0.5
    // The label of the lowest mark would cover that of the take-off.
    if (at > 100 && floorY - y < labelHeight) continue
    context.beginPath()
    context.moveTo(margins.left, y)
    context.lineTo(style.width - margins.right, y)
    context.stroke()
    context.fillText(style.heightText(at), margins.left - 10, y)
  }
  context.textAlign = "center"
  context.textBaseline = "top"
  for (const seconds of secondMarks(view)) {
    const [x, y] = toPixel({ x: (seconds * 1_000) / view.lastMs, y: 0 })
    context.fillText(style.secondText(seconds), x, y + 6)
  }
}

function drawLine(
  context: CanvasContext,
  style: CanvasStyle,
  colour: string,
  pixels: readonly (readonly [number, number])[],
) {
  const floor = style.height - footHeight(style)
  const [[firstX], [lastX]] = [pixels[0]!, pixels.at(-1)!]
  const trace = () => {
    context.beginPath()
    for (const [n, [x, y]] of pixels.entries()) n === 0 ? context.moveTo(x, y) : context.lineTo(x, y)
  }
  trace()
  context.lineTo(lastX, floor)
  context.lineTo(firstX, floor)
  context.closePath()
  context.globalAlpha = 0.14
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 1
  trace()
  context.strokeStyle = colour
  context.lineWidth = 3.5
  context.lineJoin = "round"
  context.lineCap = "round"
  context.stroke()
}

function drawRocket(
  context: CanvasContext,
  style: CanvasStyle,
  [x, y]: readonly [number, number],
  turn: number,
  isFlying: boolean,
) {
  const { rocket } = style
  if (!rocket) return
  const size = rocketSizeIn(style)
  context.save()
  context.translate(x, y)
  // The image is upright: a line that points to the right turns it by a quarter.
  context.rotate(Math.PI / 2 - turn)
  context.drawImage(isFlying ? rocket.flying : rocket.still, -size / 2, -size / 2, size, size)
  context.restore()
}

function drawEndMark(context: CanvasContext, colour: string, [x, y]: readonly [number, number]): void {
  context.strokeStyle = colour
  context.lineWidth = 3
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(x - 7 * side, y - 7)
    context.lineTo(x + 7 * side, y + 7)
  }
  context.stroke()
}

function drawFlight(
  context: CanvasContext,
  style: CanvasStyle,
  { elapsedMs, phase }: Scene,
  view: Viewport,
  toPixel: ToPixel,
): void {
  const { colours } = style
  const pixels = flightLine(view, elapsedMs, linePoints).map(toPixel)
  const tip = pixels.at(-1)!
  const colour = phase === "crashed" ? colours.coral : phase === "void" ? colours.muted : colours.brass
  drawLine(context, style, colour, pixels)
  if (phase === "flying") {
    const [w, h] = plotSize(style)
    drawRocket(context, style, tip, computeSlope(view, elapsedMs, w, h), true)
  } else drawEndMark(context, colour, tip)
}

/** The canvas must be scaled to CSS pixels. */
export function drawScene(context: CanvasContext, scene: Scene, style: CanvasStyle): void {
  const view = computeViewport(scene.elapsedMs)
  const toPixel = createToPixel(style)
  context.clearRect(0, 0, style.width, style.height)
  drawGrid(context, style, view, toPixel)
  if (!scene.hasFlight) return
  const half = rocketSizeIn(style) / 2
  const onRoof = [margins.left + half, style.height - footHeight(style) - half] as const
  if (scene.phase === "waiting") drawRocket(context, style, onRoof, Math.PI / 2, false)
  else drawFlight(context, style, scene, view, toPixel)
}
