import { numberText } from "../src/studio/amounts.ts"
import type { DiceRound } from "../src/studio/dice/model.ts"
import type { DiceTitle } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { diceGrids } from "./dice-grids.ts"
import { prizeLadder } from "./dice-ladder.ts"
import { diceRules } from "./dice-rules.ts"
import { bonusWheel } from "./dice-wheel.ts"
import { el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import type { Pace } from "./pace.ts"

export function diceTable(title: DiceTitle, setting: Setting): Table {
  const { model } = title
  const { words, view } = setting
  const grids = diceGrids(title, view.art.palette)
  const ladder = prizeLadder(model, setting)
  const wheel = bonusWheel(model, setting)
  const note = el("p", { class: "counter" })
  const stage = el(
    "div",
    { class: "dice" },
    note,
    el("div", { class: "board" }, brassFrame(setting.view.art.frame, grids.node, wheel.node), ladder.node),
  )

  async function score(round: DiceRound, pace: Pace): Promise<void> {
    let total = 0
    for (let grid = 0; grid < round.grids.length; grid++) {
      const lines = round.lines.filter((line) => line.grid === grid)
      if (lines.length === 0) continue
      grids.mark(lines)
      total += lines.reduce((all, line) => all + line.points, 0)
      ladder.show(total)
      await pace.wait(320)
    }
    if (round.fullHouse) {
      note.textContent = words.fullHouse(model.fullHouse)
      total *= model.fullHouse
      ladder.show(total)
      await pace.wait(700)
    }
    for (const turn of round.turns) {
      pace.next()
      await wheel.turn(turn, pace)
      const field = model.wheel[turn]
      if (field?.prize === "points") total += field.points
      ladder.show(total)
    }
    ladder.show(round.points)
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
      note.textContent = ""
      ladder.show(0)
      grids.clear()
      await grids.roll(outcome.result.grids, pace)
      await score(outcome.result, pace)
    },
    lock: () => undefined,
    describe: ({ outcome }) =>
      outcome.engine === "dice" ? `${words.points} ${numberText(outcome.result.points, view.language)}` : "",
    rules: (stakeCents) => diceRules(title, setting, stakeCents),
  }
}
