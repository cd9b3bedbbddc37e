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
    "Vous pouvez le réclamer jusqu’au {until} sous « Transactions ». Passé ce délai, nous l’ajouterons automatiquement à votre solde.",
  how: "Comment ce gain a été déterminé",
  paid: "Il est sur votre solde, qui est maintenant de {balance}.",
  refused: "Votre jackpot n’a pas pu être réclamé. Il reste à vous : veuillez réessayer dans un instant.",
  goOn: "Continuer",
} as const satisfies Shape<typeof english>
