import type { Wait } from "../../platform/admin/command.ts"
import { correctionAlarm } from "./corrections/correct.ts"
import { disputedAlarm } from "./prizes/prizes.ts"

/** Every state of the club that waits for a person. */
export const waits: readonly Wait[] = [
  {
    alarm: correctionAlarm,
    subjects: "select id::text as subject from loyalty.correction where ended_as is null",
    doors: ["confirm-club", "withdraw-club"],
  },
  {
    alarm: disputedAlarm,
    subjects: "select id::text as subject from loyalty.prize where disputed_at is not null",
    doors: ["keep-points", "refuse-points"],
  },
]
