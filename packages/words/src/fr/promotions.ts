import type english from "../en/promotions.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Promotions",
  description:
    "Ce qui a lieu dans la maison : comment fonctionnent jackpots, tirages de prix et Elite Club, et à quelles conditions.",
  lead: "Ce qui est en cours chez Elite, et à quelles conditions. Rien ne presse.",
  column: "Une colonne Morris avec ses affiches.",
  bills: "Affiches",
  none: "Aucune affiche pour le moment",
  noneText: "Ce qui a toujours lieu figure ci-dessous.",
  always: "Sans date de fin",
  period: "Du {from} au {until}",
  infoOnly: "Pour information : pas proposé ici",
  terms: "Conditions",
  back: "Toutes les promotions",
  ways: {
    joiningBonus: "Vers la page de dépôt",
    referralReward: "Vers mes invitations",
    coinRedemption: "Vers le guichet des coins",
    rankMultipliers: "Vers l’Elite Club",
    jackpots: "Vers les jackpots",
    questHouseMoney: "Vers l’Elite Quest",
    tournamentHousePrizes: "Vers les tournois",
  },
  runs: {
    title: "Toujours dans la maison",
    jackpots: {
      title: "Jackpots",
      text: "Quatre cagnottes, comment chacune tombe et avec quelle probabilité.",
      link: "Vers les jackpots",
    },
    club: {
      title: "Elite Club",
      text: "Comment les points, les coins et les rangs sont comptés.",
      link: "Vers l’Elite Club",
    },
    referrals: {
      title: "Invitations",
      text: "Ce qui est donné pour une personne invitée, et ce qu’il faut pour cela.",
      link: "Vers mes invitations",
    },
  },
} as const satisfies Shape<typeof english>
