export { rekeySeedSources } from "./draws/seeds.ts"
export { getCachedPools, noPools } from "./pools.ts"
export type { UnclaimedColumns } from "./wins/store.ts"
export { toUnclaimedMessage } from "./wins/unclaimed.ts"
