import type english from "../en/accounts.ts"
import type { Shape } from "../shape.ts"

export default {
  loggedIn: "U bent ingelogd.",
  loggedOut: "U bent uitgelogd.",
  emailVerified: "Uw e-mailadres is bevestigd.",
  verificationSent: "We hebben u een nieuwe link gestuurd. Kijk ook bij uw ongewenste e-mails.",
  verificationSentIfKnown:
    "Als er een account met dit adres op bevestiging wacht, hebben we er een nieuwe link naartoe gestuurd.",
  detailsSaved: "Uw gegevens zijn bewaard.",
  languageSaved: "Voortaan schrijven we u in het Nederlands.",
  fields: {
    required: "Vul dit in.",
    notAsked: "Dit gegeven vragen we niet.",
    countryUnknown: "Dit land staat niet in onze lijst.",
    residence: "We kunnen geen account openen voor mensen die in dit land wonen.",
    dateUnknown: "Deze datum bestaat niet.",
    nationalNumber: "Dit nummer klopt niet met uw geboortedatum of geslacht.",
    password: "Tussen {minimum} en {maximum} tekens.",
  },
  identityReasons: {
    nameMismatch: "De naam op uw document is niet de naam op uw account.",
    birthDateMismatch: "De geboortedatum op uw document is niet de geboortedatum op uw account.",
    underAge: "Volgens uw document bent u jonger dan 21.",
    documentInUse:
      "Dit document is al voor een andere account gebruikt. Elke persoon mag maar één account hebben.",
    documentExpired: "Uw document is vervallen.",
    documentUnreadable:
      "De foto’s van uw document waren niet duidelijk genoeg. Probeer het opnieuw bij goed licht.",
    documentRefused:
      "We kunnen dit document niet aanvaarden. Gebruik uw eigen, originele identiteitskaart of paspoort.",
    faceMismatch:
      "De foto van uw gezicht komt niet overeen met uw document, of uw gezicht was niet goed te zien.",
    incomplete: "De controle was niet volledig. Doe ze opnieuw.",
    cancelled: "U hebt de controle stopgezet voor ze klaar was.",
    timedOut: "De tijd voor de controle is verstreken.",
    other: "We konden uw identiteit niet bevestigen. Probeer het opnieuw of mail ons.",
  },
} as const satisfies Shape<typeof english>
