import type english from "../en/jackpotDrops.ts"
import type { Shape } from "../shape.ts"
import { textsOf } from "../textsOf.ts"
import pools from "./jackpotPools.ts"

export default {
  ...textsOf(pools, "drops"),
  dropped: "Gagné, remis en jeu à {time}",
} as const satisfies Shape<typeof english>
