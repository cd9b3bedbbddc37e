import type english from "../en/itsme.ts"
import type { Shape } from "../shape.ts"

export default {
  or: "of",
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
    cancelled: "U bent bij itsme gestopt. Er is niets veranderd.",
  },
  notLinked: {
    title: "Uw itsme is hier nog niet aan een account gekoppeld",
    text: "Hebt u al een account? Log in met uw wachtwoord en kies daarna ‘itsme koppelen’ in uw profiel. Vanaf dan logt u in met itsme.",
    logIn: "Inloggen en itsme koppelen",
    none: "Nog geen account? Open er hieronder een. U kunt itsme koppelen zodra uw e-mailadres bevestigd is.",
  },
  card: {
    title: "itsme",
    linked: "Gekoppeld",
    notLinked: "Niet gekoppeld",
    linkedText: "Sinds {date} kunt u inloggen met itsme of met uw wachtwoord.",
    text: "Koppel uw itsme om zonder wachtwoord in te loggen. Zo weten we ook meteen wie u bent.",
    shares: "itsme geeft ons uw naam, geboortedatum en rijksregisternummer, en verder niets.",
    emailFirst: "Bevestig eerst uw e-mailadres; daarna kunt u itsme koppelen.",
    link: "itsme koppelen",
    failed: "We kunnen nu niet tonen of itsme gekoppeld is. Probeer het zo meteen opnieuw.",
  },
  verify: {
    title: "Met itsme, in één minuut",
    text: "Bevestig in de itsme-app wie u bent: zonder foto’s of document. Daarna kunt u er ook mee inloggen.",
    action: "Verifiëren met itsme",
  },
} as const satisfies Shape<typeof english>
