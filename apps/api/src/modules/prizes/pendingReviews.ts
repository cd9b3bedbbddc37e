import type { PendingReview } from "../../platform/admin/command.ts"
import { disputedAlarm } from "./prizes.ts"

export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: disputedAlarm,
    subjects: "select id::text as subject from prizes.prize where disputed_at is not null",
    resolvedBy: ["keep-prize", "refuse-prize"],
  },
]
