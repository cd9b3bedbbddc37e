import type english from "../en/wire.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "De aanroepen van de API",
  intro:
    "Alle aanroepen die de server beantwoordt, afgedrukt uit het contract waarmee hij ze controleert. Hetzelfde als OpenAPI 3.1-document:",
  conventions:
    "Vragen en antwoorden zijn JSON; bij GET en DELETE staat alles in de query van het adres. Een antwoord is een object met data, een weigering een lijst errors: elk met een naam, een zin en, als er velden fout zijn, een zin per veld. Onbekende velden worden geweigerd en niets wordt omgezet: getallen zijn gewone decimalen zonder exponent. Wie iets wijzigt, stuurt de Origin van deze site mee. De sessie is een cookie.",
  anyCall: "Wat elke aanroep kan antwoorden",
  player: "Vraagt een sessie",
  anyone: "Open voor iedereen",
  evenRestricted: "Ook open voor een beperkte sessie",
  idempotent: "Aanvaardt een Idempotency-Key: dezelfde sleutel en inhoud geven hetzelfde antwoord",
  send: "Verstuurd",
  answer: "Beantwoord in data",
  refusals: "Weigeringen",
  nothing: "Niets",
  optional: "niet verplicht",
  nouns: {
    content: "Site",
    players: "Spelers",
    sessions: "Sessies",
    identity: "Identiteit",
    games: "Spellen",
    play: "Spelen",
    crash: "Ons crashspel",
    limits: "Limieten",
    payments: "Betalingen",
    loyalty: "Elite Club",
    notifications: "Meldingen",
    me: "De speler zelf",
  },
} as const satisfies Shape<typeof english>
