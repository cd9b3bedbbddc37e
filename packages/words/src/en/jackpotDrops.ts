import { textsOf } from "../textsOf.ts"
import pools from "./jackpotPools.ts"

export default { ...textsOf(pools, "drops"), dropped: "Won. Next chance from {time}" } as const
