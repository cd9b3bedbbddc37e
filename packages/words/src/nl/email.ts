import type english from "../en/email.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "E-mailadres",
  lead: "U logt ermee in en wij schrijven u op dit adres.",
  confirmed: "Bevestigd",
  notConfirmed: "Niet bevestigd",
  new: "Nieuw e-mailadres",
  password: "Uw wachtwoord",
  passwordFirst: "Kies eerst een wachtwoord: we vragen het voor het adres wijzigt.",
  required: "Vul dit in.",
  text: "We sturen een link naar het nieuwe adres en een naar uw huidige adres. Uw adres wijzigt zodra u beide hebt gebruikt. Op uw andere toestellen wordt u uitgelogd.",
  textUnconfirmed:
    "We sturen een link naar het nieuwe adres. Uw adres wijzigt zodra u die hebt gebruikt. Op uw andere toestellen wordt u uitgelogd.",
  submit: "Mijn e-mailadres wijzigen",
  submitting: "Bezig met versturen",
  failed: "We kunnen nu niet tonen of u een ander adres hebt gevraagd. Probeer het straks opnieuw.",
  returned: {
    text: "Onze e-mails naar <strong>{email}</strong> komen niet meer aan sinds {since}.",
    hint: "Klopt het adres? Dan schrijven we u daar nog één keer, en de link in die e-mail toont ons dat hij u bereikt. Klopt het niet, wijzig het dan.",
    change: "Mijn e-mailadres wijzigen",
    again: "Dit adres opnieuw proberen",
    trying: "Bezig met versturen",
  },
  open: {
    title: "Wacht op bevestiging",
    text: "Uw nieuwe adres wordt <strong>{email}</strong> zodra alles hieronder bevestigd is. De links werken tot {until}.",
    new: "Nieuw adres",
    current: "Huidig adres",
    agreed: "Bevestigd",
    waiting: "Nog niet bevestigd",
    noMessage:
      "Geen bericht? Kijk bij uw ongewenste e-mails. U kunt het hieronder ook opnieuw vragen: de vorige links werken dan niet meer.",
    cancel: "Mijn huidige adres houden",
    cancelling: "Een ogenblik",
  },
  link: {
    title: "Wijziging van e-mailadres",
    lead: "In ons bericht staat over welke wijziging het gaat. Zijn er twee bevestigingen nodig, dan gebeurt ze na de tweede.",
    agree: "De wijziging bevestigen",
    agreeing: "Een ogenblik",
    stopText: "Hebt u dit niet gevraagd? Stop dan de wijziging: de account houdt haar adres.",
    stop: "Dit was ik niet",
    waitingTitle: "Nog één bevestiging",
    waitingText: "Ook het andere adres heeft een link gekregen. Die werkt even lang als deze.",
    changedTitle: "Het e-mailadres is gewijzigd",
    stoppedTitle: "De wijziging is gestopt",
    stoppedText:
      "Wie ze gevraagd heeft, kende uw wachtwoord. Kies nu een nieuw: dat logt ook alle toestellen uit.",
    newPassword: "Een nieuw wachtwoord kiezen",
    failedTitle: "Dit is niet gelukt",
    toProfile: "Naar mijn profiel",
    toLogIn: "Inloggen",
    toHome: "Naar de startpagina",
  },
} as const satisfies Shape<typeof english>
