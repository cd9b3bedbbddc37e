import { textsOf } from "../textsOf.ts"
import pools from "./jackpotPools.ts"

/** Names of the jackpots. */
export default textsOf(pools, "name")
