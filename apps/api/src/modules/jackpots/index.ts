export type { ReadUnclaimed } from "./claims/store.ts"
export { unclaimedIn } from "./claims/unclaimed.ts"
export { rekeySources } from "./drawing/seeds.ts"
export { noPools, poolsNow } from "./pools.ts"
