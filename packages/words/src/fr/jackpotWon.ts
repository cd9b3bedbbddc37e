import type english from "../en/jackpotWon.ts"
import type { Shape } from "../shape.ts"

export default {
  eyebrow: "Jackpot « {name} »",
  window: "Vitrail du jackpot, éclairé jusqu’en haut",
  yours:
    "Il est à vous. Votre mise de {stake}{game, select, none {} other { sur {game}}} a emporté {whole, select, all {toute la cagnotte} other {une part de la cagnotte}} à {time}.",
  claim: "Réclamer {amount}",
  claiming: "Un instant",
  later: "Plus tard",
  waits:
    "Il est gardé pour vous jusqu’au {until}, parmi vos transactions. Ensuite, nous l’ajoutons automatiquement à votre solde.",
  how: "Comment ce gain a été décidé",
  paid: "Il est sur votre solde, qui est maintenant de {balance}.",
  refused:
    "Votre jackpot n’a pas pu être réclamé à l’instant. Il reste à vous ; veuillez réessayer dans un moment.",
  goOn: "Continuer",
} as const satisfies Shape<typeof english>
