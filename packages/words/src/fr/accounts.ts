import type english from "../en/accounts.ts"
import type { Shape } from "../shape.ts"

export default {
  loggedIn: "Vous êtes connecté.",
  loggedOut: "Vous êtes déconnecté.",
  emailVerified: "Votre adresse e-mail est confirmée.",
  verificationSent: "Nous vous avons envoyé un nouveau lien. Regardez aussi dans vos courriers indésirables.",
  verificationSentIfKnown:
    "Si un compte avec cette adresse attend d’être confirmé, nous lui avons envoyé un nouveau lien.",
  detailsSaved: "Vos données sont enregistrées.",
  languageSaved: "Dorénavant, nous vous écrirons en français.",
  fields: {
    required: "Veuillez remplir ce champ.",
    notAsked: "Nous ne demandons pas cette donnée.",
    countryUnknown: "Nous ne connaissons pas ce pays.",
    residence: "Nous ne pouvons pas ouvrir de compte pour les habitants de ce pays.",
    dateUnknown: "Cette date n’existe pas.",
    nationalNumber: "Le numéro ne correspond pas à votre date de naissance ou à votre sexe.",
    password: "Entre {minimum} et {maximum} caractères.",
  },
  identityReasons: {
    nameMismatch: "Le nom sur votre document n’est pas celui de votre compte.",
    birthDateMismatch: "La date de naissance sur votre document n’est pas celle de votre compte.",
    underAge: "Selon votre document, vous avez moins de 21 ans.",
    documentInUse: "Ce document a déjà servi pour un autre compte. Chaque personne ne peut en avoir qu’un.",
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
    other: "La vérification n’a pas réussi. Réessayez ou écrivez-nous.",
  },
} as const satisfies Shape<typeof english>
