import type { PendingReview } from "../../platform/admin/command.ts"
import { proposalAlarm } from "./proposals/proposals.ts"

/** Every state of a tournament that waits for a person. */
export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: proposalAlarm,
    subjects: "select id::text as subject from tournaments.proposal where ended_as is null",
    resolvedBy: ["confirm-tournament", "withdraw-tournament"],
  },
]
