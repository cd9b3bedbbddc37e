import type english from "../en/claims.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "À réclamer",
  sources: {
    jackpots: "Jackpot",
    drops: "Tirage de prix",
    tournaments: "Prix de tournoi",
    quest: "Prix de l’Elite Quest",
    referrals: "Récompense pour une invitation",
  },
  claim: "Réclamer {amount}",
  claimNamed: "Réclamer {amount} : {source}",
  claiming: "Un instant",
  until: "À réclamer jusqu’au {until} ; passé ce délai, nous l’ajouterons automatiquement à votre solde.",
  restricted:
    "Vous ne pouvez rien réclamer pour le moment. Nous l’ajouterons automatiquement à votre solde le {until}.",
} as const satisfies Shape<typeof english>
