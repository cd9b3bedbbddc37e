import type english from "../en/home.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Elite — online casino in België",
  description:
    "Casinospellen voor volwassenen in België, met een stortingslimiet van € 200 per week en een identiteit die één keer wordt gecontroleerd.",
  heroEyebrow: "Online casino in België · 21+",
  heroTitle: "Het spellenpaleis",
  heroText:
    "{games, plural, one {# spel} other {# spellen}} van {studios, plural, one {# studio} other {# studio’s}}. Bij elk spel ziet u het uitbetalingspercentage voor u begint.",
  heroPlayer: "Dag {username}",
  heroPlayerText: "Uw limieten, uw resultaat van vandaag en uw speeltijd staan altijd bovenaan de pagina.",
  browse: "Bekijk de spellen",
  lobby: "Lobby",
  continuePlaying: "Verder spelen",
  justWon: "Net gewonnen",
  topTen: "Top tien van deze week",
  newGames: "Nieuw",
  seeAll: "Alles bekijken",
  seeAllOf: "Alles bekijken: {name}",
  times: "{multiplier}× de inzet",
  emptyRail: "Hier is nog niets te zien.",
  failedRail: "Het laden is mislukt. Probeer het opnieuw.",
  rank: "Nummer {rank}",
  howTitle: "Zo werkt het",
  howVerifyTitle: "Eén keer verifiëren",
  howVerifyText:
    "U toont één keer uw identiteitskaart, met uw telefoon. We gaan na of u 21 jaar of ouder bent.",
  howLimitTitle: "Hoogstens € 200 per week",
  howLimitText:
    "De Belgische wet beperkt stortingen tot € 200 per zeven dagen. U ziet altijd hoeveel ruimte u nog hebt.",
  howWithdrawTitle: "Uitbetaald op uw eigen rekening",
  howWithdrawText: "Opnames gaan naar een bankrekening op uw naam. U volgt elke stap en betaalt geen kosten.",
} as const satisfies Shape<typeof english>
