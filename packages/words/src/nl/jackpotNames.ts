import type english from "../en/jackpotNames.ts"
import type { Shape } from "../shape.ts"

export default {
  threeHour: "Drie uur",
  hitTheTarget: "Verborgen bedrag",
  anyTime: "Elk moment",
  bigWin: "Grote winst",
} as const satisfies Shape<typeof english>
