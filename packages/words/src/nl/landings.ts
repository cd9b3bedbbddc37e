import type english from "../en/landings.ts"
import type { Shape } from "../shape.ts"
import { howMany } from "./jackpotPools.ts"

export default {
  protects: {
    title: "Uw eerste bezoek, zonder verrassingen",
    description: "Wat er gebeurt bij een eerste bezoek aan Elite: identiteit, limieten, en hoe u stopt.",
    eyebrow: "Voor u begint",
    lead: "Een onlinecasino voor volwassenen in België. Zo begint u, en zo houdt u alles zelf in de hand.",
    first: {
      title: "U toont één keer wie u bent",
      text: "U kunt pas spelen als uw identiteit geverifieerd is. Dat duurt ongeveer drie minuten. Telkens als u inlogt, raadplegen we ook het uitsluitingsregister van de Kansspelcommissie.",
    },
    second: {
      title: "U ziet wat u doet",
      text: "Op elke pagina ziet u de tijd, uw resultaat van vandaag en wat u nog kunt storten. U kiest zelf hoe vaak u een realitycheck krijgt.",
    },
    third: {
      title: "U bepaalt uw limieten",
      text: "U kunt hoogstens € 200 storten per periode van zeven dagen. Een lagere limiet geldt meteen, en een pauze of uitsluiting stelt u in één minuut in.",
    },
    action: "Een account openen",
    other: "Hoe de bescherming werkt",
  },
  crash: {
    title: "Crash, en het bewijs",
    description: "Hoe een ronde van ons crashspel vooraf vastligt, en hoe u dat controleert.",
    eyebrow: "Ons eigen spel",
    lead: "Een raket stijgt op en de multiplicator loopt op, tot de vlucht eindigt. Waar dat is, ligt al vast voor u inzet.",
    first: {
      title: "Vooraf vastgelegd",
      text: "Het einde van elke vlucht volgt uit een keten van getallen. De laatste schakel is vóór de eerste vlucht bekendgemaakt, dus niemand kan er achteraf iets aan veranderen, ook wij niet.",
    },
    second: {
      title: "Zelf na te rekenen",
      text: "U kunt elke vlucht in uw browser narekenen en de berekening bekijken.",
    },
    third: {
      title: "Het uitbetalingspercentage staat erbij",
      text: "Van elke 100 euro inzet houdt Elite op lange termijn een deel. Hoeveel, staat in de spelregels; uw speelwijze verandert daar niets aan.",
    },
    action: "Een vlucht controleren",
    other: "Het spel bekijken",
  },
  contests: {
    title: "Toernooien en de Elite Quest",
    description: "Hoe toernooien en de quest van de week werken, wat ze kosten en wat er te winnen is.",
    eyebrow: "Samen met anderen",
    lead: "In een toernooi speelt u om de beste score; de quest brengt u in vijf opdrachten door Brussel. De regels leest u vooraf.",
    first: {
      title: "Alles staat er vooraf bij",
      text: "Bij elk toernooi leest u wat de inschrijving kost, hoeveel inzetten meetellen, wat de prijzen zijn en wie ze betaalt. Is het gratis, dan staat dat erbij.",
    },
    second: {
      title: "Op uw eigen tempo",
      text: "Een quest loopt een hele week. De haltes blijven open tot zondag, en u verdient punten met de opdrachten, niet met hogere inzetten.",
    },
    third: {
      title: "Dezelfde limieten gelden",
      text: "Inschrijvingen en inzetten tellen mee voor uw limieten. Neemt u een pauze, dan behandelen we uw deelname volgens de regels en houdt u wat u gewonnen hebt.",
    },
    action: "De toernooien bekijken",
    other: "De quest bekijken",
  },
  pools: {
    title: "Jackpots en prijzentrekkingen",
    description: `Hoe de ${howMany} jackpots en de prijzentrekkingen vallen, hoe groot de kans is en hoe u dat controleert.`,
    eyebrow: "Het toeval beslist",
    lead: "U kunt ze met een gewone inzet winnen; het toeval beslist. De kansen staan erbij, en u kunt elke trekking narekenen.",
    first: {
      title: "Er gaat niets van uw inzet af",
      text: "Elite vult de jackpots. Uw inzet en uw winst blijven zoals ze zijn.",
    },
    second: {
      title: "De kansen staan erbij",
      text: "Bij elke jackpot leest u hoe hij valt en hoe groot de kans op dit moment is. De meeste inzetten winnen niets, en uw vorige inzetten vergroten de kans van de volgende niet.",
    },
    third: {
      title: "Uw winst wacht op u",
      text: "U hebt zeven dagen om een winst op te vragen; daarna zetten we ze automatisch op uw saldo.",
    },
    action: "De jackpots bekijken",
    other: "De prijzentrekkingen bekijken",
  },
  offNow: "Nu niet beschikbaar.",
  help: "Hulp en regels",
} as const satisfies Shape<typeof english>
