import type english from "../en/devices.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Inloggen en toestellen",
  lead: "Alle toestellen waarop u nu ingelogd bent, en inloggen in twee stappen.",
  count: "{count, plural, one {U bent alleen op dit toestel ingelogd.} other {# open sessies}}",
  list: "Uw toestellen",
  current: "Dit toestel",
  unnamed: "Onbekend toestel",
  startedAt: "Ingelogd",
  lastUsedAt: "Laatst gebruikt",
  address: "Netwerkadres",
  end: "Uitloggen",
  endNamed: "Uitloggen: {device}, ingelogd op {at}",
  ending: "Bezig met uitloggen",
  endOthers: "Alle andere toestellen uitloggen",
  strangeTitle: "Herkent u een van deze toestellen niet?",
  strangeText:
    "Log het uit en wijzig uw wachtwoord. Met een nieuw wachtwoord worden ook alle andere toestellen uitgelogd.",
  changePassword: "Mijn wachtwoord wijzigen",
  failedTitle: "We konden uw toestellen niet laden",
  failedText: "Probeer het zo meteen opnieuw.",
} as const satisfies Shape<typeof english>
