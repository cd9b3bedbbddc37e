import type { PendingReview } from "../../platform/admin/command.ts"
import { unreadMessagesReview } from "../../platform/alarms/unreadMessages.ts"
import { documentAlarm } from "./documents/overdue.ts"
import { manualReviewAlarm } from "./manualReview/manualReview.ts"
import { unreadMessageAlarm, unreadMessages } from "./manualReview/unreadMessages.ts"
import { vouchingReview } from "./vouching/vouching.ts"

export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: manualReviewAlarm,
    subjects: "select reference as subject from identity.verification where unread_at is not null",
    resolvedBy: ["decline-identity", "confirm-identity"],
  },
  unreadMessagesReview({ ...unreadMessages, alarm: unreadMessageAlarm }),
  {
    alarm: documentAlarm,
    subjects: "select id::text as subject from identity.document where overdue_at is not null",
    resolvedBy: ["accept-document", "reject-document"],
  },
  vouchingReview(["confirm-identity", "withdraw-identity"]),
]
