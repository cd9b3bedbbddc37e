/** A player's own protection: what they can deposit, a break, an exclusion. */
export default {
  title: "Your play, your limits",
  pauseTitle: "Need a pause?",
  how: "How this works",
  helpSectionTitle: "Would you like to talk to someone?",
  nowTitle: "You are not playing for now",
  longerOnly: "You can extend it below, but not shorten it.",
  back: {
    text: "Take your time: nothing happens until you ask, and you can exclude yourself again below. Your limits stay as they were.",
    ask: "Ask to come back",
    asking: "One moment",
  },
  length: "For how long",
  breakTitle: "Take a break",
  breakText:
    "You choose 1 to 30 days during which you cannot deposit or play. The break starts at once and ends automatically.",
  breakDays: "{days, plural, one {# day} other {# days}}",
  breakAction: "Start break",
  exclusionTitle: "Self-exclusion",
  exclusionText:
    "For when a break is not enough: you can no longer deposit or play here for the time you choose, or ever again.",
  exclusionDays: {
    day: "24 hours",
    week: "7 days",
    month: "1 month (30 days)",
    halfYear: "6 months (180 days)",
    forEver: "Permanently",
  },
  exclusionAction: "Exclude me",
  irrevocable: "It cannot be undone or shortened, by you or by us.",
  registerTitle: "Everywhere in Belgium at once",
  raise: {
    title: "More than the legal limit",
    law: "By law you can deposit {limit} on this site in any seven days. A higher limit is decided by the Gaming Commission, not by us.",
    holds: "The Gaming Commission has granted you {limit} in any seven days.",
    steps: {
      register:
        "We forward your request with your name, your date of birth and, if we have it, your national register number. The Commission has the National Bank check its credit register.",
      wait: "This takes at least three days. Until then your limit stays the same.",
      answer: "The Commission tells us yes or no, never why. We write to you either way.",
      monthly:
        "The check is repeated every month. If you default on a loan, the legal limit applies again at once.",
    },
    amount: "Limit per seven days",
    ask: "Ask the Commission",
    change: "Request",
    hint: "A lower amount than your present limit applies at once.",
    asking: "One moment",
    suspended: "The limit cannot be raised at the moment. Your present limit stays in force.",
    notNow: "You cannot ask for a higher limit during a break or exclusion.",
    pending: {
      asked: "You asked for {limit} on {at}.",
      waits: "The Commission has not answered yet. If it agrees, this applies from {from} at the earliest.",
      approved: "The Commission has agreed. It applies from {from}.",
      cancel: "Cancel the request",
    },
    giveBack: "Go back to {limit}",
    giveBackText: "The legal limit then applies at once. To have more, you would need to ask again.",
  },
  ask: {
    break: "Take a break of {days, plural, one {# day} other {# days}}?",
    exclusion: "Exclude yourself for {days, plural, one {24 hours} other {# days}}?",
    forEver: "Exclude yourself permanently?",
    until: "If you confirm now, it lasts until {until} and then ends automatically.",
    untilReturn:
      "If you confirm now, it lasts until {until}. It does not end automatically: to play again, you ask to come back and can play one day later.",
    never: "It never ends.",
    begins:
      "It starts as soon as you confirm. You are logged out on all your devices, and any open game closes.",
    nothing: "You can neither deposit nor play. Anything a round in progress still wins is yours.",
    money: "You can still log in to withdraw your money and see your history.",
    noLogIn:
      "You can no longer log in, not even to withdraw. We pay your remaining balance into the account you last withdrew to.",
    balance: "Your balance is {balance}. Withdraw it first: afterwards you can no longer do so yourself.",
    withdrawFirst: "Withdraw first",
    confirmBreak: "Yes, start the break",
    confirmExclusion: "Yes, exclude me",
    sending: "One moment",
    back: "No, go back",
  },
  begun: {
    break: "Your break has started",
    exclusion: "You are excluded from playing",
    until: "You cannot deposit or play here until {until}. This cannot be shortened.",
    never: "You can no longer deposit, play or log in here.",
    devices: "You are logged out on all your devices.",
    money: "Your money is still yours. Log in again to withdraw it.",
    noLogIn:
      "Your money is still yours. We pay your balance into the account you last withdrew to. If you have never withdrawn, we write to you. Questions? Write to <mail></mail>.",
    logIn: "Log in to withdraw",
  },
} as const
