export default {
  eyebrow: "{name} jackpot",
  window: "Stained-glass window of the jackpot, lit to the top",
  yours:
    "It is yours. Your bet of {stake}{game, select, none {} other { on {game}}} won {whole, select, all {the whole pool} other {a share of the pool}} at {time}.",
  claim: "Claim {amount}",
  claiming: "One moment",
  later: "Later",
  waits:
    "You can claim it until {until} under Transactions. After that we add it to your balance automatically.",
  how: "How the winner was drawn",
  paid: "It is in your balance, which is now {balance}.",
  refused: "We could not pay out your jackpot just now. It stays yours: please try again in a moment.",
  goOn: "Continue",
} as const
