import type { Wait } from "../../platform/admin/command.ts"
import { proposalAlarm } from "./desk/desk.ts"

/** Every state of a tournament that waits for a person. */
export const waits: readonly Wait[] = [
  {
    alarm: proposalAlarm,
    subjects: "select id::text as subject from tournaments.proposal where ended_as is null",
    doors: ["confirm-tournament", "withdraw-tournament"],
  },
]
