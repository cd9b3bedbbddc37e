import type english from "../en/referrals.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw uitnodigingen",
  lead: "U ziet hoever elke uitgenodigde vriend is, nooit wat die stort of inzet.",
  info: {
    title: "Voor uitnodigingen wordt niets gegeven",
    text: "De Belgische wet verbiedt casino’s om iemand te belonen die spelers aanbrengt. Wij geven er niets voor, en noteren niemand als vriend van u.",
  },
  off: {
    title: "Voor uitnodigingen wordt nu niets gegeven",
    text: "Wat u eerder kreeg, blijft van u en staat hieronder.",
  },
  link: {
    title: "Uw link",
    label: "Uw uitnodigingslink",
    hint: "Voor mensen die u kent, die 21 of ouder zijn en die het zelf willen.",
    copy: "Kopiëren",
    copied: "De link is gekopieerd.",
    failed: "De link kon niet worden gekopieerd. Selecteer hem en kopieer hem zelf.",
    note: "De code uit uw link staat in het registratieformulier; uw vriend kan hem daar ook zelf invullen. Een browser waarin de cookies voor links zijn toegestaan, onthoudt hem {days} dagen.",
  },
  terms: {
    title: "Wat er nodig is",
    account: "Uw vriend opent een account via uw link en laat zijn of haar identiteit verifiëren.",
    money: "Binnen {days} dagen stort die {deposits} of meer, en zet {stakes} of meer in met echt geld.",
    wait: "{hours} uur later krijgt u {amount}, als niets ertegen spreekt.",
    claim: "U vraagt het bedrag hier op binnen {days} dagen. Daarna komt het automatisch op uw saldo.",
    most: "U krijgt hoogstens {month} keer per kalendermaand een beloning, en {ever} keer in totaal.",
    never:
      "Er wordt niets gegeven voor een account van uzelf of van uw gezin, als een van beide accounts uitgesloten of afgesloten is, of als gestort geld teruggaat.",
  },
  friends: {
    title: "Vrienden",
    none: "Nog niemand",
    noneText: "Zodra iemand een account opent via uw link, staat dat hier.",
    unnamed: "Nog geen naam gekozen",
    since: "Account geopend op {date}",
    count: "{count, plural, one {# vriend} other {# vrienden}}",
    pages: "Pagina’s met vrienden",
    previous: "Vorige",
    next: "Volgende",
    page: "Pagina {page}",
    states: {
      registered: "Account geopend",
      verified: "Identiteit geverifieerd",
      deposited: "Genoeg gestort",
      qualified: "Alles is er",
      paid: "Beloning gegeven",
      rejected: "Geen beloning",
    },
    notes: {
      registered: "Wat volgt: de identiteit laten verifiëren.",
      verified: "Wat volgt: storten.",
      deposited: "Wat volgt: inzetten.",
      qualified: "We bekijken het; daarna wordt de beloning gegeven.",
      rejected:
        "Van deze uitnodiging komt geen beloning. We zeggen niet waarom, want het kan iemand anders aangaan.",
    },
    fates: {
      open: "{amount} ligt klaar. Vraag het op vóór {until}; daarna komt het automatisch op uw saldo.",
      claimed: "{amount} opgevraagd.",
      credited: "{amount} op uw saldo gezet.",
      disputed: "Mensen van ons bekijken deze beloning van {amount}; tot dan blijft ze waar ze is.",
      refused: "De beloning van {amount} hield geen stand.",
    },
    claim: "{amount} opvragen",
    claiming: "Bezig…",
    failed: "De beloning kon niet worden opgevraagd.",
  },
} as const satisfies Shape<typeof english>
