import type english from "../en/referrals.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw uitnodigingen",
  lead: "U ziet hoever elke uitgenodigde vriend staat, maar nooit hoeveel die stort of inzet.",
  info: {
    title: "Geen beloning voor uitnodigingen",
    text: "De Belgische wet verbiedt casino’s om iemand te belonen die nieuwe spelers aanbrengt. U krijgt bij ons dus geen beloning, en we registreren niemand als uw vriend.",
  },
  off: {
    title: "Op dit moment geen beloning voor uitnodigingen",
    text: "Wat u al gekregen hebt, blijft van u en staat hieronder.",
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
    money:
      "Binnen {days} dagen stort uw vriend minstens {deposits} en zet minstens {stakes} in met echt geld.",
    wait: "{hours} uur later krijgt u {amount}, als alles in orde is.",
    claim: "U vraagt het bedrag hier binnen {days} dagen op. Daarna zetten we het automatisch op uw saldo.",
    most: "U krijgt hoogstens {month} keer per kalendermaand een beloning, en {ever} keer in totaal.",
    never:
      "U krijgt geen beloning voor een account van uzelf of van iemand uit uw gezin, als een van beide accounts uitgesloten of gesloten is, of als een storting wordt teruggedraaid.",
  },
  friends: {
    title: "Vrienden",
    none: "Nog geen uitnodigingen",
    noneText: "Zodra iemand een account opent via uw link, ziet u dat hier.",
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
      qualified: "Voorwaarden vervuld",
      paid: "Beloning toegekend",
      rejected: "Geen beloning",
    },
    notes: {
      registered: "Volgende stap: de identiteit laten verifiëren.",
      verified: "Volgende stap: storten.",
      deposited: "Volgende stap: inzetten.",
      qualified: "We controleren alles; daarna krijgt u de beloning.",
      rejected:
        "Voor deze uitnodiging krijgt u geen beloning. De reden delen we niet mee, want die kan over iemand anders gaan.",
    },
    fates: {
      open: "{amount} ligt klaar. Vraag dat bedrag op vóór {until}; daarna zetten we het automatisch op uw saldo.",
      claimed: "{amount} opgevraagd.",
      credited: "{amount} op uw saldo gezet.",
      disputed: "Onze medewerkers onderzoeken deze beloning van {amount}. Tot dan verandert er niets.",
      refused: "De beloning van {amount} is ingetrokken.",
    },
    claim: "{amount} opvragen",
    claiming: "Bezig…",
    failed: "De beloning kon niet worden opgevraagd.",
  },
} as const satisfies Shape<typeof english>
