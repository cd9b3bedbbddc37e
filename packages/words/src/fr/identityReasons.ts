import type english from "../en/identityReasons.ts"
import type { Shape } from "../shape.ts"

export default {
  nameMismatch: "Le nom figurant sur votre document n’est pas celui de votre compte.",
  birthDateMismatch: "La date de naissance figurant sur votre document n’est pas celle de votre compte.",
  underAge: "Selon votre document, vous avez moins de 21 ans.",
  documentInUse:
    "Ce document a déjà servi pour un autre compte. Chaque personne ne peut avoir qu’un seul compte.",
  documentExpired: "Votre document est périmé.",
  documentUnreadable:
    "Les photos de votre document n’étaient pas assez nettes. Réessayez avec un bon éclairage.",
  documentRefused:
    "Nous ne pouvons pas accepter ce document. Utilisez l’original de votre carte d’identité ou de votre passeport.",
  faceMismatch:
    "La photo de votre visage ne correspond pas à votre document, ou votre visage n’était pas bien visible.",
  incomplete: "La vérification n’était pas complète. Veuillez la recommencer.",
  cancelled: "Vous avez arrêté la vérification avant la fin.",
  timedOut: "Le délai de la vérification est écoulé.",
  other: "Votre identité n’a pas pu être confirmée. Réessayez ou écrivez-nous.",
} as const satisfies Shape<typeof english>
