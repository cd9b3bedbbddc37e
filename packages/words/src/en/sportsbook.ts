export default {
  title: "Sports book",
  lead: "Bet on sports with a separate balance.",
  frame: "Events, odds and your bet slip",
  licence:
    "The sports book runs under licence {number}. By law its balance is separate from the casino balance: you cannot move money between the two.",
  balance: "Sports balance",
  payIn: "Deposit",
  withdraw: "Withdraw",
  loading: "Opening the sports book…",
  infoTitle: "Not available here",
  infoText:
    "We do not take sports bets on this site. The money in your sports balance stays yours, and you can withdraw it.",
  lostTitle: "Connection lost",
  lostText: "You cannot bet until it is back. Bets you have already placed still count.",
  silentTitle: "The sports book is not responding",
  silentText:
    "It has not responded for fifteen seconds. You have not done anything wrong. Try again in a minute. Your balance and your bets are safe with us, and open bets will still be settled.",
  retry: "Try again",
  logIn: "You can look at the odds. To place a bet you need an account.",
  noScript: "The sports book needs JavaScript. You can deposit and withdraw without it.",
  description: "Odds and sports bets, with a separate balance and under our licence.",
  ownBets: "Your bets",
  infoVisitor:
    "We do not take sports bets on this site. The Gaming Commission lists the sites that may take them.",
  closedTitle: "The sports book is closed",
  closedText:
    "You can no longer place bets here. Open bets are settled as soon as their events have ended, and your wins go into your sports balance. That balance is yours: you can withdraw it. If the sports book opens again, you will find it in the menu.",
  silentVisitor:
    "It has not responded for fifteen seconds. You have not done anything wrong. Try again in a minute.",
  askedAgain:
    "You cannot bet until then. We try again automatically every few seconds. Bets you have already placed still count.",
  sessionOver:
    "Your session is over: you have reached the session time you set. Bets you have already placed still count. Log in after {until} to bet again.",
  owed: "Your balance is below zero, because a result was corrected after you had spent its payout. Your next deposits or wins cover this first.",
} as const
