import type { PendingReview } from "../../platform/admin/command.ts"
import { correctionReview } from "./corrections/corrections.ts"
import { disputedAlarm } from "./prizes/prizes.ts"

export const pendingReviews: readonly PendingReview[] = [
  correctionReview(["confirm-club", "withdraw-club"]),
  {
    alarm: disputedAlarm,
    subjects: "select id::text as subject from loyalty.prize where disputed_at is not null",
    resolvedBy: ["keep-points", "refuse-points"],
  },
]
