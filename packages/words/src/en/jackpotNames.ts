import { textsOf } from "../textsOf.ts"
import pools from "./jackpotPools.ts"

/** What the jackpots of the house are called. */
export default textsOf(pools, "name")
