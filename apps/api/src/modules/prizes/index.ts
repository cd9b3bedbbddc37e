export { disputeCommands } from "./disputes/commands.ts"
export { createDisputes } from "./disputes/disputes.ts"
export { prizeDisputed, prizeKept, prizeRefused } from "./events.ts"
export {
  composePrizeEmail,
  notifyPrizeOutcome,
  notifyPrizeWon,
  outcomeEvents,
  type PrizeFacts,
  type PrizeMessages,
  type PrizeStateColumns,
  toPrizeState,
} from "./outcomes/outcomes.ts"
export { awardPrizes, claimPrize, creditPrizesOfBarredPlayer, dispute } from "./prizes.ts"
