import type { PendingReview } from "../../platform/admin/command.ts"
import { proposalReview } from "./proposals/proposals.ts"

export const pendingReviews: readonly PendingReview[] = [
  proposalReview(["confirm-tournament", "withdraw-tournament"]),
]
