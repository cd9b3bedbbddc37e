import type english from "../en/answers.ts"
import type { Shape } from "../shape.ts"

export default {
  loggedIn: "U bent ingelogd.",
  loggedOut: "U bent uitgelogd.",
  deviceEnded: "Dat toestel is uitgelogd.",
  otherDevicesEnded: "Uw andere toestellen zijn uitgelogd.",
  secondFactorOff: "Inloggen in twee stappen staat uit. Uw wachtwoord volstaat om in te loggen.",
  steppedUp: "Bedankt, dat is bevestigd.",
  emailVerified: "Uw e-mailadres is bevestigd.",
  verificationSent: "We hebben u een nieuwe link gestuurd. Kijk ook bij uw ongewenste e-mails.",
  verificationSentIfKnown:
    "Als er een account met dit adres op bevestiging wacht, hebben we er een nieuwe link naartoe gestuurd.",
  resetLinkSentIfKnown:
    "Als er een account met dit adres bestaat, hebben we er een link naartoe gestuurd om een nieuw wachtwoord te kiezen.",
  codeSentIfKnown: "Als er een account met dit adres bestaat, hebben we er een code naartoe gestuurd.",
  passwordChanged: "Uw wachtwoord is gewijzigd.",
  passwordReset: "Uw nieuwe wachtwoord is bewaard. Log er nu mee in.",
  bothEmailsAsked:
    "We hebben een link gestuurd naar het nieuwe adres en een naar uw huidige adres. Gebruik ze allebei voor {until}.",
  newEmailAsked: "We hebben een link gestuurd naar het nieuwe adres. Gebruik hem voor {until}.",
  emailAgreed: "Bevestigd. Het adres wijzigt zodra ook het andere bevestigd heeft.",
  emailChanged: "Uw account heeft haar nieuwe e-mailadres. Voortaan logt u ermee in.",
  emailChangeStopped: "De account houdt het adres dat ze heeft. De links werken niet meer.",
  emailChangeCancelled: "U houdt uw huidige e-mailadres. De links werken niet meer.",
  itsmeLinked: "itsme heeft bevestigd wie u bent. Voortaan kunt u ermee inloggen.",
  itsmeDeclined:
    "itsme heeft geantwoord, maar we mogen uw identiteit niet aanvaarden. We hebben u geschreven waarom.",
  itsmeSignedUp: "Uw account is geopend en itsme heeft bevestigd wie u bent.",
  itsmeUnlinked: "U logt niet langer in met itsme. Voortaan gebruikt u uw wachtwoord.",
  nameAndPasswordSaved: "Dat is bewaard.",
  detailsSaved: "Uw gegevens zijn bewaard.",
  photoSaved: "Uw foto is bewaard.",
  photoRemoved: "Uw foto is verwijderd.",
  documentSent: "Bedankt. We bekijken uw document en laten u per e-mail iets weten.",
  documentReplaced:
    "Bedankt. Het nieuwe document heeft de plaats van het andere ingenomen. We bekijken het en laten u per e-mail iets weten.",
  kycPending: "Uw foto’s worden gecontroleerd. We laten u per e-mail iets weten zodra dat gebeurd is.",
  kycAccepted: "Uw identiteit is geverifieerd.",
  kycDeclined: "Uw identiteit kon niet worden geverifieerd. We hebben u gemaild waarom.",
  dossierAsked: "We verzamelen uw gegevens en mailen u zodra ze klaar zijn.",
  jackpotClaimed: "Uw jackpot staat op uw saldo.",
  prizeClaimed: "Uw prijs staat op uw saldo.",
  accountClosed: "Uw account is gesloten. We betalen uit wat er nog staat en schrijven u.",
  payoutAccountRemoved: "De rekening is verwijderd. Wat al onderweg is, komt er nog aan.",
  termsAccepted: "U hebt de voorwaarden aanvaard.",
  languageSaved: "Voortaan schrijven we u in het Nederlands.",
  hintDismissed: "We tonen u dit een maand lang niet meer.",
  selfTestKept:
    "Uw resultaat is bewaard. Niemand anders dan u kan het zien, en u kunt het op elk moment wissen.",
  selfTestDeleted: "Het resultaat is gewist.",
  limitSet: "Uw limiet geldt vanaf nu.",
  limitWaits: "Dit wacht 72 uur. Daarna kunt u het bevestigen; tot dan verandert er niets.",
  raiseAsked:
    "Uw aanvraag gaat naar de Kansspelcommissie. Er verandert niets voor ze akkoord gaat, en niet voor er 72 uur voorbij zijn.",
  limitRequestCancelled: "De aanvraag is geannuleerd.",
  limitUnchanged: "Dat is al uw limiet.",
  realityCheckSet: "Uw realitycheck begint nu.",
  realityCheckOff: "U hebt geen realitycheck meer.",
  breakBegan: "Uw speelpauze is begonnen en duurt tot {until}.",
  exclusionBegan: "U bent uitgesloten van spelen tot {until}.",
  excludedForEver: "U bent voorgoed uitgesloten van spelen.",
  returnAsked: "U hebt gevraagd om terug te komen. U kunt spelen en storten vanaf {until}.",
  pauseStays: "U kunt al niet spelen tot {until}. Dat is langer en blijft zo.",
  consentKept:
    "Uw keuze is bewaard. U kunt ze op elk moment wijzigen via “Cookiekeuzes”, onderaan elke pagina.",
  originKept: "Genoteerd.",
} as const satisfies Shape<typeof english>
