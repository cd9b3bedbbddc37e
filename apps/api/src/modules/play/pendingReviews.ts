import type { PendingReview } from "../../platform/admin/command.ts"
import { annulmentAlarm } from "./annulments/annulments.ts"

export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: annulmentAlarm,
    subjects: "select id::text as subject from play.annulment where ended_as is null",
    resolvedBy: ["confirm-annulment", "withdraw-annulment"],
  },
]
