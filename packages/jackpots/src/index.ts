export { macOf } from "#hash"
export { type Chance, drawNumber, meetsChance, pickIndex } from "./chance.ts"
export {
  applyItem,
  type Cycle,
  type CycleStart,
  cycleWindow,
  type Drop,
  type ItemResult,
  nextCycle,
  type SealedCycle,
  startCycle,
  toSealedCycle,
} from "./cycle.ts"
export { computeSeal, type SeededCycle } from "./draw.ts"
export { firstHead, type Item, nextHead, toItemRef } from "./items.ts"
export { computeChance, currentReturnPpm, longRunReturnPpm, oneIn } from "./odds.ts"
export * from "./pools.ts"
export {
  computePaidUnits,
  computeShare,
  finalMinuteMs,
  type PoolTerms,
  partsPerUnit,
  type Window,
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
