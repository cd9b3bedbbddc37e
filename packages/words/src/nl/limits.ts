import type english from "../en/limits.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw spel, uw limieten",
  lead: "Wat u kunt storten, en hoe u even of voorgoed stopt.",
  nowTitle: "U speelt nu niet",
  longerOnly: "Hieronder kunt u dat verlengen, nooit inkorten.",
  length: "Hoelang",
  breakTitle: "Een speelpauze nemen",
  breakText: "U kunt hoogstens 30 dagen niet storten of spelen. De pauze begint meteen en loopt vanzelf af.",
  breakDays: "{days, plural, one {# dag} other {# dagen}}",
  breakAction: "Een pauze nemen",
  exclusionTitle: "Uzelf uitsluiten",
  exclusionText:
    "Als een pauze niet volstaat: u kunt hier niet meer storten of spelen zolang u zelf kiest, of nooit meer.",
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
  ask: {
    break: "Een speelpauze van {days, plural, one {# dag} other {# dagen}} nemen?",
    exclusion: "Uzelf {days, plural, one {24 uur} other {# dagen}} uitsluiten?",
    forEver: "Uzelf voorgoed uitsluiten?",
    until: "Als u nu bevestigt, duurt het tot {until}; daarna loopt het vanzelf af.",
    never: "Het loopt nooit af.",
    begins:
      "Het begint zodra u bevestigt. U wordt op al uw toestellen uitgelogd en een open spel wordt gesloten.",
    nothing: "U kunt niet storten of spelen. Wat een begonnen ronde nog wint, is van u.",
    money: "U kunt opnieuw inloggen om uw geld op te nemen en uw geschiedenis te bekijken.",
    noLogIn:
      "U kunt niet meer inloggen, ook niet om geld op te nemen. Wat er nog staat, betalen we u uit op de rekening van uw laatste opname.",
    balance: "Uw saldo bedraagt {balance}. Neem het eerst op: daarna kunt u dat zelf niet meer.",
    withdrawFirst: "Eerst opnemen",
    confirmBreak: "Ja, de pauze beginnen",
    confirmExclusion: "Ja, sluit mij uit",
    sending: "Een ogenblik",
    back: "Nee, ga terug",
  },
  begun: {
    break: "Uw speelpauze is begonnen",
    exclusion: "U bent uitgesloten van spelen",
    until:
      "U kunt hier niet storten of spelen tot {until}. Daarna loopt het vanzelf af; niemand kan het inkorten.",
    never: "U kunt hier niet meer storten of spelen en u kunt niet meer inloggen.",
    devices: "U bent op al uw toestellen uitgelogd.",
    money: "Uw geld blijft van u. Log opnieuw in om het op te nemen.",
    noLogIn:
      "Uw geld blijft van u. Wat er nog staat, betalen we uit op de rekening van uw laatste opname. Is er geen, dan schrijven we u; vragen kunt u mailen naar <mail></mail>.",
    logIn: "Inloggen om op te nemen",
  },
} as const satisfies Shape<typeof english>
