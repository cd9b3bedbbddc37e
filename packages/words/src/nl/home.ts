import type english from "../en/home.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Elite — onlinecasino in België",
  description:
    "Casinospellen voor volwassenen in België, met een stortingslimiet van € 200 per week en één controle van uw identiteit.",
  heroEyebrow: "Onlinecasino in België · 21+",
  heroTitle: "Het spellenpaleis",
  heroText:
    "{games, plural, one {# spel} other {# spellen}} van {studios, plural, one {# studio} other {# studio’s}}. Bij elk spel ziet u het uitbetalingspercentage voor u begint.",
  heroPlayer: "Dag {username}",
  heroPlayerText: "Uw limieten, uw resultaat van vandaag en uw speeltijd staan altijd bovenaan de pagina.",
  browse: "De spellen bekijken",
  continuePlaying: "Onlangs gespeeld",
  favourites: "Uw favorieten",
  yourGames: "Uw spellen",
  justWon: "Recente winsten",
  winsStandStill: "Stilzetten",
  winsGoOn: "Hervatten",
  topTen: "Meest gespeeld deze week",
  newGames: "Nieuwe spellen",
  seeAll: "Alles bekijken",
  seeAllOf: "Alles bekijken: {name}",
  times: "{multiplier} × de inzet",
  howTitle: "Zo werkt het",
  howVerifyTitle: "Eén keer verifiëren",
  howVerifyText:
    "U toont één keer uw identiteitsdocument, met een telefoon of een computer met camera. We gaan na of u 21 of ouder bent.",
  howLimitTitle: "Hoogstens € 200 per week",
  howLimitText:
    "De Belgische wet beperkt stortingen tot € 200 per site en per periode van zeven dagen. U ziet altijd hoeveel ruimte u nog hebt.",
  howWithdrawTitle: "Uitbetaald op uw eigen rekening",
  howWithdrawText: "Opnames gaan naar een bankrekening op uw naam. U volgt elke stap en betaalt geen kosten.",
} as const satisfies Shape<typeof english>
