import type english from "../en/paymentReasons.ts"
import type { Shape } from "../shape.ts"

export default {
  cancelled: "U hebt de betaling geannuleerd.",
  abandoned: "U hebt deze betaling niet afgerond.",
  expired: "De betaling is niet op tijd afgerond.",
  authenticationFailed: "De betaling is niet bevestigd bij uw bank.",
  insufficientFunds: "Er stond te weinig geld op de rekening waarmee u betaalde.",
  cardInvalid: "De kaartgegevens klopten niet.",
  cardExpired: "De kaart is verlopen.",
  cardBlocked: "De kaart is geblokkeerd. Neem contact op met uw bank.",
  refusedByBank: "Uw bank heeft de betaling geweigerd. Alleen uw bank kan u zeggen waarom.",
  serviceUnavailable: "De betaaldienst was niet bereikbaar. Er is niets van uw rekening gegaan.",
  amountDiffers:
    "De ontvangen betaling kwam niet overeen met uw storting. U krijgt het aangerekende bedrag terug.",
  creditCard: "In België mag u niet spelen met een kredietkaart. Gebruik een debetkaart of Bancontact.",
  cardKindUnknown:
    "We konden niet vaststellen dat dit een debetkaart is, en kredietkaarten zijn niet toegestaan. Gebruik Bancontact of een andere debetkaart.",
  fundingUnknown:
    "We konden niet bevestigen dat deze betaling niet op krediet gebeurde, en dat is niet toegestaan. Gebruik Bancontact of een debetkaart.",
  limitReached: "Toen de betaling aankwam, was uw stortingslimiet al bereikt.",
  payerDiffers:
    "De account waarmee u betaalde, staat niet op uw naam of heeft een andere geboortedatum. Er is niets aangerekend.",
  playNotAllowed: "Toen de betaling aankwam, was uw account gesloten of was u uitgesloten van spelen.",
  refunded: "De betaling is aan u terugbetaald.",
  chargedBack: "De betaling is betwist en teruggedraaid.",
  ibanUnknown: "De bank kent dit rekeningnummer niet.",
  accountClosed: "Deze bankrekening is gesloten.",
  accountNotAllowed: "Uw bank aanvaardt geen overschrijvingen naar deze rekening.",
  bankRefused: "De bank heeft de overschrijving niet uitgevoerd.",
  accountNotVerifiable: "We konden niet vaststellen dat deze bankrekening op uw naam staat.",
  accountRemoved: "Deze bankrekening is verwijderd voordat het geld verstuurd was.",
  identityInDoubt: "We moeten uw identiteit opnieuw verifiëren. Neem contact op met onze klantendienst.",
  fundsInDoubt:
    "We hebben meer informatie nodig over de herkomst van uw geld. Neem contact op met onze klantendienst.",
  paymentDisputed: "Een eerdere betaling wordt betwist. Neem contact op met onze klantendienst.",
} as const satisfies Shape<typeof english>
