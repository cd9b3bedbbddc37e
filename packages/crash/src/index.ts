export {
  afterRound,
  startAutobet,
  type StakeChange,
  type AutobetPlan,
  type AutobetRun,
  type StopReason,
  findStopReason,
} from "./autobet.ts"
export { type Chain, hashBefore, roundHash, isPreviousHash, terminatingHash } from "./chain.ts"
export { crashMs, heightAt, multiplierAt, reachedMs } from "./flight.ts"
export { computeDraw, type Hundredths, lowestHundredths, computeResult, toResult, topHundredths } from "./result.ts"
export {
  type RoundUpdate,
  type Bet,
  bettingMs,
  cancelBet,
  cashOut,
  type BetOutcome,
  nextOpeningMs,
  openRound,
  advanceRound,
  pauseMs,
  placeBet,
  type RoundRefusal,
  type Round,
  type PublicRound,
  takeOff,
  takeOver,
  toPublicRound,
} from "./round.ts"
export { isValidStake, isValidTarget, autoCashOutAt, paidCents, type Terms } from "./stake.ts"
export { type VerificationFault, verifyRounds, isValidResult, type PublishedRound, type RoundSequence } from "./verify.ts"
