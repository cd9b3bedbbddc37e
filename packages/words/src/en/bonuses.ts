export default {
  joining: "Joining bonus",
  balance: "Bonus",
  staked: "Staked",
  of: "{part} of {whole}",
  active:
    "You play with it once your own money is used. When you have staked another {left}, what is left of it is yours. You have until {until}. While you have a bonus, the maximum stake is {largestStake}.",
  offered:
    "If you choose it with your first deposit, you get {percent}% of that deposit as a bonus, up to {maximum}. You play with it once your own money is used, with stakes of at most {largestStake}. When you have staked it {wagering} times within {days} days, what is left is yours. If you do not, you lose it.",
  info: "For your information: there is no joining bonus at the moment. Its terms would be {percent}% of the first deposit, up to {maximum}, staked {wagering} times within {days} days with stakes of at most {largestStake}.",
  shares: "How much of each stake counts",
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
    other: "all other games",
  },
  withdrawing: "You lose the bonus if you make a withdrawal. We will ask you to confirm first.",
  ask: {
    label: "Yes, I want the joining bonus",
    match:
      "{percent, select, 100 {We match your first deposit, up to {maximum}.} other {We add {percent}% of your first deposit, up to {maximum}.}}",
    perStake: "Stake {wagering} × the bonus within {days} days to withdraw it.",
    sum: "Your bonus: {bonus}. Stake {required} within {days} days to withdraw it.",
    largestStake: "While it runs, your maximum stake is {largestStake}.",
    withdrawing: "If you withdraw money before that, you lose the bonus.",
    once: "You can only choose it now, with your first deposit. Without it, you play with your own money and can withdraw at any time.",
  },
  came: {
    title: "Your joining bonus of {bonus} is here",
    text: "Stake {required} by {until} to withdraw it. While it runs, your maximum stake is {largestStake}. If you withdraw money before that, you lose the bonus.",
  },
  givingUp: {
    title: "Give up the bonus",
    text: "You lose the {amount} that is left. The {wagered} of {required} you have staked no longer counts, and you will not get another joining bonus. Anything a round that is still open pays into the bonus is lost too.",
    kept: "Your own money stays yours. The maximum stake no longer applies, and you can withdraw without losing anything else. This cannot be undone.",
    submit: "Give up {amount} for good",
    submitEmpty: "Give up the bonus for good",
    submitting: "Giving it up…",
    failed: "Your bonus was not given up. Please try again.",
  },
} as const
