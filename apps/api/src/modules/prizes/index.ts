export { disputeDesk } from "./disputes/desk.ts"
export { disputesOf } from "./disputes/disputes.ts"
export { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "./events.ts"
export { award, claim, dispute, settlePrizes } from "./prizes.ts"
