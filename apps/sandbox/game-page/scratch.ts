import { numberText } from "../src/studio/amounts.ts"
import { EQUAL, type ScratchPrize } from "../src/studio/scratch/model.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { el, picture } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { scratchCard } from "./scratch-card.ts"
import { scratchRules } from "./scratch-rules.ts"
import { scratchWords } from "./scratch-words.ts"

function watchKeys(): () => boolean {
  let isKey = false
  addEventListener("keydown", () => (isKey = true), true)
  addEventListener("pointerdown", () => (isKey = false), true)
  return () => isKey
}

export function scratchTable(title: TitleOf<"scratch">, setting: Setting): Table {
  const { model, look } = title
  const { money, view } = setting
  const words = scratchWords[view.language]
  const symbolOf = (prize: number) => {
    const motif = look.prizes[prize]
    return picture("0 0 100 100", (motif && view.art.drawings[motif]) ?? "", "symbol")
  }
  const card = scratchCard(view.art, words, setting.say)
  const isByKey = watchKeys()
  const hint = el("p", { class: "counter" })
  const times = ({ tenths }: ScratchPrize) => `× ${numberText(tenths / 10, view.language)}`
  const prizes = [...model.prizes.keys()].reverse().map((prize) => ({
    prize,
    node: el("li", {}, symbolOf(prize), el("b", {}, times(model.prizes[prize]!))),
  }))
  const stage = el(
    "div",
    { class: "scratch" },
    hint,
    el(
      "div",
      { class: "board" },
      brassFrame(setting.view.art.frame, card.node),
      el(
        "aside",
        { class: "prizes" },
        el("h2", {}, words.prizes),
        el("ol", {}, ...prizes.map(({ node }) => node)),
      ),
    ),
  )

  return {
    stage,
    verb: words.take,
    invitation: words.ready,
    skipVerb: words.openAll,
    request: (stakeCents) => ({ stakeCents }),
    async show({ outcome, stakeCents }, pace) {
      if (outcome.engine !== "scratch") return
      const { fields, prize } = outcome.result
      for (const { node } of prizes) node.removeAttribute("data-paid")
      hint.textContent = words.hint
      const printed = fields.map((at) => ({
        art: symbolOf(at),
        text: money(((model.prizes[at]?.tenths ?? 0) * stakeCents) / 10),
      }))
      const played = card.play(printed, pace)
      if (isByKey()) card.focus()
      await played
      hint.textContent = ""
      if (prize === undefined) return
      card.mark(fields.flatMap((at, field) => (at === prize ? [field] : [])))
      prizes.find((one) => one.prize === prize)?.node.toggleAttribute("data-paid", true)
    },
    lock: () => undefined,
    describe({ outcome, stakeCents }) {
      if (outcome.engine !== "scratch" || outcome.result.prize === undefined) return ""
      return `${EQUAL} × ${money((outcome.result.tenths * stakeCents) / 10)}`
    },
    rules: (stakeCents) => scratchRules(title, setting, stakeCents),
  }
}
