import type { jackpots } from "@elite/contract"

/** What the jackpots of the house are called. */
export default {
  threeHour: "Three-hour",
  hitTheTarget: "Hit the target",
  anyTime: "Any time",
  bigWin: "Big win",
} as const satisfies Record<jackpots.JackpotType, string>
