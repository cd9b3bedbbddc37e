import type english from "../en/landings.ts"
import type { Shape } from "../shape.ts"

export default {
  protects: {
    title: "Uw eerste bezoek, zonder verrassingen",
    description: "Wat er gebeurt bij een eerste bezoek aan Elite: identiteit, limieten, en hoe u stopt.",
    eyebrow: "Voor u begint",
    lead: "Een onlinecasino voor volwassenen in België. Dit gebeurt eerst, en hiermee houdt u de touwtjes in handen.",
    first: {
      title: "U toont één keer wie u bent",
      text: "Niemand speelt voordat de identiteit geverifieerd is. Dat duurt ongeveer drie minuten. Bij elke aanmelding vragen we ook het uitsluitingsregister van de Kansspelcommissie.",
    },
    second: {
      title: "U ziet wat u doet",
      text: "De tijd, het resultaat van vandaag en uw ruimte om te storten staan op elke pagina. Een realitycheck komt met de tussentijd die u kiest.",
    },
    third: {
      title: "U bepaalt de limieten",
      text: "Hoogstens € 200 aan stortingen per zeven dagen. Een lagere limiet geldt meteen, en een pauze of uitsluiting duurt één minuut om in te stellen.",
    },
    action: "Een account openen",
    other: "Hoe de bescherming werkt",
  },
  crash: {
    title: "Crash, en het bewijs",
    description: "Hoe een ronde van ons crashspel vooraf vastligt, en hoe u dat nagaat.",
    eyebrow: "Ons eigen spel",
    lead: "Een raket stijgt op, een vermenigvuldiger loopt op, en op een bepaald punt eindigt de vlucht. Waar, ligt vast voor iemand inzet.",
    first: {
      title: "Vooraf vastgelegd",
      text: "Elk einde komt uit een reeks getallen waarvan de laatste schakel voor de eerste vlucht is bekendgemaakt. Niemand kan er achteraf iets aan veranderen, ook wij niet.",
    },
    second: {
      title: "Door u nagegaan",
      text: "Elke vlucht kunt u in uw browser narekenen, met de berekening erbij.",
    },
    third: {
      title: "Het uitbetalingspercentage staat erbij",
      text: "Van 100 euro inzet blijft op lange termijn een deel bij het huis. Het cijfer staat in de regels; geen enkele speelwijze verandert het.",
    },
    action: "Een vlucht nagaan",
    other: "Het spel bekijken",
  },
  contests: {
    title: "Toernooien en de Elite Quest",
    description: "Hoe toernooien en de quest van de week werken, wat ze kosten en wat er te winnen is.",
    eyebrow: "Naast anderen",
    lead: "Een toernooi vergelijkt resultaten; de quest is een wandeling door Brussel in vijf opdrachten. De regels leest u voor u meedoet.",
    first: {
      title: "De prijs staat aan de deur",
      text: "Inschrijving, aantal inzetten, prijzen en wie ze betaalt, staan bij elk toernooi. Wat niets kost, zegt dat.",
    },
    second: {
      title: "Geen haast",
      text: "Een quest loopt een hele week. De haltes blijven open tot zondag, en punten komen van de opdrachten, niet van hogere inzetten.",
    },
    third: {
      title: "Dezelfde limieten gelden",
      text: "Inschrijvingen en inzetten tellen mee voor uw limieten. Neemt u een pauze, dan volgt uw plaats de regels en houdt u wat u gewonnen hebt.",
    },
    action: "De toernooien bekijken",
    other: "De quest bekijken",
  },
  pools: {
    title: "Jackpots en prijzentrekkingen",
    description: "Hoe de vier jackpots en de prijzentrekkingen vallen, met welke kans, en hoe u dat nagaat.",
    eyebrow: "Door het toeval",
    lead: "Ze vallen door toeval op gewone inzetten. De kansen staan erbij, en elke trekking kan worden nagerekend.",
    first: {
      title: "Van uw inzet gaat niets af",
      text: "Het huis vult de potten. Uw inzet en uw winst blijven zoals ze zijn.",
    },
    second: {
      title: "De kansen staan erbij",
      text: "Elke jackpot zegt hoe hij valt en welke inzet op hoeveel hem nu wint. De meeste inzetten winnen niets, en geen enkele brengt de volgende dichterbij.",
    },
    third: {
      title: "Uw winst wacht op u",
      text: "Een winst vraagt u op binnen zeven dagen; daarna komt ze vanzelf op uw saldo.",
    },
    action: "De jackpots bekijken",
    other: "De prijzentrekkingen bekijken",
  },
  offNow: "Nu niet aangeboden.",
  help: "Hulp en regels",
} as const satisfies Shape<typeof english>
