import type { Card } from "../src/studio/cards.ts"
import { cardPicture, cardText } from "./card.ts"
import { turnCard } from "./card-turn.ts"
import { button, el } from "./dom.ts"
import type { Setting } from "./game.ts"
import type { Pace } from "./pace.ts"
import { pokerWords } from "./poker-words.ts"

const CARDS = 5
const betweenMs = 80

/** The five cards as buttons that hold them, and the keys 1 to 5 that do the same. */
export function pokerCards({ view }: Setting) {
  const words = pokerWords(view.language)
  let isChoosing = false
  const slots = Array.from({ length: CARDS }, (_, at) => {
    const face = el("span", { class: "face" }, cardPicture(undefined, view.language))
    const node = button(
      words.card(at + 1),
      { class: "slotcard", "aria-pressed": "false", "aria-disabled": "true" },
      () => toggle(at),
      face,
      el("span", { class: "mark", "aria-hidden": true }, words.held),
    )
    return { node, face }
  })

  const isHeld = (at: number): boolean => slots[at]?.node.getAttribute("aria-pressed") === "true"
  const setHeld = (at: number, held: boolean): void =>
    slots[at]?.node.setAttribute("aria-pressed", String(held))
  function toggle(at: number): void {
    if (isChoosing) setHeld(at, !isHeld(at))
  }

  document.addEventListener("keydown", (event) => {
    const at = Number(event.key) - 1
    const isElsewhere =
      event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")
    if (isChoosing && !isElsewhere && at >= 0 && at < CARDS) toggle(at)
  })

  async function turnAll(places: readonly number[], cards: readonly Card[], pace: Pace): Promise<void> {
    await Promise.all(
      places.map(async (at, order) => {
        await pace.wait(order * betweenMs)
        const { node, face } = slots[at]!
        const card = cards[at]!
        node.setAttribute("aria-label", words.hold(cardText(card, view.language), at + 1))
        await turnCard(face, card, view.language, pace)
      }),
    )
  }

  return {
    node: el("div", { class: "hand" }, ...slots.map(({ node }) => node)),
    /** Shows five new cards, none of them held. */
    async deal(cards: readonly Card[], pace: Pace): Promise<void> {
      for (const [at, { node, face }] of slots.entries()) {
        setHeld(at, false)
        node.removeAttribute("data-paid")
        face.replaceChildren(cardPicture(undefined, view.language))
      }
      await turnAll([...slots.keys()], cards, pace)
    },
    /** Replaces the cards that are not held; `held` has a digit for each card. */
    async draw(cards: readonly Card[], held: string, pace: Pace): Promise<void> {
      for (const at of slots.keys()) setHeld(at, held[at] === "1")
      const replaced = [...slots.keys()].filter((at) => held[at] !== "1")
      for (const at of replaced) slots[at]!.face.replaceChildren(cardPicture(undefined, view.language))
      await pace.wait(200)
      await turnAll(replaced, cards, pace)
    },
    light(isPaid: boolean): void {
      for (const { node } of slots) node.toggleAttribute("data-paid", isPaid)
    },
    choosing(on: boolean): void {
      isChoosing = on
      for (const { node } of slots) node.setAttribute("aria-disabled", String(!on))
    },
    first: slots[0]?.node,
    held: (): string => [...slots.keys()].map((at) => (isHeld(at) ? "1" : "0")).join(""),
  }
}
