import type { PendingReview } from "../../platform/admin/command.ts"
import { correctionAlarm } from "./corrections/corrections.ts"
import { disputedAlarm } from "./prizes/prizes.ts"

export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: correctionAlarm,
    subjects: "select id::text as subject from loyalty.correction where ended_as is null",
    resolvedBy: ["confirm-club", "withdraw-club"],
  },
  {
    alarm: disputedAlarm,
    subjects: "select id::text as subject from loyalty.prize where disputed_at is not null",
    resolvedBy: ["keep-points", "refuse-points"],
  },
]
