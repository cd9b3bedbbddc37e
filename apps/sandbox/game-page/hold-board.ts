import { CASH, type Cash, CELLS } from "../src/studio/hold/model.ts"
import { el, picture } from "./dom.ts"
import type { Pace } from "./pace.ts"
import { symbol } from "./slot-reels.ts"

const turnMs = 900
const columnMs = 90
const landMs = 320

/** The amount on a cash symbol, as wide as it fits, below the name of a fixed prize. */
export function cashLabel(text: string, name?: string): SVGSVGElement {
  const size = Math.min(name ? 24 : 28, 128 / text.length)
  const written = (y: number, fontSize: number, words: string) =>
    `<text x="50" y="${y}" text-anchor="middle" dominant-baseline="central" font-size="${fontSize}" font-weight="800" fill="var(--deep)" stroke="var(--light)" stroke-width="${fontSize / 6}" paint-order="stroke">${words}</text>`
  const label = picture(
    "0 0 100 100",
    name ? written(36, 17, name.toUpperCase()) + written(60, size, text) : written(51, size, text),
    "cash-label",
  )
  if (name) label.dataset.name = name
  return label
}

/** The fifteen cells over the reels: amounts on cash symbols, and the grid that holds them during the respins. */
export function cashBoard(amount: (times: number) => string) {
  const cells = Array.from({ length: CELLS }, () => el("div", { class: "cash-cell" }))
  const node = el("div", { class: "cash", "aria-hidden": true }, ...cells)

  const hold = ({ cell, times, name }: Cash): void => {
    const target = cells[cell]
    target?.replaceChildren(symbol(CASH), cashLabel(amount(times), name))
    target?.classList.add("held")
  }

  async function turn(cell: number, hit: Cash | undefined, pace: Pace): Promise<void> {
    const target = cells[cell]
    if (!target) return
    const spinner = el("div", { class: "cash-turn" }, symbol(CASH), symbol(CASH))
    target.replaceChildren(spinner)
    await pace.animate(spinner, [{ transform: "translateY(-50%)" }, { transform: "translateY(0)" }], {
      duration: turnMs / 3,
      delay: Math.floor(cell / 3) * columnMs,
      iterations: 3,
    })
    target.replaceChildren()
    if (!hit) return
    hold(hit)
    await pace.animate(target, [{ transform: "scale(1.35)" }, { transform: "scale(1)" }], {
      duration: landMs,
      easing: "cubic-bezier(.2,.8,.2,1)",
    })
  }

  return {
    node,
    /** Writes the amounts on the cash symbols of the reels. */
    label(cash: readonly Cash[]): void {
      for (const { cell, times, name } of cash) cells[cell]?.replaceChildren(cashLabel(amount(times), name))
    },
    /** Covers the reels with the grid that holds these symbols. */
    open(cash: readonly Cash[]): void {
      node.toggleAttribute("data-open", true)
      for (const one of cash) hold(one)
    },
    /** Turns every empty cell; the hits stay. */
    async respin(hits: readonly Cash[], pace: Pace): Promise<void> {
      const empty = cells.flatMap((cell, at) => (cell.classList.contains("held") ? [] : [at]))
      await Promise.all(
        empty.map((at) =>
          turn(
            at,
            hits.find(({ cell }) => cell === at),
            pace,
          ),
        ),
      )
    },
    /** Marks a symbol as paid. */
    async pay({ cell }: Cash, pace: Pace): Promise<void> {
      const target = cells[cell]
      target?.classList.add("paid")
      if (target)
        await pace.animate(target, [{ transform: "scale(1.14)" }, { transform: "scale(1)" }], {
          duration: 200,
        })
    },
    clear(): void {
      node.removeAttribute("data-open")
      for (const cell of cells) {
        cell.classList.remove("held", "paid")
        cell.replaceChildren()
      }
    },
  }
}
