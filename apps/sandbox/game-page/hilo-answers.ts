import { percentText } from "../src/studio/amounts.ts"
import { RANKS } from "../src/studio/cards.ts"
import type { Answer, HiloModel, HiloState } from "../src/studio/hilo/model.ts"
import { choicesAt, offersOf, placeOf, rightRanks } from "../src/studio/hilo/play.ts"
import { button, el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { hiloWords } from "./hilo-words.ts"

function answerButton(sign: string, testId: string, press: () => void) {
  const label = el("b", {})
  const chance = el("span", { class: "chance" })
  const prize = el("span", { class: "amount" })
  const arrow = el("span", { class: "arrow", "aria-hidden": true }, sign)
  const node = button(sign, { class: "answer", "data-testid": testId }, press, arrow, label, chance, prize)
  // Its name is what it says: the answer, its chance and its prize.
  node.removeAttribute("aria-label")
  return {
    node,
    write(answer: string, chanceText = "", prizeText = ""): void {
      label.textContent = answer
      chance.textContent = chanceText
      prize.textContent = prizeText
    },
  }
}

/** The two answers as buttons, the higher one above, each with its chance and the prize of a right answer. */
export function answerButtons(model: HiloModel, { view, money }: Setting, press: (side: number) => void) {
  const words = hiloWords(view.language)
  const buttons = [answerButton("▲", "upper", () => press(0)), answerButton("▼", "lower", () => press(1))]
  let answers: readonly Answer[] = []

  function labelOf(answer: Answer, place: number): string {
    if (answer === "same") return words.same
    if (answer === "higher") return place === 0 ? words.onlyHigher : words.higher
    return place === RANKS.length - 1 ? words.onlyLower : words.lower
  }

  return {
    nodes: buttons.map(({ node }) => node),
    answerAt: (side: number): Answer | undefined => answers[side],
    show(state: HiloState): void {
      const offers = offersOf(model, state)
      const place = placeOf(model, state.cards.at(-1)!)
      const choices = choicesAt(place)
      answers = choices.map(({ answer }) => answer)
      for (const [side, choice] of choices.entries()) {
        const offer = offers.find(({ answer }) => answer === choice.answer)
        const share = percentText((rightRanks(choice) * 100) / RANKS.length, view.language, 1)
        buttons[side]?.write(
          labelOf(choice.answer, place),
          words.chance(share),
          offer ? money(offer.prizeCents) : "–",
        )
      }
    },
    /** The answers without what they bring, between two rounds. */
    clear(): void {
      buttons[0]?.write(words.higher)
      buttons[1]?.write(words.lower)
    },
  }
}
