export { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "./events.ts"
export { award, claim, dispute } from "./prizes.ts"
