export { sportsPlayer, tokenMs } from "./rules.ts"
export { offerIn, type SportsbookCalls } from "./sportsbook.ts"
export { type SportsAnswer, type SportsStatus, sportsCallsAnswered } from "./statuses.ts"
