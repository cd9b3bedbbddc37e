import type { CascadeModel, CascadeWin } from "../src/studio/cascade/model.ts"
import { isInWin } from "../src/studio/cascade/play.ts"
import { el } from "./dom.ts"
import type { Pace } from "./pace.ts"
import { symbol } from "./slot-reels.ts"

const cell = (letter: string): HTMLElement => {
  const node = el("div", { class: "cell" }, symbol(letter))
  node.dataset.letter = letter
  return node
}

const cellsIn = (column: HTMLElement): HTMLElement[] =>
  [...column.children].filter((child) => child instanceof HTMLElement)

const up = (rows: number): string => `translateY(${-100 * rows}%)`

async function fall(one: HTMLElement, rows: number, delay: number, pace: Pace): Promise<void> {
  await pace.animate(one, [{ transform: up(rows) }, { transform: "none" }], {
    duration: 240 + 60 * rows,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(.45,.05,.55,1.02)",
  })
}

async function dropOut(column: HTMLElement, delay: number, pace: Pace): Promise<void> {
  await Promise.all(
    cellsIn(column).map((one, _row, all) =>
      pace.animate(one, [{ transform: "none" }, { transform: up(-all.length) }], {
        duration: 260,
        delay,
        fill: "forwards",
        easing: "ease-in",
      }),
    ),
  )
}

export function cascadeBoard(model: CascadeModel) {
  const columns = model.reels.map((strip, reel) =>
    el("div", { class: "column" }, ...[...strip.slice(0, model.heights[reel])].map(cell)),
  )
  const node = el("div", { class: "tumble" }, ...columns)

  function clear(): void {
    node.removeAttribute("data-marked")
    for (const lit of node.querySelectorAll(".hit")) lit.classList.remove("hit")
  }

  function light(isLit: (letter: string, reel: number) => boolean): void {
    clear()
    node.toggleAttribute("data-marked", true)
    for (const [reel, column] of columns.entries())
      for (const one of cellsIn(column)) one.classList.toggle("hit", isLit(one.dataset.letter ?? "", reel))
  }

  return {
    node,
    clear,
    mark: (wins: readonly CascadeWin[]): void => light((letter, reel) => isInWin(wins, letter, reel)),
    markLetter: (wanted: string): void => light((letter) => letter === wanted),

    /** Lets the old window fall away and a new one fall in. */
    async deal(window: readonly string[], pace: Pace): Promise<void> {
      clear()
      await Promise.all(columns.map((column, reel) => dropOut(column, reel * 45, pace)))
      for (const [reel, column] of columns.entries())
        column.replaceChildren(...[...(window[reel] ?? "")].map(cell))
      await Promise.all(
        columns.flatMap((column, reel) =>
          cellsIn(column).map((one, row, all) =>
            fall(one, all.length, reel * 70 + (all.length - 1 - row) * 45, pace),
          ),
        ),
      )
    },

    /** Takes the winning cells away, and lets the rest and the new ones fall into the next window. */
    async tumble(wins: readonly CascadeWin[], next: readonly string[], pace: Pace): Promise<void> {
      await Promise.all(
        [...node.querySelectorAll(".hit")].map((one) =>
          pace.animate(
            one,
            [
              { transform: "scale(1)", opacity: 1 },
              { transform: "scale(1.12)", opacity: 1, offset: 0.3 },
              { transform: "scale(.4)", opacity: 0 },
            ],
            { duration: 300, fill: "forwards", easing: "ease-in" },
          ),
        ),
      )
      clear()
      await Promise.all(
        columns.flatMap((column, reel) => {
          const rows = cellsIn(column).flatMap((one, row) =>
            isInWin(wins, one.dataset.letter ?? "", reel) ? [] : [row],
          )
          const letters = [...(next[reel] ?? "")]
          const added = letters.length - rows.length
          if (added === 0) return []
          column.replaceChildren(...letters.map(cell))
          return cellsIn(column).map((one, row) =>
            fall(one, row < added ? added : row - (rows[row - added] ?? row), 0, pace),
          )
        }),
      )
    },
  }
}
