import type { HiloState } from "../src/studio/hilo/model.ts"
import { prizeOf } from "../src/studio/hilo/play.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { cardPicture, cardText } from "./card.ts"
import { turnCard } from "./card-turn.ts"
import { el } from "./dom.ts"
import { focusDecision, focusStart } from "./focus.ts"
import type { Setting, Table } from "./game.ts"
import { hiloChoices } from "./hilo-choices.ts"
import { hiloRules } from "./hilo-rules.ts"
import { cardTrail } from "./hilo-trail.ts"
import { hiloWords } from "./hilo-words.ts"
import type { Pace } from "./pace.ts"

/** The card to compare, and under it whether the last answer was right. */
function openCard({ view }: Setting) {
  const words = hiloWords(view.language)
  const place = el("div", { class: "opencard" }, cardPicture(undefined, view.language))
  const verdict = el("p", { class: "verdict", "aria-hidden": true })
  return {
    node: el("div", { class: "shown" }, place, verdict),
    async turn({ cards, moves, end }: HiloState, pace: Pace): Promise<void> {
      verdict.textContent = ""
      place.removeAttribute("data-verdict")
      place.replaceChildren(cardPicture(undefined, view.language))
      const arrives = [
        { translate: "40px -24px", opacity: 0 },
        { translate: "0 0", opacity: 1 },
      ]
      await pace.animate(place, arrives, { duration: 180, easing: "ease-out" })
      await turnCard(place, cards.at(-1)!, view.language, pace)
      if (moves.length === 0 || moves.at(-1) === "skip") return
      const isWrong = end === "wrong"
      verdict.textContent = isWrong ? words.wrong : words.right
      place.dataset.verdict = isWrong ? "wrong" : "right"
      await pace.wait(isWrong ? 500 : 250)
    },
  }
}

/** Higher or lower: the open card, the two answers, the prize so far and the cards that came before. */
export function hiloTable({ model }: TitleOf<"hilo">, setting: Setting): Table {
  const { view, money } = setting
  const words = hiloWords(view.language)
  const choices = hiloChoices(model, setting)
  const trail = cardTrail(setting)
  const open = openCard(setting)
  const progress = el("p", { class: "progress" })
  const prize = el("output", { class: "amount" })
  /** The cards on the table, as text. */
  let onTable = ""

  const stage = el(
    "div",
    { class: "hilo" },
    brassFrame(
      setting.view.art.frame,
      el("div", { class: "head" }, progress, el("p", { class: "sofar" }, el("span", {}, words.prize), prize)),
      el("div", { class: "table" }, open.node, choices.node),
      choices.actions,
      trail.node,
    ),
  )

  function showProgress(state: HiloState): void {
    progress.textContent = words.answer(Math.min(state.odds.length + 1, model.steps), model.steps)
    prize.textContent = money(prizeOf(model, state))
  }

  return {
    stage,
    verb: words.deal,
    invitation: words.ready,
    request: (stakeCents) => ({ stakeCents }),
    async show({ outcome }, pace) {
      if (outcome.engine !== "hilo") return
      const state = outcome.result
      if (onTable !== state.cards.join()) {
        trail.show(state)
        await open.turn(state, pace)
      }
      onTable = state.cards.join()
      showProgress(state)
      if (!state.end) {
        choices.show(state)
        return
      }
      choices.clear()
      focusStart()
    },
    async choose({ outcome, actions }) {
      if (outcome.engine === "hilo") {
        const question = words.ask(cardText(outcome.result.cards.at(-1)!, view.language))
        setting.say(question)
        choices.node.setAttribute("aria-label", question)
      }
      focusDecision(choices.node)
      return await choices.choose(actions.map(({ name }) => name))
    },
    lock: () => undefined,
    describe(round) {
      if (round.outcome.engine !== "hilo") return ""
      const { cards, odds, end } = round.outcome.result
      return end === "wrong"
        ? words.ended(cardText(cards.at(-1)!, view.language))
        : words.collected(odds.length)
    },
    rules: (stakeCents) => hiloRules(model, setting, stakeCents),
  }
}
