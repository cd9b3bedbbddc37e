import type english from "../en/closing.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Fermer votre compte",
  card: "Fermeture du compte",
  cardText: "Vous pouvez fermer votre compte quand vous voulez. Ce qui reste vous est versé.",
  open: "Fermer mon compte",
  lead: "Voici ce qui se passe si vous fermez votre compte.",
  atOnce: "C’est immédiat : vous êtes déconnecté partout et personne ne peut plus se connecter.",
  paid: "Nous versons les {amount} restants sur votre compte {account}, même s’il s’agit de peu.",
  paidTo:
    "Nous versons les {amount} restants, même s’il s’agit de peu. Vous n’avez enregistré aucun compte bancaire : dites-nous sur lequel.",
  newAccount:
    "Sur un compte que nous ne connaissons pas encore, nous versons après {hours, plural, one {# heure} other {# heures}}. Nous vous confirmons aussitôt par e-mail que vous l’avez indiqué.",
  nothingLeft: "Il ne reste pas d’argent sur votre compte joueur.",
  late: "Ce qu’une partie encore en cours rapporte, nous vous le versons aussi.",
  kept: "La loi nous oblige à conserver pendant dix ans vos données d’identité et de paiement.",
  back: "Pour revenir, vous nous écrivez ; une pause ou une exclusion que vous avez demandée reste valable jusqu’à sa fin.",
  rather:
    "Le jeu ne vous fait pas de bien ? Une pause ou une exclusion vous protège mieux : personne ne peut l’annuler.",
  toLimits: "Voir pause et exclusion",
  submit: "Fermer mon compte maintenant",
  submitting: "Fermeture en cours",
} as const satisfies Shape<typeof english>
