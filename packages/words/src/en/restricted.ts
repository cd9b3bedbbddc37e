/** It replaces a page that a restricted player may not use: why, until when, and what stays open. */
export default {
  title: {
    play: "You cannot play right now",
    break: "You are taking a break",
    deposit: "You cannot deposit right now",
  },
  why: {
    register:
      "The Gaming Commission’s exclusion register does not allow you to play. Only the Commission can tell you why and until when.",
    selfExclusion: "You excluded yourself from playing until {until}. Nobody can shorten that, not even us.",
    return:
      "Your exclusion period is over. To play again, ask to come back. You can then play one day later.",
    returnWaits: "You asked to come back. You can play and deposit from {until}.",
    break:
      "You are taking a break from playing until {until}. It ends automatically, and nobody can shorten it.",
  },
  open: "You can still withdraw your money, look at your history and manage your details.",
  withdraw: "Withdraw money",
  limits: "Go to my limits",
  history: "My transactions",
  commission: "Go to the Gaming Commission",
  support: "Any questions? Write to <mail></mail>.",
} as const
