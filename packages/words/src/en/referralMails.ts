/** What players are written about rewards for friends. Amounts and instants come already written; no friend is named. */
export default {
  action: "See my invitations",
  referralRewarded: {
    subject: "You are given {amount} for an invitation",
    text: "Hello {firstName},\n\nSomebody opened an account by your link, and everything that is needed is there. {amount} lies ready for you. You can claim it until {until}; if you do nothing, we add it to your balance automatically after that.",
  },
  referralCredited: {
    subject: "Your reward of {amount} is in your balance",
    text: "Hello {firstName},\n\nYou were given a reward for an invitation and did not claim it. So that it is not lost we have added {amount} to your balance.",
  },
  referralDisputed: {
    subject: "We are looking into your reward",
    text: "Hello {firstName},\n\nYou were given {amount} for an invitation. Something about it has to be looked at. Whether the reward stands, people of ours decide, not a machine; we write to you as soon as they have. What is not in your balance yet cannot be claimed until then.",
    questions: "Questions reach us at {email}.",
  },
  referralKept: {
    subject: "Your reward of {amount} stays yours",
    text: "Hello {firstName},\n\nWe have looked into the invitation for which you were given {amount}. The reward is yours.",
  },
  referralRefused: {
    subject: "Your reward of {amount} does not stand",
    text: "Hello {firstName},\n\nTwo people of ours have looked into the invitation for which you were given {amount}, and decided that it does not count. The amount went back to us. If we cannot settle it between us, you may turn to the Gaming Commission.",
    questions: "Questions reach us at {email}.",
  },
} as const
