import type english from "../en/paymentReasons.ts"
import type { Shape } from "../shape.ts"

export default {
  cancelled: "Vous avez annulé le paiement.",
  abandoned: "Vous n’avez pas terminé ce paiement.",
  expired: "Le paiement n’a pas été terminé à temps.",
  authenticationFailed: "Le paiement n’a pas été confirmé auprès de votre banque.",
  insufficientFunds: "Il n’y avait pas assez d’argent sur le compte utilisé pour payer.",
  cardInvalid: "Les données de la carte étaient incorrectes.",
  cardExpired: "La carte a expiré.",
  cardBlocked: "La carte est bloquée. Contactez votre banque.",
  refusedByBank: "Votre banque a refusé le paiement. Elle seule peut vous dire pourquoi.",
  serviceUnavailable: "Le service de paiement n’a pas répondu. Rien n’a été débité.",
  amountDiffers:
    "Le paiement reçu ne correspondait pas à votre dépôt. Tout montant débité vous est remboursé.",
  creditCard:
    "En Belgique, il est interdit de jouer avec une carte de crédit. Utilisez une carte de débit ou Bancontact.",
  cardKindUnknown:
    "Nous n’avons pas pu vérifier qu’il s’agit d’une carte de débit, et les cartes de crédit sont interdites. Utilisez Bancontact ou une autre carte de débit.",
  fundingUnknown:
    "Nous n’avons pas pu nous assurer que ce paiement n’était pas fait à crédit, ce qui est interdit. Utilisez Bancontact ou une carte de débit.",
  limitReached:
    "Au moment où le paiement est arrivé, vos limites de dépôt ne laissaient plus de marge pour ce montant.",
  payerDiffers:
    "Le compte utilisé pour payer n’est pas à votre nom, ou la date de naissance de son titulaire n’est pas la vôtre. Rien n’a été débité.",
  playNotAllowed:
    "Au moment où le paiement est arrivé, votre compte était clôturé ou une exclusion était en cours.",
  refunded: "Le paiement vous a été remboursé.",
  chargedBack: "Le paiement a été contesté, puis annulé.",
  ibanUnknown: "La banque ne connaît pas ce numéro de compte.",
  accountClosed: "Ce compte bancaire est clôturé.",
  accountNotAllowed: "Votre banque n’accepte pas de virement sur ce compte.",
  bankRefused: "La banque n’a pas exécuté le virement.",
  accountNotVerifiable: "Nous n’avons pas pu vérifier que ce compte bancaire est à votre nom.",
  accountRemoved: "Ce compte bancaire a été supprimé avant l’envoi de l’argent.",
  identityInDoubt: "Nous devons vérifier à nouveau votre identité. Contactez notre service clientèle.",
  fundsInDoubt:
    "Nous avons besoin d’informations sur l’origine de votre argent. Contactez notre service clientèle.",
  paymentDisputed: "Un paiement précédent est contesté. Contactez notre service clientèle.",
} as const satisfies Shape<typeof english>
