import { percentText } from "../src/studio/amounts.ts"
import type { RouletteBets } from "../src/studio/roulette/play.ts"
import { colourOf } from "../src/studio/roulette/table.ts"
import type { RouletteTitle } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { button, el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { LAYERS, type Layer, rouletteBoard } from "./roulette-board.ts"
import { rouletteRules } from "./roulette-rules.ts"
import { rouletteWheel } from "./roulette-wheel.ts"

const mostNumbers = 12

/** A European or French roulette: the wheel, the whole table, chips, and the last numbers. */
export function rouletteTable(title: RouletteTitle, setting: Setting): Table {
  const { words, money, say, view } = setting
  const { model } = title
  let placed: { key: string; cents: number }[] = []
  let before: typeof placed = []
  let chip = model.chipsCents[1] ?? model.chipsCents[0] ?? 10
  let locked = false

  const betsNow = (): RouletteBets => {
    const bets: Record<string, number> = {}
    for (const { key, cents } of placed) bets[key] = (bets[key] ?? 0) + cents
    return bets
  }
  const total = (): number => placed.reduce((all, one) => all + one.cents, 0)

  const wheel = rouletteWheel()
  const history = el("ol", { class: "history", "aria-label": words.last })
  const called = el("p", { class: "called", "aria-hidden": true })
  const onTable = el("output", { class: "amount", "data-testid": "table-total" }, money(0))
  const board = rouletteBoard(setting, (key) => {
    if (locked) return
    if (total() + chip > model.tableCents) return say(tooMuch())
    set([...placed, { key, cents: chip }])
  })
  const tooMuch = (): string => rouletteRules(title, setting).limit

  const radios = <Value extends string | number>(
    label: string,
    name: string,
    values: readonly Value[],
    first: Value,
    text: (value: Value) => string,
    choose: (value: Value) => void,
  ) =>
    el(
      "fieldset",
      { class: name },
      el("legend", { class: "unseen" }, label),
      ...values.map((value) => {
        const input = el("input", { type: "radio", name, value, checked: value === first })
        input.addEventListener("change", () => choose(value))
        return el("label", {}, input, el("span", {}, text(value)))
      }),
    )
  const layerNames: Record<Layer, string> = {
    numbers: words.spotsNumbers,
    splits: words.spotsSplits,
    streets: words.spotsStreets,
    corners: words.spotsCorners,
  }
  const undo = button(words.undo, { class: "quiet" }, () => set(placed.slice(0, -1)))
  const clear = button(words.clear, { class: "quiet", "data-testid": "clear" }, () => set([]))
  const again = button(words.again, { class: "quiet", "data-testid": "again" }, () => set(before))
  const set = (chips: typeof placed): void => {
    say("")
    board.light(undefined, [])
    placed = chips
    refresh()
  }
  const refresh = (): void => {
    board.chips(betsNow())
    onTable.textContent = money(total())
    undo.disabled = locked || placed.length === 0
    clear.disabled = locked || placed.length === 0
    again.disabled = locked || before.length === 0 || placed.length > 0
  }
  const chipText = (cents: number) =>
    (cents / 100).toLocaleString(view.language, { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })
  refresh()

  const stage = el(
    "div",
    { class: "roulette" },
    el("div", { class: "wheelside" }, el("div", { class: "turning" }, wheel.node, called), history),
    el(
      "div",
      { class: "tableside" },
      radios(words.info, "layers", LAYERS, "numbers", (layer) => layerNames[layer], board.layer),
      brassFrame(board.node),
    ),
  )

  return {
    stage,
    controls: el(
      "div",
      { class: "chips" },
      radios(words.chip, "chipset", model.chipsCents, chip, chipText, (cents) => {
        chip = cents
      }),
      el("p", { class: "ontable" }, el("span", {}, words.onTable), onTable),
      el("div", { class: "moves" }, undo, clear, again),
    ),
    verb: words.spin,
    invitation: words.readyTable,
    request() {
      if (placed.length > 0) return { bets: betsNow() }
      say(words.noBets)
      return undefined
    },
    put({ bets = {} }) {
      placed = Object.entries(bets).map(([key, cents]) => ({ key, cents }))
      refresh()
    },
    async show({ outcome }, pace) {
      if (outcome.engine !== "roulette") return
      const { pocket, wins } = outcome.roulette
      called.textContent = ""
      board.light(undefined, [])
      stage.toggleAttribute("data-spinning", !pace.isHurried())
      await wheel.spin(pocket, pace)
      called.textContent = String(pocket)
      called.dataset.colour = colourOf(pocket)
      board.light(
        pocket,
        wins.map((win) => win.spot),
      )
      history.prepend(el("li", { class: colourOf(pocket) }, String(pocket)))
      while (history.children.length > mostNumbers) history.lastElementChild?.remove()
      await pace.wait(900)
      stage.removeAttribute("data-spinning")
      before = placed
      placed = []
      refresh()
    },
    lock(on) {
      locked = on
      board.lock(on)
      refresh()
    },
    tell: ({ outcome }) =>
      outcome.engine === "roulette"
        ? words.number(outcome.roulette.pocket, words[colourOf(outcome.roulette.pocket)])
        : "",
    rules: () => rouletteRules(title, setting).nodes((value) => percentText(value, view.language)),
  }
}
