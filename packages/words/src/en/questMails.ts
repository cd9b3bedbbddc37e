/** What players are written about places they won in a quest. Figures, amounts and instants come already written. */
export default {
  action: "See my balance",
  questWon: {
    subject: "Place {place} in the Elite Quest: {amount}",
    text: "Hello {firstName},\n\nthe Elite Quest of week {week} is counted. With {points} points you are in place {place} of {players}, and it pays {amount}.",
    claim:
      "You can claim it until {until}. If you do nothing, we add it to your balance automatically after that.",
  },
  questCredited: {
    subject: "Your quest prize of {amount} is in your balance",
    text: "Hello {firstName},\n\nplace {place} in the Elite Quest of week {week} paid you a prize that you did not claim. So that it is not lost we have added {amount} to your balance.",
  },
  questDisputed: {
    subject: "We are looking into your quest prize",
    text: "Hello {firstName},\n\nplace {place} in the Elite Quest of week {week} paid you {amount}. A studio has since taken back a bet that counted for your points, and its stake is yours again; without it you would have had fewer. Whether the prize stands, people of ours decide, not a machine; we write to you as soon as they have. Until then it cannot be claimed.",
    questions: "Questions reach us at {email}.",
  },
  questKept: {
    subject: "Your quest prize of {amount} stays yours",
    text: "Hello {firstName},\n\nwe have looked into the prize of your place {place} in the Elite Quest of week {week}. It is yours, although one of its bets was given back: {amount}.",
  },
  questRefused: {
    subject: "Your quest prize of {amount} does not stand",
    text: "Hello {firstName},\n\na studio took back a bet that counted for your place {place} in the Elite Quest of week {week}, and its stake is yours again. Two people of ours have looked at it and decided that the place was not yours without it. The {amount} went back to us.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot settle it between us, you may turn to the Gaming Commission.",
  },
} as const
