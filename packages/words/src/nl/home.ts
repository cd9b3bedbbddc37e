import type english from "../en/home.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Elite — onlinecasino in België",
  description:
    "Casinospellen voor volwassenen in België, met een stortingslimiet van € 200 per week en één controle van uw identiteit.",
  heroEyebrow: "Onlinecasino in België · 21+",
  heroTitle: "Het spellenpaleis",
  heroText:
    "{games, plural, one {# spel} other {# spellen}} van {studios, plural, one {# studio} other {# studio’s}}. Bij elk spel ziet u vooraf het uitbetalingspercentage.",
  heroPlain: "Bij elk spel ziet u vooraf het uitbetalingspercentage.",
  heroPlayer: "Dag {username}",
  browse: "Spellen bekijken",
  quest: {
    eyebrow: "Elite Quest · week {week}",
    title: "{pool} in de prijzenpot van deze week",
    titleEmpty: "Vijf opdrachten, één week, één prijzenpot",
    text: "{players, plural, =0 {Doe als eerste mee} one {# speler doet mee} other {# spelers doen mee}}. Elke nieuwe speler voegt {adds} toe. Loopt tot {until}.",
    guaranteed:
      "{players, plural, =0 {Doe als eerste mee} one {# speler doet mee} other {# spelers doen mee}}. {guaranteed} is gegarandeerd. Loopt tot {until}.",
    see: "Quest bekijken",
  },
  tournament: {
    kinds: { cash: "Cashtoernooi", credit: "Credittoernooi", cashPoint: "Puntentoernooi" },
    summary: "{prizes} aan prijzen · {entry} · {when}",
    points: "{count, plural, one {# punt} other {# punten}}",
    entry: "inschrijving {fee}",
    free: "gratis inschrijving",
    noFee: "gratis",
    until: "loopt tot {at}",
    from: "begint {at}",
    own: "Naar uw toernooi",
    enter: "Inschrijven",
    see: "Toernooi bekijken",
    prizes: "Prijzen",
    players: "Spelers",
    costs: "Inschrijving",
  },
  jackpot: {
    eyebrow: "Laatste jackpot",
    title: "{amount} gewonnen met {game}",
    titlePlain: "{amount} gewonnen",
    text: "Jackpot {name}, {at}",
    see: "Jackpots bekijken",
  },
  banner: { eyebrow: "Bij Elite", see: "Meer weten" },
  clubText:
    "Elke euro die u inzet, levert punten en coins op. Coins wisselt u in voor geld om mee te spelen.",
  promotionsText: "Alle lopende acties, met hun bedragen en voorwaarden.",
  continuePlaying: "Verder spelen",
  favourites: "Uw favorieten",
  yourGames: "Uw spellen",
  justWon: "Recente winsten",
  winsStandStill: "Pauzeren",
  winsGoOn: "Hervatten",
  topTen: "Meest gespeeld deze week",
  newGames: "Nieuwe spellen",
  seeAll: "Alles bekijken",
  seeAllOf: "Alles bekijken: {name}",
  times: "{multiplier} × de inzet",
  howTitle: "Zo werkt het",
  howVerifyTitle: "Eén keer uw identiteit bevestigen",
  howVerifyText:
    "U toont uw identiteitsdocument één keer, met een telefoon of een computer met camera. We gaan na of u minstens 21 bent.",
  howLimitTitle: "Hoogstens € 200 per week",
  howLimitText:
    "De Belgische wet beperkt stortingen tot € 200 per site en per zeven dagen. U ziet altijd hoeveel u nog kunt storten.",
  howWithdrawTitle: "Uitbetaald op uw eigen rekening",
  howWithdrawText:
    "We betalen uw opnames kosteloos uit op een bankrekening op uw naam. U kunt elke stap volgen.",
} as const satisfies Shape<typeof english>
