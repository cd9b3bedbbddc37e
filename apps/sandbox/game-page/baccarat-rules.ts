import { percentText } from "../src/studio/amounts.ts"
import { baccaratReturns } from "../src/studio/baccarat/exact.ts"
import { BACCARAT_BETS, type BaccaratBet } from "../src/studio/baccarat/play.ts"
import { BACCARAT_WORDS } from "../src/studio/baccarat/words.ts"
import { percent } from "../src/studio/fraction.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"

type Words = {
  readonly deal: string
  readonly invitation: string
  readonly felt: readonly [string, string]
  readonly pays: Readonly<Record<BaccaratBet, string>>
  readonly returned: string
  readonly limit: (table: string, tie: string) => string
  readonly rules: readonly string[]
}

const en: Words = {
  deal: "Deal",
  invitation: "Place your chips on Player, Banker or Tie, then deal.",
  felt: ["BACCARAT", "TIE PAYS 8 TO 1"],
  pays: { player: "pays 1 to 1", banker: "pays 0.95 to 1", tie: "pays 8 to 1" },
  returned: "returns",
  limit: (table, tie) => `The table takes at most ${table} per round, of which at most ${tie} on the tie.`,
  rules: [
    "You bet on which side will have the higher total: Player, Banker, or both the same (Tie). You make no decisions during the round.",
    "An ace counts 1, cards from 2 to 9 their number, 10, jack, queen and king 0. Only the last digit of the sum counts: 7 and 8 make 5.",
    "Each side gets two cards from eight decks, which are newly shuffled for every round. With 8 or 9 on either side, nobody draws.",
    "Otherwise the player draws a third card on 0 to 5 and stands on 6 or 7. If the player stands, the banker draws on 0 to 5.",
    "If the player has drawn, the banker draws on 0, 1 or 2; on 3 unless the player’s third card is an 8; on 4 against 2 to 7; on 5 against 4 to 7; on 6 against 6 or 7; never on 7.",
    "On a tie, stakes on Player and Banker are returned.",
    "The return to players above is for a bet on the Banker. Each bet has its own:",
  ],
}

const fr: Words = {
  deal: "Distribuer",
  invitation: "Placez vos jetons sur Joueur, Banque ou Égalité, puis distribuez.",
  felt: ["BACCARA", "L’ÉGALITÉ PAIE 8 POUR 1"],
  pays: { player: "paie 1 pour 1", banker: "paie 0,95 pour 1", tie: "paie 8 pour 1" },
  returned: "taux de retour",
  limit: (table, tie) =>
    `La table accepte au maximum ${table} par partie, dont ${tie} au maximum sur l’égalité.`,
  rules: [
    "Vous misez sur le côté qui aura le total le plus élevé : Joueur, Banque, ou les deux à égalité. Vous ne prenez aucune décision en cours de partie.",
    "L’as vaut 1, les cartes de 2 à 9 leur nombre, le 10, le valet, la dame et le roi 0. Seul compte le dernier chiffre de la somme : 7 et 8 font 5.",
    "Chaque côté reçoit deux cartes de huit jeux, mélangés à neuf pour chaque partie. Si l’un des deux a 8 ou 9, personne ne tire.",
    "Sinon, le joueur tire une troisième carte de 0 à 5 et reste à 6 ou 7. Si le joueur reste, la banque tire de 0 à 5.",
    "Si le joueur a tiré, la banque tire à 0, 1 ou 2 ; à 3 sauf si la troisième carte du joueur est un 8 ; à 4 contre 2 à 7 ; à 5 contre 4 à 7 ; à 6 contre 6 ou 7 ; jamais à 7.",
    "En cas d’égalité, les mises sur Joueur et Banque vous sont remboursées.",
    "Le taux de retour indiqué ci-dessus est celui d’une mise sur la Banque. Chaque mise a le sien :",
  ],
}

const nl: Words = {
  deal: "Delen",
  invitation: "Leg uw fiches op Speler, Bank of Gelijkspel en deel.",
  felt: ["BACCARAT", "GELIJKSPEL BETAALT 8 TEGEN 1"],
  pays: { player: "betaalt 1 tegen 1", banker: "betaalt 0,95 tegen 1", tie: "betaalt 8 tegen 1" },
  returned: "uitbetaling",
  limit: (table, tie) =>
    `U kunt hoogstens ${table} per ronde inzetten aan deze tafel, waarvan hoogstens ${tie} op Gelijkspel.`,
  rules: [
    "U voorspelt welke kant het hoogste totaal heeft: Speler, Bank, of allebei evenveel (Gelijkspel). Tijdens de ronde hoeft u niets te beslissen.",
    "Een aas telt 1, kaarten van 2 tot 9 hun eigen waarde, 10, boer, vrouw en heer 0. Alleen het laatste cijfer van de som telt: 7 en 8 geven 5.",
    "Elke kant krijgt twee kaarten uit acht kaartspellen, die voor elke ronde opnieuw worden geschud. Heeft een van beide 8 of 9, dan trekt niemand.",
    "Anders trekt de speler een derde kaart bij 0 tot 5 en past hij bij 6 of 7. Past de speler, dan trekt de bank bij 0 tot 5.",
    "Heeft de speler getrokken, dan trekt de bank bij 0, 1 of 2; bij 3, behalve als de derde kaart van de speler een 8 is; bij 4 tegen 2 tot 7; bij 5 tegen 4 tot 7; bij 6 tegen 6 of 7; nooit bij 7.",
    "Bij gelijkspel krijgt u de inzetten op Speler en Bank terug.",
    "Het uitbetalingspercentage hierboven is dat van een inzet op de Bank. Elke inzet heeft een eigen percentage:",
  ],
}

const byLanguage: Record<Language, Words> = { en, fr, nl }
export const baccaratWords = (language: Language): Words => byLanguage[language]

export const baccaratLimit = ({ model }: TitleOf<"baccarat">, { view, money }: Setting): string =>
  baccaratWords(view.language).limit(money(model.tableCents), money(model.tieCents))

export function baccaratRules(title: TitleOf<"baccarat">, setting: Setting): readonly Node[] {
  const { language } = setting.view
  const words = baccaratWords(language)
  const returns = baccaratReturns()
  const rows = BACCARAT_BETS.map((bet) =>
    el(
      "div",
      {},
      el("dt", {}, `${BACCARAT_WORDS[language][bet]}, ${words.pays[bet]}`),
      el("dd", {}, `${words.returned} ${percentText(percent(returns[bet]), language)}`),
    ),
  )
  return [
    el("p", {}, baccaratLimit(title, setting)),
    ...words.rules.map((sentence) => el("p", {}, sentence)),
    el("dl", { class: "facts" }, ...rows),
  ]
}
