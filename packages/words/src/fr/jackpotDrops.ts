import type english from "../en/jackpotDrops.ts"
import type { Shape } from "../shape.ts"

export default {
  threeHour: "Peut tomber jusqu’à {time}",
  dropped: "Tombé, nouvelle chance dès {time}",
  hitTheTarget: "Paie jusqu’à {target}",
  anyTime: "Chaque mise peut le gagner",
  bigWin: "Une partie à {multiple}× l’emporte",
} as const satisfies Shape<typeof english>
