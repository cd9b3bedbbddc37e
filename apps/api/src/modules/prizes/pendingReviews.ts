import type { PendingReview } from "../../platform/admin/command.ts"
import { disputedAlarm } from "./prizes.ts"

/** Every state of a prize that waits for a person. */
export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: disputedAlarm,
    subjects: "select id::text as subject from prizes.prize where disputed_at is not null",
    resolvedBy: ["keep-prize", "refuse-prize"],
  },
]
