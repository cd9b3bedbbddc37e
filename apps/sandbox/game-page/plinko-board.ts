import { numberText } from "../src/studio/amounts.ts"
import type { PlinkoModel, PlinkoRound } from "../src/studio/plinko/model.ts"
import { type PlinkoChoice, slotsOf } from "../src/studio/plinko/play.ts"
import type { Language } from "../src/studio/words.ts"
import { el, picture } from "./dom.ts"
import type { Pace } from "./pace.ts"

/** One step to the side or down, in units of the drawing. */
const step = 10
const drop = 9
const rise = 3.4
const pegMs: Record<PlinkoChoice["rows"], number> = { 8: 190, 12: 150, 16: 125 }

type Point = { readonly x: number; readonly y: number }

/** Where the ball touches: above each peg of its path, then in its slot. */
function pointsOf({ path }: Pick<PlinkoRound, "path">): Point[] {
  let side = 0
  const above = (row: number, right: number): Point => ({
    x: (right - row / 2) * step,
    y: row * drop - rise,
  })
  return [
    ...path.map((turn, row) => {
      const point = above(row, side)
      side += turn
      return point
    }),
    { x: (side - path.length / 2) * step, y: path.length * drop },
  ]
}

const shift = ({ x, y }: Point): string => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`

/** The fall as key frames: onto the first peg, then a small hop over each peg to the next point. */
function framesOf(points: readonly Point[]): Keyframe[] {
  const [first] = points
  if (!first) return []
  const frames: Keyframe[] = [
    { transform: shift({ x: first.x, y: first.y - drop * 1.4 }), easing: "cubic-bezier(.5,0,1,1)" },
    { transform: shift(first), easing: "cubic-bezier(0,.6,.5,1)" },
  ]
  for (const [at, point] of points.entries()) {
    const next = points[at + 1]
    if (!next) break
    const top = { x: point.x + (next.x - point.x) * 0.45, y: point.y - 2.2 }
    frames.push({ transform: shift(top), easing: "cubic-bezier(.5,0,1,1)" })
    frames.push({ transform: shift(next), easing: "cubic-bezier(0,.6,.5,1)" })
  }
  return frames
}

const pegsOf = (rows: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, at) => {
      const x = (at - 1 - row / 2) * step
      return `<circle cx="${x}" cy="${row * drop}" r="1.35" fill="var(--first)"/><circle cx="${x - 0.4}" cy="${row * drop - 0.4}" r=".5" fill="var(--light)"/>`
    }).join(""),
  ).join("")

const BALL =
  '<circle r="2.5" fill="var(--second)"/><circle r="2.5" fill="none" stroke="var(--deep)" stroke-width=".4"/><circle cx="-.8" cy="-.9" r=".8" fill="var(--light)"/>'

/** How a slot is coloured: by what it pays of the stake. */
const gradeOf = (tenths: number): string =>
  tenths < 10 ? "low" : tenths === 10 ? "even" : tenths < 100 ? "high" : "top"

export function plinkoBoard(model: PlinkoModel, language: Language) {
  const field = el("div", { class: "pegs" })
  const slots = el("ol", { class: "slots" })
  const node = el("div", { class: "plinkoboard" }, field, slots)
  let rows: PlinkoChoice["rows"] = 8

  return {
    node,
    /** Draws the pegs and slots of a choice, without a ball. */
    set(choice: PlinkoChoice): void {
      rows = choice.rows
      node.dataset.rows = String(rows)
      node.style.setProperty("--rows", String(rows))
      const width = (rows + 2) * step
      field.replaceChildren(
        picture(
          `${-width / 2} ${-drop * 1.9} ${width} ${rows * drop + drop * 2.2}`,
          `${pegsOf(rows)}<polyline class="way" fill="none" stroke="var(--second)" stroke-width=".7" opacity=".65"/><g class="ball" visibility="hidden">${BALL}</g>`,
        ),
      )
      slots.replaceChildren(
        ...slotsOf(model, choice).map((tenths) =>
          el("li", { "data-grade": gradeOf(tenths) }, numberText(tenths / 10, language)),
        ),
      )
    },
    clear(): void {
      for (const slot of slots.children) slot.removeAttribute("data-hit")
      field.querySelector(".way")?.setAttribute("points", "")
      field.querySelector(".ball")?.setAttribute("visibility", "hidden")
    },
    /** Lets the ball fall along its drawn path into its slot. */
    async fall(round: PlinkoRound, pace: Pace): Promise<void> {
      const ball = field.querySelector<SVGGElement>(".ball")
      if (!ball) return
      const points = pointsOf(round)
      ball.setAttribute("visibility", "visible")
      ball.style.transform = shift(points.at(-1)!)
      await pace.animate(ball, framesOf(points), { duration: pegMs[rows] * (rows + 1) })
      field
        .querySelector(".way")
        ?.setAttribute("points", points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" "))
      const slot = slots.children[round.slot]
      slot?.toggleAttribute("data-hit", true)
      if (slot)
        await pace.animate(
          slot,
          [{ transform: "translateY(0)" }, { transform: "translateY(18%)" }, { transform: "translateY(0)" }],
          { duration: 260, easing: "ease-out" },
        )
    },
  }
}
