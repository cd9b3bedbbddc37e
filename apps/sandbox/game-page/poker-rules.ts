import { handText } from "../src/studio/poker/hand-words.ts"
import { HANDS, type Hand, PAYS } from "../src/studio/poker/hands.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"

const RULES = {
  en: {
    play: "You get five cards from one deck of 52. Hold any of them and draw: the others are replaced once from the same deck. The highest hand of your five cards is paid.",
    hands: {
      royal: "Ten, jack, queen, king and ace of one suit",
      "straight-flush": "Five ranks in a row of one suit",
      four: "Four cards of one rank",
      "full-house": "Three of one rank and two of another",
      flush: "Five cards of one suit",
      straight: "Five ranks in a row; the ace is high, or low before the two",
      three: "Three cards of one rank",
      "two-pair": "Two pairs",
      jacks: "A pair of jacks, queens, kings or aces",
    },
    returned:
      "The return above is that of the best decision for every hand, computed over all 2.598.960 hands. Other decisions return less.",
    keys: "Keys 1 to 5 hold a card or let it go.",
    away: "A round that you leave waits a day for you. Then pairs, equal ranks, straights and flushes are held for you and the other cards are replaced.",
  },
  fr: {
    play: "Vous recevez cinq cartes d’un jeu de 52. Gardez celles que vous voulez et tirez : les autres sont remplacées une fois, avec des cartes du même jeu. La meilleure main de vos cinq cartes est payée.",
    hands: {
      royal: "Dix, valet, dame, roi et as d’une même couleur",
      "straight-flush": "Cinq valeurs qui se suivent dans une même couleur",
      four: "Quatre cartes de même valeur",
      "full-house": "Trois cartes d’une valeur et deux d’une autre",
      flush: "Cinq cartes d’une même couleur",
      straight: "Cinq valeurs qui se suivent ; l’as vient après le roi ou avant le deux",
      three: "Trois cartes de même valeur",
      "two-pair": "Deux paires",
      jacks: "Une paire de valets, de dames, de rois ou d’as",
    },
    returned:
      "Le taux de retour ci-dessus est celui de la meilleure décision pour chaque main, calculé sur les 2.598.960 mains possibles. D’autres décisions rapportent moins.",
    keys: "Les touches 1 à 5 gardent ou libèrent une carte.",
    away: "Une partie que vous quittez vous attend un jour. Ensuite, les paires, les cartes de même valeur, les suites et les couleurs sont gardées pour vous et les autres cartes sont remplacées.",
  },
  nl: {
    play: "U krijgt vijf kaarten uit één spel van 52. Houd de kaarten die u wilt en trek: de andere worden één keer vervangen uit hetzelfde spel. De hoogste hand van uw vijf kaarten wordt uitbetaald.",
    hands: {
      royal: "Tien, boer, vrouw, heer en aas van één kleur",
      "straight-flush": "Vijf opeenvolgende waarden van één kleur",
      four: "Vier kaarten van dezelfde waarde",
      "full-house": "Drie kaarten van één waarde en twee van een andere",
      flush: "Vijf kaarten van één kleur",
      straight: "Vijf opeenvolgende waarden; het aas komt na de heer of voor de twee",
      three: "Drie kaarten van dezelfde waarde",
      "two-pair": "Twee paren",
      jacks: "Een paar boeren, vrouwen, heren of azen",
    },
    returned:
      "Het percentage hierboven geldt voor de beste beslissing bij elke hand, berekend over alle 2.598.960 handen. Met andere beslissingen ligt het lager.",
    keys: "Met de toetsen 1 tot 5 houdt u een kaart of laat u ze los.",
    away: "Een ronde die u verlaat, blijft een dag staan. Daarna houden we paren, gelijke waarden, straten en flushes voor u en worden de andere kaarten vervangen.",
  },
} satisfies Record<Language, { readonly hands: Record<Hand, string> } & Record<string, unknown>>

export function pokerRules(setting: Setting, stakeCents: number): Node[] {
  const { language } = setting.view
  const words = RULES[language]
  const row = (hand: Hand) =>
    el(
      "div",
      {},
      el("dt", {}, handText(hand, language)),
      el("dd", {}, setting.money(PAYS[hand] * stakeCents)),
      el("dd", { class: "explained" }, words.hands[hand]),
    )
  return [
    el("p", {}, words.play),
    el("dl", { class: "facts" }, ...HANDS.map(row)),
    ...[words.returned, words.keys, words.away].map((sentence) => el("p", {}, sentence)),
  ]
}
