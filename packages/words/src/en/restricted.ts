/** What somebody who may not play or deposit reads where they would have: why, until when, and what stays open. */
export default {
  title: { play: "You cannot play now", deposit: "You cannot deposit now" },
  why: {
    register:
      "The Gaming Commission’s exclusion register does not let you play. Only the Commission can tell you why and until when.",
    selfExclusion:
      "You excluded yourself from playing until {until}. Nobody can shorten that, neither you nor we.",
    return:
      "The time you excluded yourself for is over. To play again you ask to come back; you can then play a day later.",
    returnWaits: "You asked to come back. You can play and deposit from {until}.",
    break: "You are taking a break from playing until {until}. It ends by itself; nobody can shorten it.",
  },
  open: "You can still withdraw your money, look at your history and manage your details.",
  withdraw: "Withdraw money",
  limits: "To my limits",
  history: "My transactions",
  commission: "To the Gaming Commission",
  support: "Any questions? Write to <mail></mail>.",
} as const
