import { percentText } from "../src/studio/amounts.ts"
import { type RouletteBets, totalCents } from "../src/studio/roulette/play.ts"
import { colourOf } from "../src/studio/roulette/table.ts"
import type { RouletteTitle } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { radios } from "./radios.ts"
import { LAYERS, type Layer, rouletteBoard } from "./roulette-board.ts"
import { rouletteRules } from "./roulette-rules.ts"
import { rouletteWheel } from "./roulette-wheel.ts"
import { tableChips } from "./table-chips.ts"
import type { Words } from "./words.ts"

const mostNumbers = 12

const layerWords = {
  numbers: "spotsNumbers",
  splits: "spotsSplits",
  streets: "spotsStreets",
  corners: "spotsCorners",
} as const satisfies Record<Layer, keyof Words>

/** The number that came, called over the wheel, and the last ones beside it. */
function calledNumbers(words: Words) {
  const called = el("p", { class: "called", "aria-hidden": true })
  const history = el("ol", { class: "history", "aria-label": words.last })
  return {
    called,
    history,
    clear(): void {
      called.textContent = ""
    },
    call(pocket: number): void {
      called.textContent = String(pocket)
      called.dataset.colour = colourOf(pocket)
    },
    remember(pocket: number): void {
      history.prepend(el("li", { class: colourOf(pocket) }, String(pocket)))
      while (history.children.length > mostNumbers) history.lastElementChild?.remove()
    },
  }
}

export function rouletteTable(title: RouletteTitle, setting: Setting): Table {
  const { words, view } = setting
  const wheel = rouletteWheel()
  const numbers = calledNumbers(words)
  const board = rouletteBoard(setting, (key) => chips.place(key))
  const { chipsCents, tableCents } = title.model
  const refusalOf = (bets: RouletteBets) =>
    totalCents(bets) > tableCents ? rouletteRules(title, setting).limit : undefined
  const chips = tableChips({ chipsCents, refusalOf }, setting, board)

  const stage = el(
    "div",
    { class: "roulette" },
    el(
      "div",
      { class: "wheelside" },
      el("div", { class: "turning" }, wheel.node, numbers.called),
      numbers.history,
    ),
    el(
      "div",
      { class: "tableside" },
      radios(words.info, "layers", LAYERS, "numbers", (layer) => words[layerWords[layer]], board.layer),
      brassFrame(setting.view.art.frame, board.node),
    ),
  )

  return {
    stage,
    controls: chips.controls,
    verb: words.spin,
    invitation: words.readyTable,
    request: chips.request,
    put: ({ bets = {} }) => chips.put(bets),
    async show({ outcome }, pace) {
      if (outcome.engine !== "roulette") return
      const { pocket, wins } = outcome.result
      numbers.clear()
      board.clear()
      stage.toggleAttribute("data-spinning", !pace.isHurried())
      await wheel.spin(pocket, pace)
      numbers.call(pocket)
      board.light(
        pocket,
        wins.map((win) => win.spot),
      )
      numbers.remember(pocket)
      await pace.wait(900)
      stage.removeAttribute("data-spinning")
      chips.takeAway()
    },
    lock(on) {
      board.lock(on)
      chips.lock(on)
    },
    describe: ({ outcome }) =>
      outcome.engine === "roulette"
        ? words.number(outcome.result.pocket, words[colourOf(outcome.result.pocket)])
        : "",
    rules: () => rouletteRules(title, setting).nodes((value) => percentText(value, view.language)),
  }
}
