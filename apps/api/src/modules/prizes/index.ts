export { disputeCommands } from "./disputes/commands.ts"
export { createDisputes } from "./disputes/disputes.ts"
export { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "./events.ts"
export { awardPrizes, claimPrize, creditPrizesOfBarredPlayer, dispute } from "./prizes.ts"
