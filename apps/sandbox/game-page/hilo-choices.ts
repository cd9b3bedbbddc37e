import { percentText } from "../src/studio/amounts.ts"
import { RANKS } from "../src/studio/cards.ts"
import type { Answer, HiloModel, HiloState } from "../src/studio/hilo/model.ts"
import { choicesAt, offersOf, placeOf, prizeOf, rightRanks, skipsLeft } from "../src/studio/hilo/play.ts"
import { button, el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { hiloWords } from "./hilo-words.ts"

const arrows = { ArrowUp: 0, ArrowDown: 1 } as const

/** The decisions of a round: two answers with their chances and prizes, another card, and collecting. */
export function hiloChoices(model: HiloModel, { view, money }: Setting) {
  const words = hiloWords(view.language)
  let decide: ((decision: string) => void) | undefined
  let allowed: readonly string[] = []
  /** The answers of the upper and the lower button. */
  let answers: readonly Answer[] = []

  const sides = ["▲", "▼"].map((sign, at) => {
    const label = el("b", {})
    const chance = el("span", { class: "chance" })
    const prize = el("span", { class: "amount" })
    const node = button(
      words.deal,
      { class: "answer", "data-testid": at === 0 ? "upper" : "lower" },
      () => choose(answers[at]),
      el("span", { class: "arrow", "aria-hidden": true }, sign),
      label,
      chance,
      prize,
    )
    node.removeAttribute("aria-label")
    return { node, label, chance, prize }
  })
  const skip = button(words.skip(model.skips), { class: "quiet" }, () => choose("skip"))
  const collect = button(words.collectNothing, { class: "spin collect", "data-testid": "collect" }, () =>
    choose("collect"),
  )
  const node = el("div", { class: "choices", role: "group", tabindex: -1 }, ...sides.map((side) => side.node))
  const actions = el("div", { class: "decisions" }, skip, collect)
  const all = [...sides.map((side) => side.node), skip, collect]

  function choose(decision: string | undefined): void {
    if (decision !== undefined && allowed.includes(decision)) decide?.(decision)
  }

  document.addEventListener("keydown", (event) => {
    const side = arrows[event.key as keyof typeof arrows]
    if (side === undefined || !decide || document.querySelector("dialog[open]")) return
    event.preventDefault()
    choose(answers[side])
  })

  const enable = (one: HTMLElement, isOn: boolean) => one.setAttribute("aria-disabled", String(!isOn))
  const lock = (): void => {
    for (const one of all) enable(one, false)
  }

  function labelOf(answer: Answer, place: number): string {
    if (answer === "same") return words.same
    if (answer === "higher") return place === 0 ? words.onlyHigher : words.higher
    return place === RANKS.length - 1 ? words.onlyLower : words.lower
  }

  /** Writes what the decisions bring in a state. */
  function show(state: HiloState): void {
    const offers = offersOf(model, state)
    const place = placeOf(model, state.cards.at(-1)!)
    const choices = choicesAt(place)
    answers = choices.map(({ answer }) => answer)
    for (const [at, { label, chance, prize }] of sides.entries()) {
      const choice = choices[at]!
      const offer = offers.find(({ answer }) => answer === choice.answer)
      label.textContent = labelOf(choice.answer, place)
      chance.textContent = words.chance(
        percentText((rightRanks(choice) * 100) / RANKS.length, view.language, 1),
      )
      prize.textContent = offer ? money(offer.prizeCents) : "–"
    }
    skip.textContent = words.skip(skipsLeft(model, state))
    const collected = prizeOf(model, state)
    collect.textContent = collected > 0 ? words.collect(money(collected)) : words.collectNothing
  }

  /** Between two rounds: the answers without what they bring. */
  function clear(): void {
    for (const [at, { label, chance, prize }] of sides.entries()) {
      label.textContent = at === 0 ? words.higher : words.lower
      chance.textContent = ""
      prize.textContent = ""
    }
    skip.textContent = words.skip(model.skips)
    collect.textContent = words.collectNothing
  }

  lock()
  clear()
  return {
    node,
    actions,
    show,
    clear,
    /** Waits for one of the actions. */
    async choose(actionNames: readonly string[]): Promise<string> {
      allowed = actionNames
      for (const [at, side] of sides.entries()) enable(side.node, actionNames.includes(answers[at] ?? ""))
      enable(skip, actionNames.includes("skip"))
      enable(collect, actionNames.includes("collect"))
      const decision = await new Promise<string>((resolve) => {
        decide = resolve
      })
      decide = undefined
      allowed = []
      lock()
      return decision
    },
  }
}
