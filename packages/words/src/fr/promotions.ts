import type english from "../en/promotions.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Promotions",
  description:
    "Les promotions d’Elite et leurs conditions : jackpots, tirages de prix, Elite Club et invitations.",
  lead: "Nos promotions et leurs conditions.",
  column: "Une colonne Morris avec ses affiches.",
  bills: "Affiches",
  none: "Aucune promotion pour le moment",
  noneText: "Ce que nous proposons en permanence figure ci-dessous.",
  always: "Sans date de fin",
  period: "Du {from} au {until}",
  infoOnly: "Pour information : non proposé sur ce site",
  terms: "Conditions",
  back: "Toutes les promotions",
  ways: {
    joiningBonus: "Aller à la page de dépôt",
    referralReward: "Voir mes invitations",
    coinRedemption: "Échanger mes EliteCoins",
    rankMultipliers: "Voir l’Elite Club",
    jackpots: "Voir les jackpots",
    prizeDrops: "Voir les prix",
    questHouseMoney: "Voir l’Elite Quest",
    tournamentHousePrizes: "Voir les tournois",
  },
  figures: {
    joiningBonus: "jusqu’à {maximum} sur votre premier dépôt",
    referralReward: "par ami invité",
    jackpots: "dans les jackpots en ce moment",
    rankMultipliers: "EliteCoins au rang le plus élevé",
    questHouseMoney: "à partager cette semaine",
    tournamentHousePrizes: "de prix en ce moment",
  },
  runs: {
    title: "En permanence",
    jackpots: {
      title: "Jackpots",
      text: "Quatre cagnottes, avec leurs règles et vos chances de gagner.",
      link: "Voir les jackpots",
    },
    club: {
      title: "Elite Club",
      text: "Comment vos mises donnent des points, des EliteCoins et un rang.",
      link: "Voir l’Elite Club",
    },
    referrals: {
      title: "Invitations",
      text: "La récompense pour une personne invitée, et ses conditions.",
      link: "Voir mes invitations",
    },
  },
} as const satisfies Shape<typeof english>
