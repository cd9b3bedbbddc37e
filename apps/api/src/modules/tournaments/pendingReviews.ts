import type { PendingReview } from "../../platform/admin/command.ts"
import { proposalAlarm } from "./proposals/proposals.ts"

export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: proposalAlarm,
    subjects: "select id::text as subject from tournaments.proposal where ended_as is null",
    resolvedBy: ["confirm-tournament", "withdraw-tournament"],
  },
]
