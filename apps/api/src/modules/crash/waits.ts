import type { Wait } from "../../kernel/operation.ts"
import { lateSaltAlarm, standstillAlarm } from "./chains/watch.ts"

/** Every state of the crash game that waits for a person. */
export const waits: readonly Wait[] = [
  {
    alarm: lateSaltAlarm,
    subjects: "select number::text as subject from crash.chain where late_at is not null",
    doors: ["end-crash-chain"],
  },
  {
    alarm: standstillAlarm,
    subjects: "select 'crash' as subject from crash.standstill where ended_at is null",
    doors: ["end-crash-chain", "set-policy"],
  },
]
