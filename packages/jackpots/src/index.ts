export { macOf } from "#hash"
export { type Chance, drawNumber, meetsChance, pickIndex } from "./chance.ts"
export {
  type CycleStart,
  startCycle,
  type Cycle,
  type Drop,
  nextCycle,
  type SealedCycle,
  type ItemResult,
  applyItem,
  type Window,
} from "./cycle.ts"
export { type SeededCycle, computeSeal, computeTargetUnits } from "./draw.ts"
export { firstHead, nextHead, type Item, toItemRef } from "./items.ts"
export { currentReturnPpm, computeChance, oneIn, longRunReturnPpm } from "./odds.ts"
export {
  computeFullStake,
  type Jackpot,
  jackpots,
  finalMinuteMs,
  computePaidUnits,
  partsPerUnit,
  computeShare,
  type Terms,
  windowMs,
} from "./terms.ts"
export {
  type VerificationFault,
  verifyCycle,
  type RevealedCycle,
  type PublishedCycle,
  type CycleVerifier,
  createCycleVerifier,
  type PublishedDrop,
} from "./verify.ts"
