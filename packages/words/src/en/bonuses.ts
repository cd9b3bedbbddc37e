export default {
  joining: "Joining bonus",
  balance: "Bonus",
  staked: "Staked",
  of: "{part} of {whole}",
  active:
    "It is played after your own money. Once you have staked another {left}, what is left of it is yours: you have until {until}. As long as you have it, a stake can be at most {largestStake}.",
  offered:
    "With your first deposit you get {percent}% of it once more, up to {maximum}. You play it after your own money, with stakes of at most {largestStake}. It becomes yours once you have staked it {wagering} times within {days} days; what is left after that goes back to us.",
  info: "For your information: no joining bonus is given at the moment. Its terms would be {percent}% of the first deposit, up to {maximum}, staked {wagering} times within {days} days with stakes of at most {largestStake}.",
  shares: "How much of a stake counts",
  share: "{percent}%: {kinds}",
  kinds: {
    slots: "slots",
    instant: "instant games",
    dice: "dice games",
    roulette: "roulette",
    blackjack: "blackjack",
    tables: "table games",
    live: "live casino",
    crash: "crash games",
    other: "all others",
  },
  withdrawing: "A withdrawal ends the bonus. We ask you before that.",
  givingUp: {
    title: "Give the bonus up",
    text: "You lose the {amount} that are left of it. What you have staked for it, {wagered} of {required}, no longer counts, and there is no second joining bonus. What a round that is still open wins of it goes back to us too.",
    kept: "Your own money stays yours. It is no longer bound by the largest stake, and a withdrawal costs you nothing more. This cannot be undone.",
    submit: "Give {amount} up for good",
    submitEmpty: "Give the bonus up for good",
    submitting: "Giving it up…",
    failed: "Your bonus was not given up. Please try again.",
  },
} as const
