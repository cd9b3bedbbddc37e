/** Amounts and instants are formatted already; no friend is named. */
export default {
  action: "See my invitations",
  referralRewarded: {
    subject: "You have earned {amount} for an invitation",
    text: "Hello {firstName},\n\nSomebody opened an account with your link and has met all the conditions. Your reward of {amount} is ready. You can claim it until {until}. If you do nothing, we will then add it to your balance automatically.",
  },
  referralCredited: {
    subject: "Your reward of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou earned a reward for an invitation and did not claim it in time. So that you do not lose it, we have added {amount} to your balance.",
  },
  referralDisputed: {
    subject: "We are reviewing your reward",
    text: "Hello {firstName},\n\nYou earned {amount} for an invitation that we now have to review. Our team, not a computer, will decide whether you keep the reward, and we will write to you as soon as they have. Until then you cannot claim what is not yet in your balance.",
    questions: "If you have any questions, write to {email}.",
  },
  referralKept: {
    subject: "You keep your reward of {amount}",
    text: "Hello {firstName},\n\nWe have reviewed the invitation for which you earned {amount}. The reward is yours.",
  },
  referralRefused: {
    subject: "Your reward of {amount} was cancelled",
    text: "Hello {firstName},\n\nTwo members of our team reviewed the invitation for which you earned {amount} and decided that it does not count. The amount was returned to us. If we cannot resolve it together, you can turn to the Gaming Commission.",
    questions: "If you have any questions, write to {email}.",
  },
} as const
