export default {
  eyebrow: "{name} jackpot",
  window: "Stained-glass window of the jackpot, lit to the top",
  yours:
    "It is yours. Your bet of {stake}{game, select, none {} other { on {game}}} won {whole, select, all {all of the pool} other {a part of the pool}} at {time}.",
  claim: "Claim {amount}",
  claiming: "One moment",
  later: "Later",
  waits:
    "It is kept for you until {until}, among your transactions. After that we add it to your balance automatically.",
  how: "How this was decided",
  paid: "It is in your balance, which now holds {balance}.",
  refused: "Your jackpot could not be claimed just now. It stays yours; please try again in a moment.",
  goOn: "Continue",
} as const
