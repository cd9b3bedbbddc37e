export default {
  title: "Promotions",
  description:
    "What runs in this house: how jackpots, prize drops and the Elite Club work, and under which terms.",
  lead: "What is on at Elite, and on what terms. There is no need to hurry.",
  column: "A Morris column with bills on it.",
  bills: "Bills",
  none: "No bill hangs here now",
  noneText: "What always runs stands below.",
  always: "No end date",
  period: "From {from} to {until}",
  infoOnly: "For information: not offered here",
  terms: "Terms",
  back: "All promotions",
  ways: {
    joiningBonus: "To the deposit page",
    referralReward: "To my invitations",
    coinRedemption: "To the coin counter",
    rankMultipliers: "To the Elite Club",
    jackpots: "To the jackpots",
    questHouseMoney: "To the Elite Quest",
    tournamentHousePrizes: "To the tournaments",
  },
  runs: {
    title: "Always in the house",
    jackpots: {
      title: "Jackpots",
      text: "Four pools, how each of them drops and at what odds.",
      link: "To the jackpots",
    },
    club: {
      title: "Elite Club",
      text: "How points, coins and ranks are counted.",
      link: "To the Elite Club",
    },
    referrals: {
      title: "Invitations",
      text: "What is given for a friend, and what is needed for it.",
      link: "To my invitations",
    },
  },
} as const
