import { textsOf } from "../textsOf.ts"
import pools from "./jackpotPools.ts"

/** How each jackpot drops, in a few words. */
export default { ...textsOf(pools, "drops"), dropped: "Won. Next chance from {time}" } as const
