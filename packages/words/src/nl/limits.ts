import type english from "../en/limits.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw spel, uw limieten",
  lead: "Hoeveel u kunt storten, en hoe u tijdelijk of voorgoed stopt met spelen.",
  nowTitle: "U kunt nu niet spelen",
  longerOnly: "U kunt deze periode hieronder verlengen, maar niet inkorten.",
  back: {
    text: "Neem gerust uw tijd: zolang u niets vraagt, blijft u uitgesloten. U kunt uzelf hieronder ook opnieuw uitsluiten. Uw limieten blijven gelden.",
    ask: "Vragen om terug te komen",
    asking: "Een ogenblik",
  },
  length: "Duur",
  breakTitle: "Een speelpauze nemen",
  breakText:
    "Tijdens een pauze van hoogstens 30 dagen kunt u niet storten of spelen. De pauze begint meteen en eindigt automatisch.",
  breakDays: "{days, plural, one {# dag} other {# dagen}}",
  breakAction: "Een pauze nemen",
  exclusionTitle: "Uzelf uitsluiten",
  exclusionText:
    "Volstaat een pauze niet? U kunt hier dan niet meer storten of spelen, voor een periode die u zelf kiest of voorgoed.",
  exclusionDays: {
    day: "24 uur",
    week: "7 dagen",
    month: "1 maand (30 dagen)",
    halfYear: "6 maanden (180 dagen)",
    forEver: "Voorgoed",
  },
  exclusionAction: "Mezelf uitsluiten",
  irrevocable: "Niemand kan dat terugdraaien of inkorten, u niet en wij niet.",
  registerTitle: "Overal in België tegelijk",
  raise: {
    title: "Meer dan de wettelijke limiet",
    law: "Volgens de wet kunt u op deze site hoogstens {limit} storten per periode van zeven dagen. Wilt u meer storten, dan beslist de Kansspelcommissie daarover, niet wij.",
    holds: "De Kansspelcommissie heeft u {limit} per periode van zeven dagen toegestaan.",
    steps: {
      register:
        "We sturen uw aanvraag naar de Commissie, met uw naam, uw geboortedatum en, als we dat hebben, uw rijksregisternummer. De Commissie laat de kredietcentrale van de Nationale Bank raadplegen.",
      wait: "Dat duurt minstens drie dagen. Tot dan blijft uw limiet zoals ze is.",
      answer: "De Commissie antwoordt ons alleen met ja of nee, zonder reden. In beide gevallen mailen we u.",
      monthly:
        "De controle wordt elke maand herhaald. Na een wanbetaling op een krediet geldt de wettelijke limiet meteen opnieuw.",
    },
    amount: "Limiet per periode van zeven dagen",
    ask: "Aan de Commissie vragen",
    change: "Aanvragen",
    hint: "Een lager bedrag dan uw huidige limiet geldt meteen.",
    asking: "Een ogenblik",
    suspended: "De limiet kan op dit moment niet worden verhoogd. Uw huidige limiet blijft gelden.",
    notNow: "Zolang u niet kunt spelen, kunt u geen hogere limiet vragen.",
    pending: {
      asked: "U hebt op {at} een limiet van {limit} gevraagd.",
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
    until: "Als u nu bevestigt, kunt u niet spelen tot {until}. Daarna eindigt dat automatisch.",
    untilReturn:
      "Als u nu bevestigt, kunt u niet spelen tot {until}. Daarna blijft u uitgesloten tot u vraagt om terug te komen; een dag later kunt u weer spelen.",
    never: "Uw uitsluiting eindigt nooit.",
    begins:
      "Dat gaat in zodra u bevestigt. U wordt op al uw toestellen uitgelogd en een geopend spel wordt gesloten.",
    nothing: "U kunt niet storten of spelen. Wint u nog iets in een ronde die al loopt, dan is dat van u.",
    money: "U kunt opnieuw inloggen om uw geld op te nemen en uw geschiedenis te bekijken.",
    noLogIn:
      "U kunt niet meer inloggen, ook niet om geld op te nemen. De rest van uw saldo betalen we uit op de rekening van uw laatste opname.",
    balance: "Uw saldo bedraagt {balance}. Neem het eerst op: na uw bevestiging kunt u dat zelf niet meer.",
    withdrawFirst: "Eerst geld opnemen",
    confirmBreak: "Ja, de pauze starten",
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
      "Uw geld blijft van u. De rest van uw saldo betalen we uit op de rekening van uw laatste opname. Is er geen, dan nemen we contact met u op. Vragen kunt u mailen naar <mail></mail>.",
    logIn: "Inloggen om op te nemen",
  },
} as const satisfies Shape<typeof english>
