import type english from "../en/landings.ts"
import type { Shape } from "../shape.ts"
import { howMany } from "./jackpotPools.ts"

export default {
  protects: {
    title: "Uw eerste bezoek, zonder verrassingen",
    description: "Wat er gebeurt bij een eerste bezoek aan Elite: identiteit, limieten, en hoe u stopt.",
    eyebrow: "Voor u begint",
    lead: "Een onlinecasino voor volwassenen in België. Dit gebeurt eerst, en hiermee houdt u de touwtjes in handen.",
    first: {
      title: "U toont één keer wie u bent",
      text: "Niemand speelt voordat de identiteit geverifieerd is. Dat duurt ongeveer drie minuten. Telkens als u inlogt, raadplegen we ook het uitsluitingsregister van de Kansspelcommissie.",
    },
    second: {
      title: "U ziet wat u doet",
      text: "De tijd, het resultaat van vandaag en uw ruimte om te storten staan op elke pagina. Een realitycheck verschijnt zo vaak als u kiest.",
    },
    third: {
      title: "U bepaalt de limieten",
      text: "Hoogstens € 200 aan stortingen per zeven dagen. Een lagere limiet geldt meteen, en een pauze of uitsluiting stelt u in één minuut in.",
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
      title: "Zelf na te rekenen",
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
    eyebrow: "Samen met anderen",
    lead: "Een toernooi vergelijkt resultaten; de quest is een wandeling door Brussel in vijf opdrachten. De regels leest u voor u meedoet.",
    first: {
      title: "De prijs staat op de affiche",
      text: "Bij elk toernooi leest u de prijs van deelname, het aantal inzetten, de prijzen en wie ze betaalt. Is het gratis, dan staat dat erbij.",
    },
    second: {
      title: "Geen haast",
      text: "Een quest loopt een hele week. De haltes blijven open tot zondag, en punten komen van de opdrachten, niet van hogere inzetten.",
    },
    third: {
      title: "Dezelfde limieten gelden",
      text: "Inschrijvingen en inzetten tellen mee voor uw limieten. Neemt u een pauze, dan wordt uw plaats volgens de regels afgehandeld en houdt u wat u gewonnen hebt.",
    },
    action: "De toernooien bekijken",
    other: "De quest bekijken",
  },
  pools: {
    title: "Jackpots en prijzentrekkingen",
    description: `Hoe de ${howMany} jackpots en de prijzentrekkingen vallen, met welke kans, en hoe u dat nagaat.`,
    eyebrow: "Door het toeval",
    lead: "Ze vallen door toeval op gewone inzetten. De kansen staan erbij, en elke trekking kan worden nagerekend.",
    first: {
      title: "Er gaat niets van uw inzet af",
      text: "Het huis vult de potten. Uw inzet en uw winst blijven zoals ze zijn.",
    },
    second: {
      title: "De kansen staan erbij",
      text: "Bij elke jackpot leest u hoe hij valt en hoe groot de kans nu is: één inzet op zoveel. De meeste inzetten winnen niets, en geen enkele brengt de volgende dichterbij.",
    },
    third: {
      title: "Uw winst wacht op u",
      text: "U hebt zeven dagen om een winst op te vragen; daarna komt ze automatisch op uw saldo.",
    },
    action: "De jackpots bekijken",
    other: "De prijzentrekkingen bekijken",
  },
  offNow: "Nu niet aangeboden.",
  help: "Hulp en regels",
} as const satisfies Shape<typeof english>
