import type english from "../en/limits.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw spel, uw limieten",
  pauseTitle: "Toe aan een pauze?",
  how: "Hoe werkt dit?",
  helpSectionTitle: "Liever met iemand praten?",
  nowTitle: "U speelt nu niet",
  longerOnly: "Hieronder kunt u dat verlengen, nooit inkorten.",
  back: {
    text: "Neem uw tijd: er gebeurt niets zolang u niets vraagt, en u kunt uzelf hieronder opnieuw uitsluiten. Uw limieten blijven gelden.",
    ask: "Vragen om terug te komen",
    asking: "Een ogenblik",
  },
  length: "Hoelang",
  breakTitle: "Een speelpauze nemen",
  breakText:
    "U kiest 1 tot 30 dagen waarin u niet kunt storten of spelen. De pauze begint meteen en loopt automatisch af.",
  breakDays: "{days, plural, one {# dag} other {# dagen}}",
  breakAction: "Pauze starten",
  exclusionTitle: "Zelfuitsluiting",
  exclusionText:
    "Als een pauze niet volstaat: u kunt hier niet meer storten of spelen zolang u zelf kiest, of nooit meer.",
  exclusionDays: {
    day: "24 uur",
    week: "7 dagen",
    month: "30 dagen",
    halfYear: "180 dagen",
    forEver: "Voorgoed",
  },
  exclusionAction: "Sluit mij uit",
  irrevocable: "Dit kan niet worden teruggedraaid of ingekort, niet door u en niet door ons.",
  registerTitle: "Overal in België tegelijk",
  raise: {
    title: "Meer dan de wettelijke limiet",
    law: "Volgens de wet mag u op deze site {limit} storten per periode van zeven dagen. Over meer beslist de Kansspelcommissie, niet wij.",
    holds: "De Kansspelcommissie heeft u {limit} toegestaan per periode van zeven dagen.",
    steps: {
      register:
        "Wij geven uw aanvraag door met uw naam, uw geboortedatum en, als we het hebben, uw rijksregisternummer. De Commissie laat de kredietcentrale van de Nationale Bank nakijken.",
      wait: "Dat duurt minstens drie dagen. Tot dan blijft uw limiet zoals ze is.",
      answer: "Wij horen alleen ja of nee, nooit waarom. Wij schrijven u in beide gevallen.",
      monthly:
        "De controle wordt elke maand herhaald. Na een wanbetaling op een krediet geldt de wettelijke limiet meteen opnieuw.",
    },
    amount: "Limiet per zeven dagen",
    ask: "Aan de Commissie vragen",
    change: "Aanvragen",
    hint: "Een lager bedrag dan uw huidige limiet geldt meteen.",
    asking: "Een ogenblik",
    suspended: "De limiet kan op dit moment niet worden verhoogd. Uw huidige limiet blijft gelden.",
    notNow: "Tijdens een pauze of uitsluiting kunt u geen hogere limiet vragen.",
    pending: {
      asked: "U hebt op {at} {limit} gevraagd.",
      waits:
        "De Commissie heeft nog niet geantwoord. Als ze akkoord gaat, geldt dit ten vroegste vanaf {from}.",
      approved: "De Commissie gaat akkoord. Dit geldt vanaf {from}.",
      cancel: "De aanvraag annuleren",
    },
    giveBack: "Terug naar {limit}",
    giveBackText: "De wettelijke limiet geldt dan meteen. Voor meer moet u het opnieuw vragen.",
  },
  ask: {
    break: "Een speelpauze van {days, plural, one {# dag} other {# dagen}} nemen?",
    exclusion: "Uzelf {days, plural, one {24 uur} other {# dagen}} uitsluiten?",
    forEver: "Uzelf voorgoed uitsluiten?",
    until: "Als u nu bevestigt, duurt het tot {until}; daarna loopt het automatisch af.",
    untilReturn:
      "Als u nu bevestigt, duurt het tot {until}. Het loopt niet automatisch af: om opnieuw te spelen, vraagt u dan om terug te komen, en een dag later kunt u spelen.",
    never: "Het loopt nooit af.",
    begins:
      "Het begint zodra u bevestigt. U wordt op al uw toestellen uitgelogd en een open spel wordt gesloten.",
    nothing: "U kunt niet storten of spelen. Wat een begonnen ronde nog wint, is van u.",
    money: "U kunt opnieuw inloggen om uw geld op te nemen en uw geschiedenis te bekijken.",
    noLogIn:
      "U kunt niet meer inloggen, ook niet om geld op te nemen. Uw saldo betalen we uit op de rekening van uw laatste opname.",
    balance: "Uw saldo bedraagt {balance}. Neem het eerst op: daarna kunt u dat zelf niet meer.",
    withdrawFirst: "Eerst opnemen",
    confirmBreak: "Ja, start de pauze",
    confirmExclusion: "Ja, sluit mij uit",
    sending: "Een ogenblik",
    back: "Nee, ga terug",
  },
  begun: {
    break: "Uw speelpauze is begonnen",
    exclusion: "U bent uitgesloten van spelen",
    until: "U kunt hier niet storten of spelen tot {until}. Niemand kan dat inkorten.",
    never: "U kunt hier niet meer storten of spelen en u kunt niet meer inloggen.",
    devices: "U bent op al uw toestellen uitgelogd.",
    money: "Uw geld blijft van u. Log opnieuw in om het op te nemen.",
    noLogIn:
      "Uw geld blijft van u. Uw saldo betalen we uit op de rekening van uw laatste opname. Is er geen, dan schrijven we u; vragen kunt u mailen naar <mail></mail>.",
    logIn: "Inloggen om op te nemen",
  },
} as const satisfies Shape<typeof english>
