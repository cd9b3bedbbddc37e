export default {
  title: "Sports book",
  lead: "Bets on sports, from a balance of their own.",
  frame: "Events, odds and your bet slip",
  licence:
    "The sports book runs under licence {number}. Its balance and the casino’s are kept apart by law: no money moves from one to the other.",
  balance: "Sports balance",
  payIn: "Pay in",
  withdraw: "Withdraw",
  bets: "My bets",
  loading: "The sports book is opening…",
  infoTitle: "Not offered here",
  infoText:
    "Bets on sports are not taken on this site. What you have in your sports balance stays yours: you can withdraw it.",
  lostTitle: "The connection is lost",
  lostText: "Nothing can be bet until it is back. A bet that was placed stays placed.",
  silentTitle: "The sports book does not answer",
  silentText: "It may be busy. Your balance and your bets are safe with us.",
  retry: "Try again",
  logIn: "You see the odds; to bet, log in.",
  noScript: "The sports book needs JavaScript. Your balance can be paid in and withdrawn without it.",
} as const
