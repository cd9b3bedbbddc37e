import { textsOf } from "../textsOf.ts"
import pools from "./jackpotPools.ts"

export default textsOf(pools, "name")
