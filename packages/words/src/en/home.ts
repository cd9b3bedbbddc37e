export default {
  title: "Elite — online casino in Belgium",
  description:
    "Casino games for adults in Belgium, with a € 200 weekly deposit limit and your identity checked once.",
  heroEyebrow: "Online casino in Belgium · 21+",
  heroTitle: "The picture house of games",
  heroText:
    "{games, plural, one {# game} other {# games}} from {studios, plural, one {# studio} other {# studios}}. Each shows its return to players before you start.",
  heroPlayer: "Hello {username}",
  heroPlayerText:
    "Your limits, today’s result and the time you have played are always at the top of the page.",
  browse: "Browse the games",
  continuePlaying: "Played recently",
  favourites: "Your favourites",
  yourGames: "Your games",
  justWon: "Recent wins",
  winsStandStill: "Hold still",
  winsGoOn: "Resume",
  topTen: "Most played this week",
  newGames: "New games",
  seeAll: "See all",
  seeAllOf: "See all: {name}",
  times: "{multiplier}× the stake",
  howTitle: "How it works",
  howVerifyTitle: "Verify once",
  howVerifyText:
    "You show your identity document once, with a phone or a computer that has a camera. We check that you are 21 or older.",
  howLimitTitle: "€ 200 a week at most",
  howLimitText:
    "Belgian law limits deposits to € 200 per site in any seven days. You can always see how much room is left.",
  howWithdrawTitle: "Paid into your own account",
  howWithdrawText:
    "Withdrawals go to a bank account in your name. You can follow every step, and there is no fee.",
} as const
