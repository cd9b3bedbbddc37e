export default {
  title: "Prize drops",
  text: "Prizes fall to bets by chance; each euro staked has the same chance.",
  until: "Until {until}",
  from: "From {from}",
  prizes: "Prizes to be won",
  /** On a ticket, below the amount of its prize. */
  left: "{count, plural, =0 {all won} one {# left} other {# left}}",
  each: "{count, plural, one {# prize} other {# prizes}}",
  blockEnds: "What is left at {time} carries over to the next period.",
  rules: "Rules and odds",
  total: "{from} to {until}: {count} prizes of {amount} at most",
  blocks:
    "{count, plural, one {The prizes are given out in one period of {length}.} other {The prizes are given out in # periods of {length} each; what is left of one carries over to the next.}}",
  hours: "{count, plural, one {one hour} other {# hours}}",
  minutes: "{count, plural, one {one minute} other {# minutes}}",
  least: "Bets of {amount} or more take part.",
  games: "Only bets on these games take part: {games}.",
  odds: "Right now, a bet of € 1 wins one time in {oneIn}.",
  apart: "At least {length} pass between two prizes for the same player.",
  claimed:
    "What you win can be claimed for {days} days, and is added to your balance automatically after that.",
  winners: "Latest winners",
  noWinners: "Nobody has won a prize yet.",
  winner: "{username} on {game}",
  toDrops: "Rules and odds of the prize drops",
  toOwn: "What I won",
} as const
