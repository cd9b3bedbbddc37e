import type { BlackjackHand, BlackjackState } from "../src/studio/blackjack/model.ts"
import { currentHand, resultOf, totalOf } from "../src/studio/blackjack/play.ts"
import { BLACKJACK_WORDS } from "../src/studio/blackjack/words.ts"
import type { Card } from "../src/studio/cards.ts"
import { cardRow } from "./card-row.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"
import type { Pace } from "./pace.ts"

function side(name: string, setting: Setting) {
  const row = cardRow(setting.view.language)
  const total = el("span", { class: "total" })
  const stake = el("span", { class: "hand-stake" })
  const verdict = el("span", { class: "verdict" })
  const node = el(
    "section",
    { class: "side", "aria-label": name },
    row.node,
    el("p", { class: "side-line" }, el("span", { class: "side-name" }, name), total, stake, verdict),
  )
  const count = () => {
    total.textContent = row.shown().length > 0 ? String(totalOf(row.shown()).total) : ""
  }
  return {
    node,
    put(cards: readonly Card[]): void {
      row.put(cards)
      count()
    },
    deal: (cards: readonly Card[], pace: Pace) => row.deal(cards, pace, count),
    shown: row.shown,
    stake(text: string): void {
      stake.textContent = text
    },
    verdict(text: string, mood: string): void {
      verdict.textContent = text
      verdict.dataset.mood = mood
    },
  }
}

export function blackjackHands(setting: Setting) {
  const { view, money } = setting
  const words = BLACKJACK_WORDS[view.language]
  const dealer = side(words.dealer, setting)
  dealer.node.classList.add("dealer")
  const hands = el("div", { class: "hands" })
  let sides: readonly ReturnType<typeof side>[] = []

  /** One place for each hand; after a split, the second card becomes the first of the new hand. */
  function layOut(count: number): void {
    if (sides.length === count) return
    const [before] = sides
    const cards = before?.shown() ?? []
    sides = Array.from({ length: count }, (_, at) =>
      side(count > 1 ? words.hand(at + 1) : words.player, setting),
    )
    if (count > 1) for (const [at, one] of sides.entries()) one.put(cards.slice(at, at + 1))
    hands.replaceChildren(...sides.map((one) => one.node))
  }

  async function dealFirst({ hands: [hand], dealer: [shown] }: BlackjackState, pace: Pace): Promise<void> {
    const cards = hand?.cards ?? []
    if (!shown || dealer.shown().length > 0) return
    await sides[0]?.deal(cards.slice(0, 1), pace)
    await dealer.deal([shown], pace)
  }

  function judge(state: BlackjackState, hand: BlackjackHand, at: number): void {
    const result = resultOf(state, hand)
    const mood = result === "won" || result === "blackjack" ? "won" : result === "push" ? "plain" : "lost"
    sides[at]?.verdict(words.results[result], mood)
  }

  return {
    dealer: dealer.node,
    hands,
    clear(): void {
      dealer.put([])
      sides = []
      layOut(1)
    },
    /** Deals what is new, and says how the hands ended when the round is over. */
    async show(state: BlackjackState, pace: Pace): Promise<void> {
      if (state.hands.length === 1) await dealFirst(state, pace)
      layOut(state.hands.length)
      if (dealer.shown().length === 0) dealer.put(state.dealer.slice(0, 1))
      for (const [at, hand] of state.hands.entries()) {
        await sides[at]?.deal(hand.cards, pace)
        sides[at]?.stake(money(hand.stakeCents))
        if (totalOf(hand.cards).total > 21) sides[at]?.verdict(words.results.bust, "lost")
      }
      const current = currentHand(state)
      for (const [at, one] of sides.entries())
        one.node.toggleAttribute("data-current", sides.length > 1 && at === current)
      if (current >= 0) return
      if (state.dealer.length > dealer.shown().length) await pace.wait(450)
      await dealer.deal(state.dealer, pace)
      for (const [at, hand] of state.hands.entries()) judge(state, hand, at)
      await pace.wait(500)
    },
  }
}
