import type english from "../en/promotions.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Promoties",
  description:
    "De promoties van Elite en hun voorwaarden, met uitleg over jackpots, prijzentrekkingen en de Elite Club.",
  lead: "Onze promoties en hun voorwaarden. Lees ze rustig na.",
  column: "Een aanplakzuil met affiches.",
  bills: "Lopende promoties",
  none: "Er is nu geen promotie",
  noneText: "Wat u altijd bij Elite vindt, staat hieronder.",
  always: "Zonder einddatum",
  period: "Van {from} tot {until}",
  infoOnly: "Ter informatie: hier niet beschikbaar",
  terms: "Voorwaarden",
  back: "Alle promoties",
  ways: {
    joiningBonus: "Naar de stortpagina",
    referralReward: "Naar mijn uitnodigingen",
    coinRedemption: "Naar het coinloket",
    rankMultipliers: "Naar de Elite Club",
    jackpots: "Naar de jackpots",
    prizeDrops: "Naar de prijzen",
    questHouseMoney: "Naar de Elite Quest",
    tournamentHousePrizes: "Naar de toernooien",
  },
  figures: {
    joiningBonus: "tot {maximum} bij uw eerste storting",
    referralReward: "per vriend die u uitnodigt",
    jackpots: "nu in de jackpots",
    rankMultipliers: "coins in de hoogste rang",
    questHouseMoney: "in de pot van deze week",
    tournamentHousePrizes: "nu aan prijzen",
  },
  runs: {
    title: "Altijd bij Elite",
    jackpots: {
      title: "Jackpots",
      text: "Vier jackpots: hoe ze vallen en hoe groot de kans is.",
      link: "Naar de jackpots",
    },
    club: {
      title: "Elite Club",
      text: "Hoe u punten en coins verdient, en hoe uw rang wordt bepaald.",
      link: "Naar de Elite Club",
    },
    referrals: {
      title: "Uitnodigingen",
      text: "Wat u krijgt als u een vriend uitnodigt, en onder welke voorwaarden.",
      link: "Naar mijn uitnodigingen",
    },
  },
} as const satisfies Shape<typeof english>
