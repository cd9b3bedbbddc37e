import type english from "../en/claims.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "À réclamer",
  sources: {
    jackpots: "Jackpot",
    drops: "Tirage de prix",
    tournaments: "Gain de tournoi",
    quest: "Gain de quête",
    referrals: "Récompense pour une invitation",
  },
  claim: "Réclamer {amount}",
  claimNamed: "Réclamer {amount} : {source}",
  claiming: "Un instant",
  until: "Jusqu’au {until} ; ensuite, nous l’ajoutons automatiquement à votre solde.",
  restricted:
    "Vous ne pouvez rien réclamer pour le moment. Nous l’ajoutons automatiquement à votre solde le {until}.",
} as const satisfies Shape<typeof english>
