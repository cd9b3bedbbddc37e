import type english from "../en/accounts.ts"
import type { Shape } from "../shape.ts"

export default {
  loggedIn: "U bent aangemeld.",
  loggedOut: "U bent afgemeld.",
  emailVerified: "Uw e-mailadres is bevestigd.",
  verificationSent: "We hebben u een nieuwe link gestuurd. Kijk ook bij uw ongewenste mail.",
  verificationSentIfKnown:
    "Als er een account met dit adres op bevestiging wacht, hebben we een nieuwe link gestuurd.",
  detailsSaved: "Uw gegevens zijn bewaard.",
  languageSaved: "Voortaan schrijven we u in het Nederlands.",
  fields: {
    required: "Vul dit in.",
    notAsked: "Dit gegeven vragen we niet.",
    countryUnknown: "We kennen dit land niet.",
    residence: "We kunnen geen account openen voor inwoners van dit land.",
    dateUnknown: "Deze datum bestaat niet.",
    nationalNumber: "Het nummer klopt niet met uw geboortedatum of geslacht.",
    password: "Tussen {minimum} en {maximum} tekens.",
  },
  identityReasons: {
    nameMismatch: "De naam op uw document is niet die van uw account.",
    birthDateMismatch: "De geboortedatum op uw document is niet die van uw account.",
    underAge: "Volgens uw document bent u jonger dan 21.",
    documentInUse: "Dit document is al voor een andere account gebruikt. Elke persoon mag er één hebben.",
    documentExpired: "Uw document is vervallen.",
    documentUnreadable:
      "De foto’s van uw document waren niet duidelijk genoeg. Probeer opnieuw bij goed licht.",
    documentRefused:
      "We kunnen dit document niet aanvaarden. Gebruik uw eigen, originele identiteitskaart of paspoort.",
    faceMismatch:
      "De foto van uw gezicht komt niet overeen met uw document, of uw gezicht was niet goed te zien.",
    incomplete: "De controle was niet volledig. Doe ze opnieuw.",
    cancelled: "U hebt de controle afgebroken.",
    timedOut: "De tijd voor de controle is verstreken.",
    other: "De controle is niet gelukt. Probeer opnieuw of mail ons.",
  },
} as const satisfies Shape<typeof english>
