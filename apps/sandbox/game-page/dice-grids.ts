import { CELLS, type DiceLine } from "../src/studio/dice/model.ts"
import type { Palette } from "../src/studio/palettes/palette.ts"
import type { DiceTitle } from "../src/studio/titles/title.ts"
import { dieMarkup } from "./die.ts"
import { el, picture } from "./dom.ts"
import type { Pace } from "./pace.ts"

const rollMs = 620
const gridStepMs = 260
const rollSteps = 5

export function diceGrids({ model }: DiceTitle, palette: Palette) {
  const faces = model.faces.map((face) => face.id)
  const grids = Array.from({ length: model.grids }, (_, grid) => {
    const dice = Array.from({ length: CELLS }, (_, cell) =>
      picture("0 0 100 100", dieMarkup(faces[(cell + grid * 2) % faces.length] ?? "1", palette), "die"),
    )
    return { dice, node: el("div", { class: "grid" }, ...dice) }
  })

  async function rollGrid(grid: number, cells: string, pace: Pace): Promise<void> {
    const dice = grids[grid]?.dice ?? []
    const settle = async (die: SVGSVGElement, at: number) => {
      const durationMs = rollMs + grid * gridStepMs + (at % 3) * 60
      for (let step = 0; step < rollSteps && !pace.isHurried(); step++) {
        die.innerHTML = dieMarkup(faces[(at + step * 5 + grid) % faces.length] ?? "1", palette)
        await pace.animate(
          die,
          [{ transform: "rotate(-14deg) translateY(-6%)" }, { transform: "rotate(12deg) translateY(4%)" }],
          {
            duration: durationMs / rollSteps,
          },
        )
      }
      die.innerHTML = dieMarkup(cells[at] ?? "1", palette)
    }
    await Promise.all(dice.map(settle))
  }

  return {
    node: el("div", { class: `grids of${model.grids}` }, ...grids.map((grid) => grid.node)),
    /** Rolls every grid to the faces that the server drew. */
    async roll(faces: readonly string[], pace: Pace): Promise<void> {
      await Promise.all(faces.map((cells, grid) => rollGrid(grid, cells, pace)))
    },
    mark(lines: readonly DiceLine[]): void {
      for (const { grid, line } of lines) {
        grids[grid]?.node.toggleAttribute("data-marked", true)
        for (const cell of model.lines[line] ?? []) grids[grid]?.dice[cell]?.classList.add("hit")
      }
    },
    clear(): void {
      for (const { node, dice } of grids) {
        node.removeAttribute("data-marked")
        for (const die of dice) die.classList.remove("hit")
      }
    },
  }
}
