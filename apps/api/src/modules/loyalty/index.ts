export { pointsDisputed, pointsKept, pointsRefused } from "./events.ts"
export { awardPoints, disputePoints } from "./prizes/prizes.ts"
