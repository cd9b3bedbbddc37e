export {
  afterRound,
  beginRun,
  type Change,
  type Plan,
  type Run,
  type Stop,
  stopOf,
} from "./autobet.ts"
export { type Chain, hashBefore, hashOf, isLink, terminatingOf } from "./chain.ts"
export { crashMs, heightAt, multiplierAt, reachedMs } from "./flight.ts"
export { drawOf, type Hundredths, lowestHundredths, resultOf, resultOfDraw, topHundredths } from "./result.ts"
export {
  type Asked,
  type Bet,
  bettingMs,
  cancelBet,
  cashOut,
  type Ended,
  nextOpensMs,
  openRound,
  pass,
  pauseMs,
  placeBet,
  type Refusal,
  type Round,
  type Told,
  takeOff,
  takeOver,
  toldOf,
} from "./round.ts"
export { isStake, isTarget, leavesAt, paidCents, type Terms } from "./stake.ts"
export { type Fault, faultIn, isResult, type Shown, type Stretch } from "./verify.ts"
