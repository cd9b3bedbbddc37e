import type { PendingReview } from "../../platform/admin/command.ts"
import { annulmentReview } from "./annulments/annulments.ts"

export const pendingReviews: readonly PendingReview[] = [
  annulmentReview(["confirm-annulment", "withdraw-annulment"]),
]
