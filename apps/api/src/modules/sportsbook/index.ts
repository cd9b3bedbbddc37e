export { getSportsBetsReply } from "./history/history.ts"
export { parseSportsPlayerName, tokenMs } from "./rules.ts"
export { getOffer, type SportsbookCalls } from "./sportsbook.ts"
export { type SportsAnswer, type SportsStatus, sportsCallsMetric } from "./statuses.ts"
