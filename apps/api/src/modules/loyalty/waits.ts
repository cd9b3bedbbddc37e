import type { Wait } from "../../kernel/operation.ts"
import { correctionAlarm } from "./corrections/correct.ts"

/** Every state of the club that waits for a person. */
export const waits: readonly Wait[] = [
  {
    alarm: correctionAlarm,
    subjects: "select id::text as subject from loyalty.correction where ended_as is null",
    doors: ["confirm-club", "withdraw-club"],
  },
]
