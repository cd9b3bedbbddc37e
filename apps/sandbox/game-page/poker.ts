import type { Card } from "../src/studio/cards.ts"
import { handText } from "../src/studio/poker/hand-words.ts"
import { HANDS, handOf, PAYS } from "../src/studio/poker/hands.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { cardText } from "./card.ts"
import { button, el } from "./dom.ts"
import { focusDecision, focusStart } from "./focus.ts"
import type { Setting, Table } from "./game.ts"
import { pokerCards } from "./poker-cards.ts"
import { pokerRules } from "./poker-rules.ts"
import { pokerWords } from "./poker-words.ts"

/** The paytable above the cards; the row of the hand on the table is lit. */
function payTable({ view }: Setting) {
  const rows = HANDS.map((hand) => ({
    hand,
    node: el("li", {}, el("span", {}, handText(hand, view.language)), el("b", {}, `× ${PAYS[hand]}`)),
  }))
  return {
    node: el(
      "ol",
      { class: "paytable", "aria-label": pokerWords(view.language).table },
      ...rows.map(({ node }) => node),
    ),
    light(cards: readonly Card[]): void {
      const made = cards.length > 0 ? handOf(cards) : undefined
      for (const { hand, node } of rows) node.toggleAttribute("data-made", hand === made)
    },
  }
}

export function pokerTable(_title: TitleOf<"poker">, setting: Setting): Table {
  const { view } = setting
  const words = pokerWords(view.language)
  const table = payTable(setting)
  const cards = pokerCards(setting)
  let onTable = ""
  let decide: ((action: string) => void) | undefined
  const draw = button(
    words.draw,
    { class: "spin drawing", "data-testid": "draw", "aria-disabled": "true" },
    () => decide?.(`hold ${cards.held()}`),
  )
  const spoken = el("p", { class: "unseen", role: "status" })
  const stage = el(
    "div",
    { class: "poker" },
    brassFrame(setting.view.art.frame, table.node, cards.node),
    draw,
    spoken,
  )
  const listed = (list: readonly Card[]): string =>
    list.map((card) => cardText(card, view.language)).join(", ")

  function choosing(on: boolean): void {
    cards.choosing(on)
    draw.setAttribute("aria-disabled", String(!on))
  }

  return {
    stage,
    verb: words.deal,
    invitation: words.ready,
    request: (stakeCents) => ({ stakeCents }),
    async show({ outcome }, pace) {
      if (outcome.engine !== "poker") return
      const { dealt, held, cards: now } = outcome.result
      if (onTable !== dealt.join()) {
        table.light([])
        await cards.deal(dealt, pace)
        onTable = dealt.join()
      }
      if (held === undefined) {
        table.light(dealt)
        spoken.textContent = words.dealt(listed(dealt))
        return
      }
      table.light([])
      await cards.draw(now, held, pace)
      table.light(now)
      cards.light(outcome.winCents > 0)
      spoken.textContent = words.drawn(listed(now))
      onTable = ""
    },
    async choose() {
      setting.say(words.choose)
      choosing(true)
      focusDecision(cards.first)
      const action = await new Promise<string>((resolve) => {
        decide = resolve
      })
      decide = undefined
      choosing(false)
      focusStart()
      return action
    },
    lock: () => undefined,
    describe({ outcome }) {
      const hand = outcome.engine === "poker" ? handOf(outcome.result.cards) : undefined
      return hand ? handText(hand, view.language) : ""
    },
    rules: (stakeCents) => pokerRules(setting, stakeCents),
  }
}
