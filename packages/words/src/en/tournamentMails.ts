/** What players are written about tournaments. Amounts, places and instants come already written. */
export default {
  action: "See my balance",
  toClub: "See the Elite Club",
  tournamentWon: {
    action: "See my place",
    subject: "Tournament “{tournament}”: place {place}, {amount}",
    text: "Hello {firstName},\n\nThe tournament “{tournament}” is over. You came in at place {place} and have won {amount}.",
    claim:
      "You can claim it until {until}. If you do nothing, we add it to your balance automatically after that.",
  },
  tournamentCredited: {
    subject: "Your prize of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou won a prize in the tournament “{tournament}” and did not claim it. So that it is not lost we have added {amount} to your balance.",
  },
  tournamentDisputed: {
    subject: "We are looking into your prize",
    text: "Hello {firstName},\n\nYou won a prize of {amount} in the tournament “{tournament}”. A bet that counted for it has been given back since then. Whether the prize stands, people of ours decide, not a machine; we write to you as soon as they have. Until then it cannot be claimed.",
    questions: "Questions reach us at {email}.",
  },
  tournamentKept: {
    subject: "Your prize of {amount} stays yours",
    text: "Hello {firstName},\n\nWe have looked into the prize that you won in the tournament “{tournament}”. It is yours, although a bet was given back: {amount}.",
  },
  tournamentRefused: {
    subject: "Your prize of {amount} does not stand",
    text: "Hello {firstName},\n\nA bet that had counted for your prize in the tournament “{tournament}” was given back to you. Two people of ours have looked at it and decided that the prize was not won without it. The {amount} went back to us.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot settle it between us, you may turn to the Gaming Commission.",
  },
  tournamentPointsWon: {
    subject: "Tournament “{tournament}”: place {place}, {amount}",
    text: "Hello {firstName},\n\nThe tournament “{tournament}” is over. You came in at place {place}, and it pays {amount}. They are in your account already and count for your rank in the Elite Club; there is nothing to claim.",
  },
  tournamentPointsDisputed: {
    subject: "We are looking into your prize",
    text: "Hello {firstName},\n\nYour place in the tournament “{tournament}” paid {amount}. A bet that counted for it has been given back since then. Whether the place stands, people of ours decide, not a machine; we write to you as soon as they have. Until then the points stay in your account.",
    questions: "Questions reach us at {email}.",
  },
  tournamentPointsKept: {
    subject: "Your {amount} stay yours",
    text: "Hello {firstName},\n\nWe have looked into what you won in the tournament “{tournament}”. It is yours, although a bet was given back: {amount}.",
  },
  tournamentPointsRefused: {
    subject: "Taken back: {amount}",
    text: "Hello {firstName},\n\nA bet that had counted for your place in the tournament “{tournament}” was given back to you. Two people of ours have looked at it and decided that the place was not won without it. We have taken back {amount}; they no longer count for your rank in the Elite Club.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot settle it between us, you may turn to the Gaming Commission.",
  },
  tournamentCancelled: {
    subject: "The tournament “{tournament}” is cancelled",
    text: "Hello {firstName},\n\nThe tournament “{tournament}”, which you had entered, is cancelled.",
    back: "What you paid is back in your balance: {amount}.",
  },
  tournamentBarred: {
    subject: "You are no longer in the tournament “{tournament}”",
    text: "Hello {firstName},\n\nYou cannot play when the tournament “{tournament}” begins, so we have taken you out of it.",
    back: "What you paid is back in your balance: {amount}.",
  },
  tournamentRemoved: {
    subject: "You are no longer in the tournament “{tournament}”",
    text: "Hello {firstName},\n\nTwo people of ours have looked at your entry in the tournament “{tournament}” and taken it out.",
    back: "What you paid is back in your balance: {amount}.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot settle it between us, you may turn to the Gaming Commission.",
  },
} as const
