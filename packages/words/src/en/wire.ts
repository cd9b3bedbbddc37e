/** The page of the API's calls, for developers of clients. */
export default {
  title: "API reference",
  intro:
    "Every call that the server answers, generated from the contract it checks them against. Also available as an OpenAPI 3.1 document:",
  conventions:
    "Requests and answers are JSON. GET and DELETE take their parameters in the query. An answer is an object with data. A refusal is a list of errors, each with a name, a sentence and, if fields are wrong, a sentence for each field. Unknown fields are refused and nothing is coerced: numbers are plain decimals without exponents. Requests that change something send the Origin of this site. The session is a cookie.",
  anyCall: "What any call can return",
  player: "Needs a session",
  anyone: "Open to everybody",
  evenRestricted: "Also open to a restricted session",
  idempotent: "Takes an Idempotency-Key: the same key and body give the same answer",
  send: "Request",
  answer: "Response data",
  refusals: "Errors",
  nothing: "Nothing",
  optional: "optional",
  nouns: {
    content: "Site",
    players: "Players",
    sessions: "Sessions",
    identity: "Identity",
    games: "Games",
    play: "Play",
    crash: "Our crash game",
    limits: "Limits",
    payments: "Payments",
    loyalty: "Elite Club",
    notifications: "Notifications",
    me: "My account",
  },
} as const
