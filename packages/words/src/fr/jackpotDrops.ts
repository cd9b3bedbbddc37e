import type english from "../en/jackpotDrops.ts"
import type { Shape } from "../shape.ts"

export default {
  threeHour: "Tombe avant {time}",
  dropped: "Tombé ; à nouveau dès {time}",
  hitTheTarget: "Tombe avant {target}",
  anyTime: "Chaque mise peut le gagner",
  bigWin: "Une partie à {multiple}× l’emporte",
} as const satisfies Shape<typeof english>
