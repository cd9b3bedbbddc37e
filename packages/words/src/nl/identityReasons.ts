import type english from "../en/identityReasons.ts"
import type { Shape } from "../shape.ts"

export default {
  nameMismatch: "De naam op uw document is niet de naam op uw account.",
  birthDateMismatch: "De geboortedatum op uw document is niet de geboortedatum op uw account.",
  underAge: "Volgens uw document bent u jonger dan 21.",
  documentInUse:
    "Dit document is al voor een andere account gebruikt. Elke persoon mag maar één account hebben.",
  documentExpired: "Uw document is verlopen.",
  documentUnreadable:
    "De foto’s van uw document waren niet duidelijk genoeg. Probeer het opnieuw bij goed licht.",
  documentRefused:
    "We kunnen dit document niet aanvaarden. Gebruik uw eigen, originele identiteitskaart of paspoort.",
  faceMismatch:
    "De foto van uw gezicht komt niet overeen met uw document, of uw gezicht was niet goed te zien.",
  incomplete: "De controle was niet volledig. Begin ze opnieuw.",
  cancelled: "U hebt de controle stopgezet voor ze klaar was.",
  timedOut: "De tijd voor de controle is verstreken.",
  other: "We konden uw identiteit niet bevestigen. Probeer het opnieuw of mail ons.",
} as const satisfies Shape<typeof english>
