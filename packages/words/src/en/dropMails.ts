/** Amounts and instants are formatted already. */
export default {
  action: "See my balance",
  dropWon: {
    subject: "You have won a prize: {amount}",
    text: "Hello {firstName},\n\nYour stake of {stake} on {game} has won a prize of {amount} in the prize drop “{campaign}”.",
    claim:
      "You can claim it until {until}. If you do nothing, we will then add it to your balance automatically.",
  },
  dropCredited: {
    subject: "Your prize of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou won a prize in the prize drop “{campaign}” and did not claim it in time. So that you do not lose it, we have added {amount} to your balance.",
  },
  dropDisputed: {
    subject: "We are reviewing your prize",
    text: "Hello {firstName},\n\nYou won a prize of {amount} in the prize drop “{campaign}”. The studio has since cancelled the bet that won it, and your stake was refunded. Our team, not a computer, will decide whether you keep the prize, and we will write to you as soon as they have. You cannot claim it until then.",
    questions: "If you have any questions, write to {email}.",
  },
  dropKept: {
    subject: "You keep your prize of {amount}",
    text: "Hello {firstName},\n\nWe have reviewed the prize that you won in the prize drop “{campaign}”. Although the bet was refunded, the prize is yours: {amount}.",
  },
  dropRefused: {
    subject: "Your prize of {amount} was cancelled",
    text: "Hello {firstName},\n\nThe studio cancelled the bet that had won a prize in the prize drop “{campaign}”, and your stake was refunded. Two members of our team reviewed it and decided that the bet did not count. The {amount} was returned to us.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot resolve it together, you can turn to the Gaming Commission.",
  },
} as const
