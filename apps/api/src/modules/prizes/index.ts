export { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "./events.ts"
export { award, claim, dispute, settlePrizes } from "./prizes.ts"
