/** What players are written about prizes that fell to their bets. Amounts and instants come already written. */
export default {
  action: "See my balance",
  dropWon: {
    subject: "You have won a prize: {amount}",
    text: "Hello {firstName},\n\nYour stake of {stake} on {game} has won a prize of {amount} in the prize drop “{campaign}”.",
    claim:
      "You can claim it until {until}. If you do nothing, we add it to your balance automatically after that.",
  },
  dropCredited: {
    subject: "Your prize of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou won a prize in the prize drop “{campaign}” and did not claim it. So that it is not lost we have added {amount} to your balance.",
  },
  dropDisputed: {
    subject: "We are looking into your prize",
    text: "Hello {firstName},\n\nYou won a prize of {amount} in the prize drop “{campaign}”. The studio has since taken back the bet that won it, and its stake is yours again. Whether the prize stands, people of ours decide, not a machine; we write to you as soon as they have. Until then it cannot be claimed.",
    questions: "Questions reach us at {email}.",
  },
  dropKept: {
    subject: "Your prize of {amount} stays yours",
    text: "Hello {firstName},\n\nWe have looked into the prize that you won in the prize drop “{campaign}”. It is yours, although its bet was given back: {amount}.",
  },
  dropRefused: {
    subject: "Your prize of {amount} does not stand",
    text: "Hello {firstName},\n\nThe studio took back the bet that had won a prize in the prize drop “{campaign}”, and its stake is yours again. Two people of ours have looked at it and decided that the bet did not count. The {amount} went back to us.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot settle it between us, you may turn to the Gaming Commission.",
  },
} as const
