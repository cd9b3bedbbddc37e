import { textsOf } from "../textsOf.ts"
import pools from "./jackpotPools.ts"

/** How each jackpot drops, in a few words. */
export default { ...textsOf(pools, "drops"), dropped: "Dropped, next chance from {time}" } as const
