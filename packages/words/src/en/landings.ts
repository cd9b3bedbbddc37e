import { howMany } from "./jackpotPools.ts"

export default {
  protects: {
    title: "Your first visit, without surprises",
    description: "What happens on your first visit to Elite: identity, limits and how to stop.",
    eyebrow: "Before you begin",
    lead: "An online casino for adults in Belgium. Here is what happens first, and how you stay in control.",
    first: {
      title: "You verify your identity once",
      text: "Nobody plays before their identity is verified. It takes about three minutes. At each log-in we also check the Gaming Commission’s exclusion register.",
    },
    second: {
      title: "You see what you do",
      text: "The time, your result today and the deposit limit you have left are on every page. A reality check appears as often as you choose.",
    },
    third: {
      title: "You set the limits",
      text: "You can deposit at most € 200 in any seven days. Lower limits apply at once, and setting a break or an exclusion takes one minute.",
    },
    action: "Open an account",
    other: "How protection works",
  },
  crash: {
    title: "Crash, and its proof",
    description: "How the result of a crash round is fixed before it begins, and how you can check it.",
    eyebrow: "Our own game",
    lead: "A rocket takes off, a multiplier rises, and at some point the rocket crashes. When it does is fixed before anybody bets.",
    first: {
      title: "Fixed beforehand",
      text: "Every result comes from a chain of numbers whose last link was published before the first round. Nobody can change a result afterwards, not even us.",
    },
    second: {
      title: "Checked by you",
      text: "You can check every round in your browser, with the calculation shown in full.",
    },
    third: {
      title: "The return is shown",
      text: "Of every 100 euros staked, we keep a part in the long run. You can find the figure in the rules. No way of playing changes it.",
    },
    action: "Check a round",
    other: "See the game",
  },
  contests: {
    title: "Tournaments and the Elite Quest",
    description: "How tournaments and the weekly quest work, what they cost and what you can win.",
    eyebrow: "Together with others",
    lead: "In a tournament you compare results with other players. The quest is a walk through Brussels in five tasks. You can read the rules of both before you take part.",
    first: {
      title: "You see the price first",
      text: "Each tournament shows its entry fee, the number of bets, the prizes and who pays for them. If it is free, it says so.",
    },
    second: {
      title: "No need to be quick",
      text: "A quest lasts a whole week. Its stops stay open until Sunday, and you earn points for tasks, not for staking more.",
    },
    third: {
      title: "The same limits apply",
      text: "Entries and stakes count towards your limits. If you take a break, the rules decide what happens to your place, and you lose nothing you have won.",
    },
    action: "See the tournaments",
    other: "See the quest",
  },
  pools: {
    title: "Jackpots and prize drops",
    description: `How the ${howMany} jackpots and the prize drops are drawn, the odds, and how to check them.`,
    eyebrow: "Drawn by chance",
    lead: "Both are won by ordinary bets, by chance. We show the odds, and anybody can check each draw.",
    first: {
      title: "Nothing is taken from your stake",
      text: "We pay into the jackpots. Your stakes and wins stay the same.",
    },
    second: {
      title: "The odds are shown",
      text: "Each jackpot shows how it can be won and what the odds are right now, as one bet in so many. Most bets win nothing, and no bet brings the next win closer.",
    },
    third: {
      title: "Your win is kept for you",
      text: "You have seven days to claim a win. After that we add it to your balance automatically.",
    },
    action: "See the jackpots",
    other: "See the prize drops",
  },
  offNow: "Not available right now.",
  help: "Help and rules",
} as const
