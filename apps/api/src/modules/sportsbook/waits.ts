import type { Wait } from "../../kernel/operation.ts"
import { overdueAlarm } from "./overdue/overdue.ts"

/** Every state of a bet in the sports book that waits for a person. */
export const waits: readonly Wait[] = [
  {
    alarm: overdueAlarm,
    subjects: "select id::text as subject from sportsbook.bet where overdue_at is not null",
    doors: ["void-slip"],
  },
]
