export { macOf } from "#hash"
export { type Chance, drawNumber, meetsChance, pickIndex } from "./chance.ts"
export {
  applyItem,
  type Cycle,
  type CycleStart,
  type Drop,
  type ItemResult,
  nextCycle,
  type SealedCycle,
  startCycle,
  type Window,
} from "./cycle.ts"
export { computeSeal, computeTargetUnits, type SeededCycle } from "./draw.ts"
export { firstHead, type Item, nextHead, toItemRef } from "./items.ts"
export { computeChance, currentReturnPpm, longRunReturnPpm, oneIn } from "./odds.ts"
export {
  computeFullStake,
  computePaidUnits,
  computeShare,
  finalMinuteMs,
  type Jackpot,
  jackpots,
  partsPerUnit,
  type Terms,
  windowMs,
} from "./terms.ts"
export {
  type CycleVerifier,
  createCycleVerifier,
  type PublishedCycle,
  type PublishedDrop,
  type RevealedCycle,
  type VerificationFault,
  verifyCycle,
} from "./verify.ts"
