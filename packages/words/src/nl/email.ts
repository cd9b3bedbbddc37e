import type english from "../en/email.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "E-mailadres",
  lead: "Met dit adres logt u in, en op dit adres mailen we u.",
  confirmed: "Bevestigd",
  notConfirmed: "Niet bevestigd",
  new: "Nieuw e-mailadres",
  password: "Uw wachtwoord",
  passwordFirst: "Kies eerst een wachtwoord: u hebt het nodig om het adres te wijzigen.",
  required: "Vul dit in.",
  text: "We sturen een link naar het nieuwe adres en een naar uw huidige adres. Uw adres wordt gewijzigd zodra u beide links hebt geopend. Op uw andere toestellen wordt u uitgelogd.",
  textUnconfirmed:
    "We sturen een link naar het nieuwe adres. Uw adres wordt gewijzigd zodra u die hebt geopend. Op uw andere toestellen wordt u uitgelogd.",
  submit: "Mijn e-mailadres wijzigen",
  submitting: "Bezig met versturen",
  failed: "We kunnen nu niet tonen of er een wijziging van uw adres loopt. Probeer het zo meteen opnieuw.",
  returned: {
    text: "Onze e-mails naar <strong>{email}</strong> komen niet meer aan sinds {since}.",
    hint: "Klopt het adres? Dan sturen we u nog één e-mail. Open de link daarin, dan weten we dat onze e-mails u bereiken. Klopt het adres niet, wijzig het dan.",
    change: "Mijn e-mailadres wijzigen",
    again: "Dit adres opnieuw proberen",
    trying: "Bezig met versturen",
  },
  open: {
    title: "Wijziging wacht op bevestiging",
    text: "Uw nieuwe adres wordt <strong>{email}</strong> zodra alles hieronder bevestigd is. De links werken tot {until}.",
    new: "Nieuw adres",
    current: "Huidig adres",
    agreed: "Bevestigd",
    waiting: "Nog niet bevestigd",
    noMessage:
      "Geen bericht? Kijk bij uw ongewenste e-mails. U kunt het hieronder ook opnieuw vragen: de vorige links werken dan niet meer.",
    cancel: "Mijn huidige adres behouden",
    cancelling: "Een ogenblik",
  },
  link: {
    title: "Wijziging van e-mailadres",
    lead: "In onze e-mail staat om welke wijziging het gaat. Zijn er twee bevestigingen nodig, dan wordt het adres na de tweede gewijzigd.",
    agree: "De wijziging bevestigen",
    agreeing: "Een ogenblik",
    stopText:
      "Hebt u dit niet gevraagd? Annuleer dan de wijziging: het adres van de account blijft hetzelfde.",
    stop: "Dit was ik niet",
    waitingTitle: "Nog één bevestiging",
    waitingText: "Ook het andere adres heeft een link gekregen. Die werkt even lang als deze.",
    changedTitle: "Het e-mailadres is gewijzigd",
    stoppedTitle: "De wijziging is geannuleerd",
    stoppedText:
      "Wie de wijziging heeft gevraagd, kende uw wachtwoord. Kies nu een nieuw wachtwoord: daarmee worden ook al uw toestellen uitgelogd.",
    newPassword: "Een nieuw wachtwoord kiezen",
    failedTitle: "Dit is niet gelukt",
    toProfile: "Naar mijn profiel",
    toLogIn: "Inloggen",
    toHome: "Naar de startpagina",
  },
} as const satisfies Shape<typeof english>
