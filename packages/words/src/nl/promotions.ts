import type english from "../en/promotions.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Promoties",
  description:
    "Wat er in het huis loopt: hoe jackpots, prijzentrekkingen en de Elite Club werken, en onder welke voorwaarden.",
  lead: "Wat er bij Elite loopt, en tegen welke voorwaarden. Haast hoeft niet.",
  column: "Een aanplakzuil met affiches.",
  bills: "Affiches",
  none: "Hier hangt nu geen affiche",
  noneText: "Wat altijd loopt, staat hieronder.",
  always: "Zonder einddatum",
  period: "Van {from} tot {until}",
  infoOnly: "Ter informatie: hier niet aangeboden",
  terms: "Voorwaarden",
  back: "Alle promoties",
  ways: {
    joiningBonus: "Naar de stortpagina",
    referralReward: "Naar mijn uitnodigingen",
    coinRedemption: "Naar het coinloket",
    rankMultipliers: "Naar de Elite Club",
    jackpots: "Naar de jackpots",
    questHouseMoney: "Naar de Elite Quest",
    tournamentHousePrizes: "Naar de toernooien",
  },
  runs: {
    title: "Altijd in het huis",
    jackpots: {
      title: "Jackpots",
      text: "Vier potten, hoe elke pot valt en met welke kans.",
      link: "Naar de jackpots",
    },
    club: {
      title: "Elite Club",
      text: "Hoe punten, coins en rangen worden geteld.",
      link: "Naar de Elite Club",
    },
    referrals: {
      title: "Uitnodigingen",
      text: "Wat voor een vriend gegeven wordt, en wat daarvoor nodig is.",
      link: "Naar mijn uitnodigingen",
    },
  },
} as const satisfies Shape<typeof english>
