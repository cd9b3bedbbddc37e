export default {
  joining: "Joining bonus",
  balance: "Bonus",
  staked: "Staked",
  of: "{part} of {whole}",
  active:
    "It is played after your own money. Once you have staked another {left}, what is left of it is yours: you have until {until}. As long as you have it, a stake can be at most {largestStake}.",
  offered:
    "If you choose it with your first deposit, you get {percent}% of it once more, up to {maximum}. You play it after your own money, with stakes of at most {largestStake}. It becomes yours once you have staked it {wagering} times within {days} days; what is left after that goes back to us.",
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
  ask: {
    label: "Yes, I want the joining bonus",
    match:
      "{percent, select, 100 {We match your first deposit, up to {maximum}.} other {We add {percent}% of your first deposit, up to {maximum}.}}",
    perStake: "Stake {wagering} × the bonus within {days} days to withdraw it.",
    sum: "Your bonus: {bonus}. Stake {required} within {days} days to withdraw it.",
    largestStake: "While it runs, you can stake at most {largestStake} at a time.",
    withdrawing: "If you withdraw money before that, you lose the bonus.",
    once: "You can only choose it now, with your first deposit. Without it, you play with your own money and have nothing to stake before you withdraw.",
  },
  came: {
    title: "Your joining bonus of {bonus} is here",
    text: "Stake {required} by {until} to withdraw it. While it runs, you can stake at most {largestStake} at a time. If you withdraw money before that, you lose the bonus.",
  },
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
