import type { Wait } from "../../kernel/operation.ts"
import { disputedAlarm } from "./rules.ts"

/** Every state of a prize that waits for a person. */
export const waits: readonly Wait[] = [
  {
    alarm: disputedAlarm,
    subjects: "select id::text as subject from drops.prize where disputed_at is not null",
    doors: ["keep-prize", "refuse-prize"],
  },
]
