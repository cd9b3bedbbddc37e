import { cardsText } from "../card-words.ts"
import type { EngineHistory, Row } from "../history-rows.ts"
import type { Language } from "../words.ts"
import { BACCARAT_BETS, totalOf } from "./play.ts"
import { BACCARAT_WORDS } from "./words.ts"

const BET: Record<Language, string> = { en: "Bet", fr: "Mise", nl: "Inzet" }

export const baccaratHistory: EngineHistory<"baccarat"> = {
  drawings: () => [],
  rows({ result }, language, money) {
    const words = BACCARAT_WORDS[language]
    const paid = new Map(result.wins.map((win) => [win.bet, win.winCents]))
    return [
      ...(["player", "banker"] as const).map(
        (side): Row => [words[side], `${cardsText(result[side], language)} (${totalOf(result[side])})`],
      ),
      ...BACCARAT_BETS.flatMap((bet): Row[] => {
        const cents = result.bets[bet]
        return cents
          ? [[`${BET[language]} ${words[bet]}`, `${money(cents)} → ${money(paid.get(bet) ?? 0)}`]]
          : []
      }),
    ]
  },
}
