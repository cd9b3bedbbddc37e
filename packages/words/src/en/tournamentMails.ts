/** Amounts, places and instants are formatted already. */
export default {
  action: "See my balance",
  toClub: "See the Elite Club",
  tournamentWon: {
    action: "See my place",
    subject: "Tournament “{tournament}”: place {place}, {amount}",
    text: "Hello {firstName},\n\nThe tournament “{tournament}” is over. You finished in place {place} and won {amount}.",
    claim:
      "You can claim it until {until}. If you do nothing, we will then add it to your balance automatically.",
  },
  tournamentCredited: {
    subject: "Your prize of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou won a prize in the tournament “{tournament}” and did not claim it in time. So that you do not lose it, we have added {amount} to your balance.",
  },
  tournamentDisputed: {
    subject: "We are reviewing your prize",
    text: "Hello {firstName},\n\nYou won a prize of {amount} in the tournament “{tournament}”. A bet that counted for it has since been cancelled and refunded. Our team, not a computer, will decide whether you keep the prize, and we will write to you as soon as they have. You cannot claim it until then.",
    questions: "If you have any questions, write to {email}.",
  },
  tournamentKept: {
    subject: "You keep your prize of {amount}",
    text: "Hello {firstName},\n\nWe have reviewed the prize that you won in the tournament “{tournament}”. Although a bet was refunded, the prize is yours: {amount}.",
  },
  tournamentRefused: {
    subject: "Your prize of {amount} was cancelled",
    text: "Hello {firstName},\n\nA bet that had counted for your prize in the tournament “{tournament}” was cancelled and refunded. Two members of our team reviewed it and decided that you would not have won the prize without it. The {amount} was returned to us.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot resolve it together, you can turn to the Gaming Commission.",
  },
  tournamentPointsWon: {
    subject: "Tournament “{tournament}”: place {place}, {amount}",
    text: "Hello {firstName},\n\nThe tournament “{tournament}” is over. You finished in place {place} and won {amount}. The points are already in your account and count towards your rank in the Elite Club. You do not have to claim them.",
  },
  tournamentPointsDisputed: {
    subject: "We are reviewing your prize",
    text: "Hello {firstName},\n\nYou won {amount} in the tournament “{tournament}”. A bet that counted for them has since been cancelled and refunded. Our team, not a computer, will decide whether you keep the points, and we will write to you as soon as they have. Until then the points stay in your account.",
    questions: "If you have any questions, write to {email}.",
  },
  tournamentPointsKept: {
    subject: "You keep your {amount}",
    text: "Hello {firstName},\n\nWe have reviewed what you won in the tournament “{tournament}”. Although a bet was refunded, the points are yours: {amount}.",
  },
  tournamentPointsRefused: {
    subject: "Removed: {amount}",
    text: "Hello {firstName},\n\nA bet that had counted for your place in the tournament “{tournament}” was cancelled and refunded. Two members of our team reviewed it and decided that you would not have had that place without it. We have removed {amount}, which no longer count towards your rank in the Elite Club.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot resolve it together, you can turn to the Gaming Commission.",
  },
  tournamentCancelled: {
    subject: "The tournament “{tournament}” is cancelled",
    text: "Hello {firstName},\n\nThe tournament “{tournament}”, which you had entered, is cancelled.",
    back: "We have refunded what you paid to your balance: {amount}.",
  },
  tournamentBarred: {
    subject: "You are no longer in the tournament “{tournament}”",
    text: "Hello {firstName},\n\nYou cannot play when the tournament “{tournament}” begins, so we have removed your entry.",
    back: "We have refunded what you paid to your balance: {amount}.",
  },
  tournamentRemoved: {
    subject: "You are no longer in the tournament “{tournament}”",
    text: "Hello {firstName},\n\nTwo members of our team reviewed your entry in the tournament “{tournament}” and decided to remove it.",
    back: "We have refunded what you paid to your balance: {amount}.",
    questions:
      "If you do not agree, write to us at {email}. If we cannot resolve it together, you can turn to the Gaming Commission.",
  },
} as const
