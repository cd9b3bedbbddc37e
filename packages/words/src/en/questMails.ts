/** Figures, amounts and instants are formatted already. */
export default {
  action: "See my balance",
  questWon: {
    subject: "Place {place} in the Elite Quest: {amount}",
    text: "Hello {firstName},\n\nThe results of the Elite Quest of week {week} are in. With {points} points you finished in place {place} of {players} and won {amount}.",
    claim:
      "You can claim it until {until}. If you do nothing, we will then add it to your balance automatically.",
  },
  questCredited: {
    subject: "Your quest prize of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou won a prize for place {place} in the Elite Quest of week {week} and did not claim it in time. So that you do not lose it, we have added {amount} to your balance.",
  },
  questDisputed: {
    subject: "We are reviewing your quest prize",
    text: "Hello {firstName},\n\nYou won {amount} for place {place} in the Elite Quest of week {week}. A studio has since cancelled a bet that counted for your points, and your stake was refunded. Without that bet you would have had fewer points. Our team, not a computer, will decide whether you keep the prize, and we will write to you as soon as they have. You cannot claim it until then.",
    questions: "If you have any questions, write to {email}.",
  },
  questKept: {
    subject: "You keep your quest prize of {amount}",
    text: "Hello {firstName},\n\nWe have reviewed your prize for place {place} in the Elite Quest of week {week}. Although one of the bets was refunded, the prize is yours: {amount}.",
  },
  questRefused: {
    subject: "Your quest prize of {amount} was cancelled",
    text: "Hello {firstName},\n\nA studio cancelled a bet that counted for your place {place} in the Elite Quest of week {week}, and your stake was refunded. Two members of our team reviewed it and decided that you would not have had that place without it. The {amount} was returned to us.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot resolve it together, you can turn to the Gaming Commission.",
  },
} as const
