import type english from "../en/ownLimits.ts"
import type { Shape } from "../shape.ts"

export default {
  groups: {
    Bet: "Wat u inzet",
    Loss: "Wat u kunt verliezen",
    Deposit: "Wat u stort",
  },
  texts: {
    Bet: "Is een limiet bereikt, dan wordt de volgende inzet geweigerd. Een begonnen ronde wordt altijd uitbetaald.",
    Loss: "Wat u inzet min wat u wint. Een inzet die nog loopt, telt als verloren.",
    Deposit: "Naast de wettelijke limiet van uw week. De strengste geldt.",
  },
  periods: { daily: "Per dag", weekly: "Per week", monthly: "Per maand" },
  newLimit: {
    daily: "Nieuwe limiet per dag",
    weekly: "Nieuwe limiet per week",
    monthly: "Nieuwe limiet per maand",
  },
  used: "{used} van {limit} gebruikt",
  unlimited: "Geen limiet. Gebruikt: {used}",
  resets: "Begint opnieuw op {at}",
  hint: "Een lagere limiet geldt meteen. Een hogere wacht 72 uur, en daarna op uw bevestiging.",
  save: "Bewaren",
  saving: "Bezig met bewaren",
  nothingWritten: "Vul minstens één nieuwe limiet in.",
  notAnAmount: "Vul een bedrag in euro in.",
  remove: "De limiet opheffen",
  removeNamed: "De limiet opheffen: {period}",
  // Behind what was answered to a request that has to cool first.
  earliest: "Dat kan ten vroegste op {until}.",
  waiting: {
    raise: "{period}: u hebt {limit} gevraagd.",
    removal: "{period}: u hebt gevraagd om geen limiet meer te hebben.",
    cools: "U kunt dit bevestigen vanaf {from}. Tot dan verandert er niets.",
    ready: "U kunt dit bevestigen tot {until}. Doet u niets, dan blijft alles zoals het is.",
    confirm: "Bevestigen",
    cancel: "De aanvraag annuleren",
    sending: "Een ogenblik",
  },
  requests: {
    title: "Uw aanvragen",
    none: "U hebt nog geen limiet gevraagd.",
    date: "Gevraagd op",
    type: "Limiet",
    value: "Bedrag",
    state: "Status",
    noLimit: "Geen limiet",
    statutory: "Die van de wet",
    states: {
      pending: "Bij de Kansspelcommissie",
      failed: "Geweigerd",
      success: "Toegepast",
      cooling: "In afwachting",
      ready: "Te bevestigen",
      cancelled: "Geannuleerd",
      expired: "Verlopen",
    },
    types: {
      Bet: "Inzetten, {period}",
      Loss: "Verliezen, {period}",
      Deposit: "Stortingen, {period}",
    },
    approved: "Wettelijke limiet per week",
    lowered: { daily: "per dag", weekly: "per week", monthly: "per maand" },
  },
} as const satisfies Shape<typeof english>
