import type english from "../en/accounts.ts"
import type { Shape } from "../shape.ts"

export default {
  loggedIn: "Connexion réussie.",
  loggedOut: "Votre session est fermée.",
  emailVerified: "Votre adresse e-mail est confirmée.",
  verificationSent: "Nous vous avons envoyé un nouveau lien. Regardez aussi dans vos courriers indésirables.",
  verificationSentIfKnown:
    "Si un compte avec cette adresse attend d’être confirmé, nous y avons envoyé un nouveau lien.",
  detailsSaved: "Vos données sont enregistrées.",
  languageSaved: "Dorénavant, nous vous écrirons en français.",
  fields: {
    required: "Veuillez remplir ce champ.",
    notAsked: "Nous ne demandons pas cette donnée.",
    countryUnknown: "Ce pays ne figure pas dans notre liste.",
    residence: "Nous ne pouvons pas ouvrir de compte aux personnes qui habitent ce pays.",
    dateUnknown: "Cette date n’existe pas.",
    nationalNumber: "Ce numéro ne correspond pas à votre date de naissance ou à votre sexe.",
    password: "Entre {minimum} et {maximum} caractères.",
  },
  identityReasons: {
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
  },
} as const satisfies Shape<typeof english>
