/** The readable page of the API's calls, for whoever writes a client. */
export default {
  title: "The calls of the API",
  intro:
    "Every call that the server answers, printed from the contract it checks them by. The same as an OpenAPI 3.1 document:",
  conventions:
    "Requests and answers are JSON; what a GET or DELETE says stands in its query. An answer is an object with data, a refusal a list of errors, each with a name, a sentence and, where fields are at fault, a sentence for each. Unknown fields are refused and nothing is coerced: numbers are plain decimals without exponents. Whoever changes something sends the Origin of this site. The session is a cookie.",
  anyCall: "What any call can answer",
  player: "Needs a session",
  anyone: "Open to everybody",
  evenRestricted: "Also open to a restricted session",
  idempotent: "Takes an Idempotency-Key: the same key and body give the same answer",
  send: "Sent",
  answer: "Answered in data",
  refusals: "Refusals",
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
    me: "The player’s own",
  },
} as const
