/** What a run finds, by name; the unit is in the name. */
export type Figures = {
  betsRatio: number
  betsPerSecond: number
  betsP99Ms: number
  growthRatio: number
  listenersRatio: number
  listenersPlayedRatio: number
  fanoutLagP99Ms: number
  fanoutLagBesideP99Ms: number
  catchUpPerSecond: number
  leaderboardP50Ms: number
  catalogueP50Ms: number
  catalogueP99Ms: number
  catalogueQueryRatio: number
  crashSettlePerSecond: number
  crashBroadcastP99Ms: number
  crashBroadcastRatio: number
  crashSpectatorsMemoryMb: number
  crashBesideRatio: number
  ssrRatio: number
  visitorSharedPerSecond: number
  visitorSsrRatio: number
  playerSsrRatio: number
  accountSsrRatio: number
  homeHtmlKb: number
  homeHtmlCompressedKb: number
  lighthouseBehindBare: number
  lighthouseCategoryBehindBare: number
  lighthouseGameBehindBare: number
  lighthouseLimitsBehindBare: number
  lighthouseQuality: number
  lighthouseBlockingMs: number
  lighthouseLargestPaintMs: number
  homeJsKb: number
  startupMs: number
  memoryMb: number
}
export type Limit = { at: number; is: "least" | "most"; what: string }
export const limits: Record<keyof Figures, Limit> = {
  betsRatio: {
    at: 0.5,
    is: "least",
    what: "bets per second over signed HTTP ÷ the same SQL function called directly",
  },
  betsPerSecond: { at: 2000, is: "least", what: "bets per second over signed HTTP, 32 connections" },
  betsP99Ms: { at: 60, is: "most", what: "99th percentile of a bet, ms" },
  growthRatio: {
    at: 0.8,
    is: "least",
    what: "bets per second with ten times the players and a million movements ÷ without",
  },
  listenersRatio: {
    at: 0.75,
    is: "least",
    what: "bets that end their round, with all listeners ÷ with none, in turns, medians",
  },
  listenersPlayedRatio: {
    at: 0.75,
    is: "least",
    what: "the same of rounds as the aggregator plays them, a bet and the win that ends it",
  },
  fanoutLagP99Ms: {
    at: 1000,
    is: "most",
    what: "how far the slowest listener is behind while rounds end at 60 % of the bets above, 99th percentile, ms",
  },
  fanoutLagBesideP99Ms: {
    at: 1000,
    is: "most",
    what: "the same of all others while one of them has 100 000 events to catch up with",
  },
  catchUpPerSecond: {
    at: 20_000,
    is: "least",
    what: "events a second until the last of all listeners has caught up with 100 000 that waited",
  },
  leaderboardP50Ms: {
    at: 20,
    is: "most",
    what: "a page of a tournament's board of 100 000 entries over HTTP, with the own row, median, ms",
  },
  catalogueP50Ms: {
    at: 10,
    is: "most",
    what: "lists, filters with counts and searches over 10 000 games, 20 connections, the slowest median, ms",
  },
  catalogueP99Ms: { at: 30, is: "most", what: "the slowest 99th percentile of the same, ms" },
  catalogueQueryRatio: {
    at: 3,
    is: "most",
    what: "the slowest median ÷ that of a bare indexed query over as many connections, in the same run",
  },
  crashSettlePerSecond: {
    at: 2_000,
    is: "least",
    what: "bets of our own game ended in a second, every second one paid, by one leader, 2 000 in a round",
  },
  crashBroadcastP99Ms: {
    at: 150,
    is: "most",
    what: "from the instant a state of a flight is said for until each of 10 000 spectators has it, 99th percentile, ms",
  },
  crashBroadcastRatio: {
    at: 1.2,
    is: "most",
    what: "the same ÷ that of a bare Socket.IO server with as many spectators and as long a message, in turns",
  },
  crashSpectatorsMemoryMb: { at: 600, is: "most", what: "resident memory of the server with those, MB" },
  crashBesideRatio: {
    at: 0.9,
    is: "least",
    what: "bets per second of other games beside our own with 1 000 spectators and 100 players ÷ without, in turns, medians",
  },
  ssrRatio: { at: 0.4, is: "least", what: "shared home pages per second ÷ bare pages of the same stack" },
  visitorSharedPerSecond: { at: 300, is: "least", what: "home pages per second as visitors share them" },
  visitorSsrRatio: { at: 0.25, is: "least", what: "home pages rendered for one visitor ÷ bare pages" },
  playerSsrRatio: { at: 0.25, is: "least", what: "home pages of players ÷ bare pages" },
  accountSsrRatio: { at: 0.3, is: "least", what: "account pages ÷ bare pages" },
  homeHtmlKb: { at: 100, is: "most", what: "HTML of the home page, kB" },
  homeHtmlCompressedKb: { at: 14, is: "most", what: "the same as it travels to a browser, kB" },
  lighthouseBehindBare: {
    at: 0.03,
    is: "most",
    what: "Lighthouse mobile, performance: bare page, or 0.98 where it has more, − home page, medians",
  },
  lighthouseCategoryBehindBare: { at: 0.03, is: "most", what: "the same of a category" },
  lighthouseGameBehindBare: { at: 0.03, is: "most", what: "the same of a game before it is played" },
  lighthouseLimitsBehindBare: { at: 0.03, is: "most", what: "the same of a player's limits" },
  lighthouseQuality: {
    at: 1,
    is: "least",
    what: "the lowest of accessibility, best practices and SEO on those four pages",
  },
  lighthouseBlockingMs: { at: 200, is: "most", what: "Lighthouse mobile, home page: blocking time, ms" },
  lighthouseLargestPaintMs: { at: 2000, is: "most", what: "Lighthouse mobile, home page: largest paint, ms" },
  homeJsKb: { at: 160, is: "most", what: "client JavaScript of the home page, kB gzip" },
  startupMs: { at: 5000, is: "most", what: "from the command to the first page, ms" },
  memoryMb: { at: 400, is: "most", what: "resident memory of the server at rest, MB" },
}
