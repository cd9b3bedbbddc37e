import type { PendingReview } from "../../platform/admin/command.ts"
import { unreadMessagesReview } from "../../platform/alarms/unreadMessages.ts"
import { documentAlarm } from "./documents/overdue.ts"
import { unreadableAlarm, unreadNotices } from "./unread/notices.ts"
import { unreadAlarm } from "./unread/unread.ts"
import { vouchingAlarm } from "./vouching/vouch.ts"

/** Every state of who somebody is that waits for a person. */
export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: unreadAlarm,
    subjects: "select reference as subject from identity.verification where unread_at is not null",
    resolvedBy: ["decline-identity", "confirm-identity"],
  },
  unreadMessagesReview({ ...unreadNotices, alarm: unreadableAlarm }),
  {
    alarm: documentAlarm,
    subjects: "select id::text as subject from identity.document where overdue_at is not null",
    resolvedBy: ["accept-document", "reject-document"],
  },
  {
    alarm: vouchingAlarm,
    subjects: "select id::text as subject from identity.vouching where ended_as is null",
    resolvedBy: ["confirm-identity", "withdraw-identity"],
  },
]
