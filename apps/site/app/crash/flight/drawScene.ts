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

/** What is painted: a flight so long after its take-off, and what became of it. */
export type Scene = {
  readonly elapsedMs: number
  readonly phase: "waiting" | "flying" | "crashed" | "void"
  /** Without it only lines and grid: whoever wishes for less motion sees no flight. */
  readonly hasFlight: boolean
}

/** How a scene is painted: the size of its canvas in pixels of the page, its inks, its rocket, and how marks are written. */
export type CanvasStyle = {
  readonly width: number
  readonly height: number
  readonly colours: Readonly<Record<"line" | "muted" | "ivory" | "brass" | "coral", string>>
  readonly rocket: { readonly still: CanvasImageSource; readonly flying: CanvasImageSource } | null
  readonly heightText: (hundredths: number) => string
  readonly secondText: (seconds: number) => string
}

type CanvasContext = CanvasRenderingContext2D

/** The roofs at its foot, and the room for what is written at its left. */
export const margins = { left: 52, right: 16, top: 16, foot: 84 } as const
const rocketSize = 64
const linePoints = 64

type ToPixel = (point: Point) => readonly [number, number]

const createToPixel = ({ width, height }: CanvasStyle): ToPixel => {
  const [w, h] = [width - margins.left - margins.right, height - margins.top - margins.foot]
  return ({ x, y }) => [margins.left + x * w, margins.top + h - y * h]
}

function drawGrid(to: CanvasContext, easel: CanvasStyle, view: Viewport, place: ToPixel): void {
  to.font = '12px "Figtree Variable", system-ui, sans-serif'
  to.fillStyle = easel.colours.muted
  to.strokeStyle = easel.colours.line
  to.lineWidth = 1
  to.textAlign = "right"
  to.textBaseline = "middle"
  for (const at of [100, ...multiplierMarks(view)]) {
    const y = Math.round(place({ x: 0, y: toRelativeHeight(view, at / 100) })[1]) + 0.5
    to.beginPath()
    to.moveTo(margins.left, y)
    to.lineTo(easel.width - margins.right, y)
    to.stroke()
    to.fillText(easel.heightText(at), margins.left - 10, y)
  }
  to.textAlign = "center"
  to.textBaseline = "top"
  for (const seconds of secondMarks(view)) {
    const [x, y] = place({ x: (seconds * 1_000) / view.lastMs, y: 0 })
    to.fillText(easel.secondText(seconds), x, y + 6)
  }
}

function drawLine(
  to: CanvasContext,
  easel: CanvasStyle,
  ink: string,
  places: readonly (readonly [number, number])[],
) {
  const foot = easel.height - margins.foot
  const [[firstX], [lastX]] = [places[0]!, places.at(-1)!]
  const trace = () => {
    to.beginPath()
    for (const [n, [x, y]] of places.entries()) n === 0 ? to.moveTo(x, y) : to.lineTo(x, y)
  }
  trace()
  to.lineTo(lastX, foot)
  to.lineTo(firstX, foot)
  to.closePath()
  to.globalAlpha = 0.14
  to.fillStyle = ink
  to.fill()
  to.globalAlpha = 1
  trace()
  to.strokeStyle = ink
  to.lineWidth = 3.5
  to.lineJoin = "round"
  to.lineCap = "round"
  to.stroke()
}

function drawRocket(
  to: CanvasContext,
  easel: CanvasStyle,
  [x, y]: readonly [number, number],
  turn: number,
  isFlying: boolean,
) {
  const { rocket } = easel
  if (!rocket) return
  to.save()
  to.translate(x, y)
  // Drawn upright: a line that points to the right has it turned by a quarter.
  to.rotate(Math.PI / 2 - turn)
  to.drawImage(
    isFlying ? rocket.flying : rocket.still,
    -rocketSize / 2,
    -rocketSize / 2,
    rocketSize,
    rocketSize,
  )
  to.restore()
}

/** Where a flight ended: a cross of two short strokes, in place of its rocket. */
function drawEndMark(to: CanvasContext, ink: string, [x, y]: readonly [number, number]): void {
  to.strokeStyle = ink
  to.lineWidth = 3
  to.beginPath()
  for (const side of [-1, 1]) {
    to.moveTo(x - 7 * side, y - 7)
    to.lineTo(x + 7 * side, y + 7)
  }
  to.stroke()
}

/** The line of a flight, and its rocket or where it ended. */
function drawFlight(
  to: CanvasContext,
  easel: CanvasStyle,
  { elapsedMs, phase }: Scene,
  view: Viewport,
  place: ToPixel,
): void {
  const { colours, width, height } = easel
  const places = flightLine(view, elapsedMs, linePoints).map(place)
  const tip = places.at(-1)!
  const ink = phase === "crashed" ? colours.coral : phase === "void" ? colours.muted : colours.brass
  drawLine(to, easel, ink, places)
  if (phase === "flying") {
    const [w, h] = [width - margins.left - margins.right, height - margins.top - margins.foot]
    drawRocket(to, easel, tip, computeSlope(view, elapsedMs, w, h), true)
  } else drawEndMark(to, ink, tip)
}

/** Paints all of a scene on a canvas whose pixels were scaled to those of the page. */
export function drawScene(to: CanvasContext, scene: Scene, easel: CanvasStyle): void {
  const view = computeViewport(scene.elapsedMs)
  const place = createToPixel(easel)
  to.clearRect(0, 0, easel.width, easel.height)
  drawGrid(to, easel, view, place)
  if (!scene.hasFlight) return
  const onRoof = [margins.left + rocketSize / 2, easel.height - margins.foot - rocketSize / 2] as const
  if (scene.phase === "waiting") drawRocket(to, easel, onRoof, Math.PI / 2, false)
  else drawFlight(to, easel, scene, view, place)
}
