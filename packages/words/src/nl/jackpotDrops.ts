import type english from "../en/jackpotDrops.ts"
import type { Shape } from "../shape.ts"

export default {
  threeHour: "Kan vallen tot {time}",
  dropped: "Gevallen, nieuwe kans vanaf {time}",
  hitTheTarget: "Betaalt tot {target}",
  anyTime: "Elke inzet kan hem winnen",
  bigWin: "Een ronde van {multiple}× wint hem",
} as const satisfies Shape<typeof english>
