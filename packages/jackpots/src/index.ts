export { macOf } from "#hash"
export { type Chance, drawnFor, meets, oneOf } from "./chance.ts"
export {
  type Beginning,
  begin,
  type Cycle,
  type Drop,
  next,
  type Sealed,
  type Taken,
  take,
  type Window,
} from "./cycle.ts"
export { type Seeded, sealOf, targetUnits } from "./draw.ts"
export { firstHead, headAfter, type Item, refOf } from "./items.ts"
export { addedNowPpm, chanceOf, oneIn, returnPpm } from "./odds.ts"
export {
  fullStakeOf,
  type Jackpot,
  jackpots,
  lastMs,
  paidOf,
  partsPerUnit,
  shareOf,
  type Terms,
  windowMs,
} from "./terms.ts"
export {
  type Fault,
  faultIn,
  type Opened,
  type Published,
  type Redraw,
  redraw,
  type Said,
} from "./verify.ts"
