import { howMany } from "./jackpotPools.ts"

export default {
  protects: {
    title: "Your first visit, without surprises",
    description: "What happens on a first visit to Elite: identity, limits and how to stop.",
    eyebrow: "Before you begin",
    lead: "An online casino for adults in Belgium. This is what happens first, and what keeps you in charge.",
    first: {
      title: "You show who you are, once",
      text: "Nobody plays before their identity is verified. It takes about three minutes. At each log-in we also check the Gaming Commission’s exclusion register.",
    },
    second: {
      title: "You see what you do",
      text: "The time, your result today and your deposit room are on every page. A reality check appears as often as you choose.",
    },
    third: {
      title: "You set the limits",
      text: "At most € 200 of deposits in any seven days. Lower limits apply at once, and a break or an exclusion takes one minute.",
    },
    action: "Open an account",
    other: "How protection works",
  },
  crash: {
    title: "Crash, and its proof",
    description: "How a round of our crash game is decided before it begins, and how you check it.",
    eyebrow: "Our own game",
    lead: "A rocket takes off, a multiplier rises, and at some point the flight ends. Where it ends is fixed before anybody bets.",
    first: {
      title: "Fixed beforehand",
      text: "Each end comes from a chain of numbers whose last link was published before the first flight. Nobody can change one afterwards, and neither can we.",
    },
    second: {
      title: "Checked by you",
      text: "Every flight can be checked in your browser, with the calculation written out.",
    },
    third: {
      title: "The return is shown",
      text: "Of every 100 euros staked, the house keeps a part in the long run. The figure is in the rules; no way of playing changes it.",
    },
    action: "Check a flight",
    other: "See the game",
  },
  contests: {
    title: "Tournaments and the Elite Quest",
    description: "How tournaments and the weekly quest work, what they cost and what is won.",
    eyebrow: "Together with others",
    lead: "A tournament compares results; the quest is a walk through Brussels in five tasks. You can read the rules of both before you take part.",
    first: {
      title: "The price is on the bill",
      text: "Each tournament shows its entry, the number of bets, the prizes and who pays for them. If it is free, it says so.",
    },
    second: {
      title: "No need to be quick",
      text: "A quest runs for a whole week. Its stops stay open until Sunday, and points come from the tasks, not from staking more.",
    },
    third: {
      title: "The same limits apply",
      text: "Entries and stakes count towards your limits. If you take a break, your place is settled by the rules and you lose nothing you have won.",
    },
    action: "See the tournaments",
    other: "See the quest",
  },
  pools: {
    title: "Jackpots and prize drops",
    description: `How the ${howMany} jackpots and the prize drops are drawn, at what odds, and how to check them.`,
    eyebrow: "Drawn by chance",
    lead: "Both fall to ordinary bets by chance. The odds are shown, and anybody can check each draw.",
    first: {
      title: "Nothing is taken from your stake",
      text: "The house pays into the pools. What you stake and what you win stay as they are.",
    },
    second: {
      title: "The odds are shown",
      text: "Each jackpot shows how it drops and what the odds are now, as one bet in so many. Most bets win nothing, and no bet brings the next one closer.",
    },
    third: {
      title: "Your win is kept for you",
      text: "You have seven days to claim a win; after that it is added to your balance automatically.",
    },
    action: "See the jackpots",
    other: "See the prize drops",
  },
  offNow: "Not offered at the moment.",
  help: "Help and rules",
} as const
