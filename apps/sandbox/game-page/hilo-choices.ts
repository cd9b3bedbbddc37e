import type { HiloModel, HiloState } from "../src/studio/hilo/model.ts"
import { prizeOf, skipsLeft } from "../src/studio/hilo/play.ts"
import { button, el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { answerButtons } from "./hilo-answers.ts"
import { hiloWords } from "./hilo-words.ts"

/** The answer of each arrow key: the upper or the lower one. */
const arrows: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowDown: 1 }

/** The decisions of a round: two answers, another card, and collecting. */
export function hiloChoices(model: HiloModel, setting: Setting) {
  const words = hiloWords(setting.view.language)
  let decide: ((decision: string) => void) | undefined
  let allowed: readonly string[] = []
  const answers = answerButtons(model, setting, (side) => choose(answers.answerAt(side)))
  const skip = button(words.skip(model.skips), { class: "quiet" }, () => choose("skip"))
  const collect = button(words.collectNothing, { class: "spin collect", "data-testid": "collect" }, () =>
    choose("collect"),
  )
  const node = el("div", { class: "choices", role: "group", tabindex: -1 }, ...answers.nodes)

  function choose(decision: string | undefined): void {
    if (decision !== undefined && allowed.includes(decision)) decide?.(decision)
  }

  document.addEventListener("keydown", (event) => {
    const side = arrows[event.key]
    if (side === undefined || !decide || document.querySelector("dialog[open]")) return
    event.preventDefault()
    choose(answers.answerAt(side))
  })

  function allow(decisions: readonly string[]): void {
    allowed = decisions
    const enable = (one: HTMLElement, decision = "") =>
      one.setAttribute("aria-disabled", String(!decisions.includes(decision)))
    for (const [side, one] of answers.nodes.entries()) enable(one, answers.answerAt(side))
    enable(skip, "skip")
    enable(collect, "collect")
  }

  function clear(): void {
    answers.clear()
    skip.textContent = words.skip(model.skips)
    collect.textContent = words.collectNothing
  }

  allow([])
  clear()
  return {
    node,
    actions: el("div", { class: "decisions" }, skip, collect),
    /** Writes what the decisions bring in a state. */
    show(state: HiloState): void {
      answers.show(state)
      skip.textContent = words.skip(skipsLeft(model, state))
      const prize = prizeOf(model, state)
      collect.textContent = prize > 0 ? words.collect(setting.money(prize)) : words.collectNothing
    },
    /** Shows no prizes, between two rounds. */
    clear,
    /** Waits for one of the actions. */
    async choose(actions: readonly string[]): Promise<string> {
      allow(actions)
      const decision = await new Promise<string>((resolve) => {
        decide = resolve
      })
      decide = undefined
      allow([])
      return decision
    },
  }
}
