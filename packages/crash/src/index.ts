export {
  type AutobetPlan,
  type AutobetRun,
  afterRound,
  findStopReason,
  type StakeChange,
  type StopReason,
  startAutobet,
} from "./autobet.ts"
export { type Chain, hashBefore, isPreviousHash, roundHash, terminatingHash } from "./chain.ts"
export { crashMs, heightAt, multiplierAt, reachedMs } from "./flight.ts"
export {
  computeDraw,
  computeResult,
  type Hundredths,
  lowestHundredths,
  topHundredths,
  toResult,
} from "./result.ts"
export {
  advanceRound,
  type Bet,
  type BetOutcome,
  bettingMs,
  cancelBet,
  cashOut,
  nextOpeningMs,
  openRound,
  type PublicRound,
  pauseMs,
  placeBet,
  type Round,
  type RoundRefusal,
  type RoundUpdate,
  takeOff,
  takeOver,
  toPublicRound,
} from "./round.ts"
export { autoCashOutAt, isValidStake, isValidTarget, paidCents, type Terms } from "./stake.ts"
export {
  isValidResult,
  type PublishedRound,
  type RoundSequence,
  type VerificationFault,
  verifyRounds,
} from "./verify.ts"
