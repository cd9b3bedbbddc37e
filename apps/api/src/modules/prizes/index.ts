export { disputeCommands } from "./disputes/desk.ts"
export { createDisputes } from "./disputes/disputes.ts"
export { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "./events.ts"
export { awardPrizes, claimPrize, dispute, creditPrizesOfBarredPlayer } from "./prizes.ts"
