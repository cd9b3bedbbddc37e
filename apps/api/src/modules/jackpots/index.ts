export { rekeySeedSources } from "./drawing/seeds.ts"
export { noPools, getCachedPools } from "./pools.ts"
export type { UnclaimedColumns } from "./won/store.ts"
export { toUnclaimedMessage } from "./won/unclaimed.ts"
