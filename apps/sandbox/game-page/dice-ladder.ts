import { numberText } from "../src/studio/amounts.ts"
import type { DiceModel } from "../src/studio/dice/model.ts"
import { rungFor } from "../src/studio/dice/play.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"

/** The prize ladder: the points of a round, the rungs that they reach and the one that is paid. */
export function prizeLadder(model: DiceModel, { words, view }: Setting) {
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
  return {
    node: el(
      "aside",
      { class: "ladder" },
      el("p", {}, el("span", {}, words.points), points),
      el("ol", {}, ...rungs.map(({ node }) => node)),
    ),
    show(total: number): void {
      points.textContent = numberText(total, view.language)
      const reached = rungFor(model, total)
      for (const { rung, node } of rungs) {
        node.toggleAttribute("data-reached", total >= rung.points)
        node.toggleAttribute("data-paid", rung.tenths === reached)
      }
    },
  }
}
