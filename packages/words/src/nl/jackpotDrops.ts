import type english from "../en/jackpotDrops.ts"
import type { Shape } from "../shape.ts"

export default {
  threeHour: "Valt vóór {time}",
  dropped: "Gevallen; opnieuw vanaf {time}",
  hitTheTarget: "Valt uiterlijk bij {target}",
  anyTime: "Elke inzet kan hem winnen",
  bigWin: "Een ronde van {multiple}× wint hem",
} as const satisfies Shape<typeof english>
