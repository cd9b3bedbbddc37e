import type english from "../en/closing.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Fermer votre compte",
  card: "Fermeture du compte",
  cardText: "Vous pouvez fermer votre compte à tout moment. Le solde restant vous est versé.",
  open: "Fermer mon compte",
  lead: "Voici ce qui se passe si vous fermez votre compte.",
  atOnce:
    "La fermeture est immédiate : tous vos appareils sont déconnectés et personne ne peut plus se connecter.",
  paid: "Nous versons les {amount} restants sur votre compte {account}, même s’il s’agit d’un petit montant.",
  paidTo:
    "Nous versons les {amount} restants, même s’il s’agit d’un petit montant. Vous n’avez enregistré aucun compte bancaire : indiquez-nous sur quel compte.",
  newAccount:
    "Sur un compte que nous ne connaissons pas encore, le versement part après {hours, plural, one {# heure} other {# heures}}. Nous vous confirmons aussitôt par e-mail le compte indiqué.",
  nothingLeft: "Il ne reste pas d’argent sur votre compte joueur.",
  late: "Si une partie encore en cours rapporte un gain, nous vous le versons aussi.",
  kept: "La loi nous oblige à conserver pendant dix ans vos données d’identité et de paiement.",
  back: "Pour revenir un jour, il suffira de nous écrire. Une pause ou une exclusion que vous avez demandée reste d’application jusqu’à son terme.",
  rather: "Le jeu vous pèse ? Une pause ou une exclusion vous protège mieux : personne ne peut l’annuler.",
  toLimits: "Voir les pauses et l’exclusion",
  submit: "Fermer mon compte maintenant",
  submitting: "Fermeture en cours",
} as const satisfies Shape<typeof english>
