import type { Wait } from "../../kernel/operation.ts"
import { disputedAlarm } from "./rules.ts"

/** Every state of a jackpot that waits for a person. */
export const waits: readonly Wait[] = [
  {
    alarm: disputedAlarm,
    subjects: "select id::text as subject from jackpots.win where disputed_at is not null",
    doors: ["keep-jackpot", "refuse-jackpot"],
  },
]
