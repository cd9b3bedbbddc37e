import { cardText } from "../../../game-page/card.ts"
import type { EngineHistory, Row } from "../history-rows.ts"
import type { Language } from "../words.ts"
import type { Move } from "./model.ts"

const WORDS = {
  en: {
    first: "First card",
    moves: { higher: "Higher", lower: "Lower", same: "Same rank", skip: "Exchanged" },
    right: "right",
    wrong: "wrong",
    collected: "Collected after",
    answers: (count: number) => (count === 1 ? "1 right answer" : `${count} right answers`),
  },
  fr: {
    first: "Première carte",
    moves: { higher: "Plus haut", lower: "Plus bas", same: "Même valeur", skip: "Échangée" },
    right: "juste",
    wrong: "faux",
    collected: "Encaissé après",
    answers: (count: number) => (count === 1 ? "1 bonne réponse" : `${count} bonnes réponses`),
  },
  nl: {
    first: "Eerste kaart",
    moves: { higher: "Hoger", lower: "Lager", same: "Zelfde waarde", skip: "Gewisseld" },
    right: "juist",
    wrong: "fout",
    collected: "Geïnd na",
    answers: (count: number) => (count === 1 ? "1 juist antwoord" : `${count} juiste antwoorden`),
  },
} as const satisfies Record<Language, { readonly moves: Record<Move, string> } & Record<string, unknown>>

export const hiloHistory: EngineHistory<"hilo"> = {
  drawings: () => [],
  rows({ result: { cards, moves, odds, end } }, language) {
    const words = WORDS[language]
    const steps = moves.map((move, at): Row => {
      const card = cardText(cards[at + 1]!, language)
      const isWrong = end === "wrong" && at === moves.length - 1
      const verdict = move === "skip" ? "" : ` (${isWrong ? words.wrong : words.right})`
      return [words.moves[move], `${card}${verdict}`]
    })
    const collected: readonly Row[] =
      end === "collected" ? [[words.collected, words.answers(odds.length)]] : []
    return [[words.first, cardText(cards[0]!, language)], ...steps, ...collected]
  },
}
