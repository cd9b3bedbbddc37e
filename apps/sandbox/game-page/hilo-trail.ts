import type { HiloState, Move } from "../src/studio/hilo/model.ts"
import { cardPicture } from "./card.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { hiloWords } from "./hilo-words.ts"

const mostCards = 8

const signs: Record<Move, string> = { higher: "▲", lower: "▼", same: "=", skip: "↻" }

/** The cards of a round before the open one, each with the answer that followed it. */
export function cardTrail({ view }: Setting) {
  const node = el("ol", { class: "trail", "aria-label": hiloWords(view.language).trail })
  return {
    node,
    show({ cards, moves }: HiloState): void {
      const passed = moves.map((move, at) =>
        el("li", {}, cardPicture(cards[at], view.language), el("span", { "aria-hidden": true }, signs[move])),
      )
      node.replaceChildren(...passed.slice(-mostCards))
    },
    clear: () => node.replaceChildren(),
  }
}
