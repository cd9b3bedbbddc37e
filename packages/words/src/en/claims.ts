export default {
  title: "Prizes to claim",
  sources: {
    jackpots: "Jackpot",
    drops: "Prize drop",
    tournaments: "Tournament prize",
    quest: "Quest prize",
    referrals: "Reward for a friend",
  },
  claim: "Claim {amount}",
  claimNamed: "Claim {amount}: {source}",
  claiming: "One moment",
  until: "Claim by {until}. After that we add it to your balance automatically.",
  restricted: "You cannot claim this at the moment. We will add it to your balance automatically on {until}.",
} as const
