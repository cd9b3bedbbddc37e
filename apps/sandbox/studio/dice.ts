import { numberText } from "../src/studio/amounts.ts"
import { CELLS, type DiceLine, type DiceRound } from "../src/studio/dice/model.ts"
import { rungFor } from "../src/studio/dice/play.ts"
import { PALETTES } from "../src/studio/look.ts"
import type { DiceTitle } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { diceRules } from "./dice-rules.ts"
import { bonusWheel } from "./dice-wheel.ts"
import { dieMarkup } from "./die.ts"
import { el, picture } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import type { Pace } from "./pace.ts"

const rollMs = 620
const gridStepMs = 260
const rollSteps = 5

/** A dice game: grids of dice, points for lines, the prize ladder, the bonus wheel. */
export function diceTable(title: DiceTitle, setting: Setting): Table {
  const { model } = title
  const { words, view } = setting
  const palette = PALETTES[title.look.palette]
  const faces = model.faces.map((face) => face.id)
  const grids = Array.from({ length: model.grids }, (_, grid) => {
    const dice = Array.from({ length: CELLS }, (_, cell) =>
      picture("0 0 100 100", dieMarkup(faces[(cell + grid * 2) % faces.length] ?? "1", palette), "die"),
    )
    return { dice, node: el("div", { class: "grid" }, ...dice) }
  })
  const points = el("output", { class: "amount" }, "0")
  const rungs = [...model.ladder].reverse().map((rung) => ({
    rung,
    node: el(
      "li",
      {},
      el("span", {}, numberText(rung.points, view.language)),
      el("b", {}, `× ${numberText(rung.tenths / 10, view.language)}`),
    ),
  }))
  const wheel = bonusWheel(model, setting)
  const note = el("p", { class: "counter" })
  const stage = el(
    "div",
    { class: "dice" },
    note,
    el(
      "div",
      { class: "board" },
      brassFrame(
        el("div", { class: `grids of${model.grids}` }, ...grids.map((grid) => grid.node)),
        wheel.node,
      ),
      el(
        "aside",
        { class: "ladder" },
        el("p", {}, el("span", {}, words.points), points),
        el("ol", {}, ...rungs.map(({ node }) => node)),
      ),
    ),
  )

  const showPoints = (total: number): void => {
    points.textContent = numberText(total, view.language)
    const reached = rungFor(model, total)
    for (const { rung, node } of rungs) {
      node.toggleAttribute("data-reached", total >= rung.points)
      node.toggleAttribute("data-paid", rung.tenths === reached)
    }
  }

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

  function mark(lines: readonly DiceLine[]): void {
    for (const { grid, line } of lines) {
      grids[grid]?.node.toggleAttribute("data-marked", true)
      for (const cell of model.lines[line] ?? []) grids[grid]?.dice[cell]?.classList.add("hit")
    }
  }

  function clear(): void {
    note.textContent = ""
    showPoints(0)
    for (const { node, dice } of grids) {
      node.removeAttribute("data-marked")
      for (const die of dice) die.classList.remove("hit")
    }
  }

  async function score(round: DiceRound, pace: Pace): Promise<void> {
    let total = 0
    for (let grid = 0; grid < round.grids.length; grid++) {
      const lines = round.lines.filter((line) => line.grid === grid)
      if (lines.length === 0) continue
      mark(lines)
      total += lines.reduce((all, line) => all + line.points, 0)
      showPoints(total)
      await pace.wait(320)
    }
    if (round.fullHouse) {
      note.textContent = words.fullHouse(model.fullHouse)
      total *= model.fullHouse
      showPoints(total)
      await pace.wait(700)
    }
    for (const turn of round.turns) {
      pace.next()
      await wheel.turn(turn, pace)
      const field = model.wheel[turn]
      if (field?.prize === "points") total += field.points
      showPoints(total)
    }
    showPoints(round.points)
    if (round.mysteryTenths > 0)
      note.textContent = `${words.mystery} × ${numberText(round.mysteryTenths / 10, view.language)}`
  }

  return {
    stage,
    verb: words.roll,
    invitation: words.readyDice,
    request: (stakeCents) => ({ stakeCents }),
    async show({ outcome }, pace) {
      if (outcome.engine !== "dice") return
      clear()
      await Promise.all(outcome.dice.grids.map((cells, grid) => rollGrid(grid, cells, pace)))
      await score(outcome.dice, pace)
    },
    lock: () => undefined,
    tell: ({ outcome }) =>
      outcome.engine === "dice" ? `${words.points} ${numberText(outcome.dice.points, view.language)}` : "",
    rules: (stakeCents) => diceRules(title, setting, stakeCents),
  }
}
