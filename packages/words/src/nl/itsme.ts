import type english from "../en/itsme.ts"
import type { Shape } from "../shape.ts"

export default {
  or: "of",
  signUp: "Registreren met itsme",
  logIn: "Inloggen met itsme",
  leaving: "We brengen u naar itsme",
  goOn: "Verder naar itsme",
  check: {
    title: "Terug van itsme",
    text: "We gaan na wat itsme heeft bevestigd.",
    confirm: "Verder",
    confirming: "Een ogenblik",
    failedTitle: "Dat is niet gelukt",
    again: "Opnieuw beginnen met itsme",
    password: "Inloggen met mijn wachtwoord",
    toProfile: "Naar mijn profiel",
    toSignUp: "Naar de registratie",
    back: "Terug",
    cancelled: "U bent bij itsme gestopt. Er is niets veranderd.",
  },
  notLinked: {
    title: "Uw itsme is hier nog niet aan een account gekoppeld",
    text: "Hebt u al een account? Log in met uw wachtwoord en kies daarna “itsme koppelen” in uw profiel. Vanaf dan logt u in met itsme.",
    logIn: "Inloggen en itsme koppelen",
    none: "Nog geen account? Open er hieronder een.",
    taken:
      "Er is hier al een account met het e-mailadres dat itsme ons geeft. Is dat uw account, log dan in en koppel itsme. Zo niet, open dan hieronder een account met een ander adres.",
  },
  documentNeeded: {
    title: "Schrijf u in met een identiteitsdocument",
    text: "itsme heeft ons uw volledige geboortedatum of een Belgisch rijksregisternummer niet doorgegeven. Open een account met het formulier hieronder; daarna kunt u uw identiteit laten controleren met uw identiteitskaart of paspoort.",
  },
  newcomer: {
    title: "Bijna klaar",
    lead: "itsme heeft bevestigd wie u bent. We hebben nog enkele gegevens nodig die alleen u kunt geven.",
    fromItsme: "Dit komt van itsme",
    fromItsmeText: "Klopt er iets niet, laat dat dan aanpassen bij itsme of bij uw gemeente.",
    name: "Naam",
    dateOfBirth: "Geboortedatum",
    email: "E-mailadres",
    phone: "Telefoon",
    address: "Adres",
    until: "U kunt dit versturen tot {until}.",
    why: "Met itsme gaat het sneller: wie u bent en waar u woont, komt van uw identiteitskaart, en uw identiteit is meteen geverifieerd.",
  },
  card: {
    title: "itsme",
    linked: "Gekoppeld",
    notLinked: "Niet gekoppeld",
    linkedAlone: "Sinds {date} logt u in met itsme. Uw account heeft geen wachtwoord.",
    linkedText: "Sinds {date} kunt u inloggen met itsme of met uw wachtwoord.",
    text: "Koppel uw itsme om zonder wachtwoord in te loggen. Zo weten we ook meteen wie u bent.",
    shares: "itsme geeft ons uw naam, geboortedatum en rijksregisternummer, en verder niets.",
    emailFirst: "Bevestig eerst uw e-mailadres; daarna kunt u itsme koppelen.",
    link: "itsme koppelen",
    unlink: "itsme loskoppelen",
    unlinking: "Een ogenblik",
    passwordFirst:
      "Kies eerst een wachtwoord als u itsme wilt loskoppelen: zonder wachtwoord kunt u niet meer inloggen.",
    failed: "We kunnen nu niet tonen of itsme gekoppeld is. Probeer het zo meteen opnieuw.",
  },
  stepUp: {
    title: "Bevestig dat u het bent",
    lead: "itsme bevestigt in een oogwenk dat u het bent. Daarna keert u terug naar de vorige pagina. Wat u daar had ingevuld, vult u opnieuw in.",
    action: "Bevestigen met itsme",
  },
  verify: {
    title: "Met itsme, in één minuut",
    text: "Bevestig in de itsme-app wie u bent: zonder foto’s of document. Daarna kunt u er ook mee inloggen.",
    action: "Verifiëren met itsme",
  },
} as const satisfies Shape<typeof english>
