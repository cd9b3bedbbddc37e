import type { Wait } from "../../platform/admin/command.ts"
import { annulmentAlarm } from "./annulments/annul.ts"

/** Every state of play that waits for a person. */
export const waits: readonly Wait[] = [
  {
    alarm: annulmentAlarm,
    subjects: "select id::text as subject from play.annulment where ended_as is null",
    doors: ["confirm-annulment", "withdraw-annulment"],
  },
]
