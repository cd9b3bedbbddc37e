import type english from "../en/wire.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "De aanroepen van de API",
  intro:
    "Alle aanroepen van de server, rechtstreeks uit het contract waarmee hij ze controleert. U kunt ze ook als OpenAPI 3.1-document lezen:",
  conventions:
    "Aanvragen en antwoorden zijn JSON; bij GET en DELETE staat alles in de query van het adres. Een antwoord is een object met data, een weigering een lijst errors: elke fout heeft een naam, een zin en, als er velden fout zijn, een zin per veld. Onbekende velden worden geweigerd en niets wordt omgezet: getallen zijn gewone decimalen zonder exponent. Wie iets wijzigt, moet de Origin van deze site meesturen. De sessie is een cookie.",
  anyCall: "Antwoorden die elke aanroep kan geven",
  player: "Sessie vereist",
  anyone: "Open voor iedereen",
  evenRestricted: "Ook open voor een beperkte sessie",
  idempotent: "Aanvaardt een Idempotency-Key: dezelfde sleutel en inhoud geven hetzelfde antwoord",
  send: "Aanvraag",
  answer: "Antwoord in data",
  refusals: "Weigeringen",
  nothing: "Niets",
  optional: "optioneel",
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
