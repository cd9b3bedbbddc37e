import type english from "../en/jackpotNames.ts"
import type { Shape } from "../shape.ts"

export default {
  threeHour: "Trois heures",
  hitTheTarget: "Le montant caché",
  anyTime: "À tout moment",
  bigWin: "Gros gain",
} as const satisfies Shape<typeof english>
