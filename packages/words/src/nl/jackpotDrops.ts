import type english from "../en/jackpotDrops.ts"
import type { Shape } from "../shape.ts"
import { textsOf } from "../textsOf.ts"
import pools from "./jackpotPools.ts"

export default {
  ...textsOf(pools, "drops"),
  dropped: "Gevallen, nieuwe kans vanaf {time}",
} as const satisfies Shape<typeof english>
