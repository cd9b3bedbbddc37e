export { rekeySources } from "./drawing/seeds.ts"
export { noPools, poolsNow } from "./pools.ts"
export type { ReadUnclaimed } from "./won/store.ts"
export { unclaimedIn } from "./won/unclaimed.ts"
