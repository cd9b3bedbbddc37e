export default {
  title: "Sports book",
  lead: "Bets on sports, from a balance of their own.",
  frame: "Events, odds and your bet slip",
  licence:
    "The sports book runs under licence {number}. Its balance and the casino’s are kept apart by law: no money moves from one to the other.",
  balance: "Sports balance",
  payIn: "Pay in",
  withdraw: "Withdraw",
  loading: "The sports book is opening…",
  infoTitle: "Not offered here",
  infoText:
    "Bets on sports are not taken on this site. What you have in your sports balance stays yours: you can withdraw it.",
  lostTitle: "The connection is lost",
  lostText: "Nothing can be bet until it is back. A bet that was placed stays placed.",
  silentTitle: "The sports book does not answer",
  silentText:
    "It has said nothing for fifteen seconds, which is not because of you. Try again in a minute. Your balance and your bets are kept by us, and open bets are settled all the same.",
  retry: "Try again",
  logIn: "You see the odds. To bet you need an account.",
  noScript: "The sports book needs JavaScript. Your balance can be paid in and withdrawn without it.",
  description: "Odds and bets on sports: under which licence, and from a balance of their own.",
  ownBets: "Your bets",
  infoVisitor:
    "Bets on sports are not taken on this site. The Gaming Commission lists the sites that may take them.",
  closedTitle: "The sports book is closed",
  closedText:
    "No bets are taken here any more. Bets that are open are settled as soon as their events have ended, and what they pay goes into your sports balance. That balance is yours: you can withdraw it. If the sports book opens again, you find it in the menu.",
  silentVisitor:
    "It has said nothing for fifteen seconds, which is not because of you. Try again in a minute.",
  askedAgain:
    "Until then nothing can be bet. We try again by ourselves every few seconds; a bet that was placed stays placed.",
  sessionOver:
    "Your session is over: you have played for as long as you allow yourself. A bet that was placed stays placed. Log in after {until} to bet again.",
  owed: "Your balance is below zero: a result was corrected after what it had paid was spent. What you pay in or win next makes that good first.",
} as const
