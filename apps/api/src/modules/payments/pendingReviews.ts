import type { PendingReview } from "../../platform/admin/command.ts"
import { unreadMessagesReview } from "../../platform/alarms/unreadMessages.ts"
import { quarantineAlarm } from "./deposits/quarantine.ts"
import { leavingAlarm } from "./finalPayouts/finalPayouts.ts"
import { flagAlarm } from "./flags/flags.ts"
import { unreadMessageAlarm, unreadMessages } from "./unreadMessages/unreadMessages.ts"
import { disputeAlarm } from "./withdrawals/dispute.ts"
import { manualPayoutAlarm } from "./withdrawals/manualPayoutAlarm.ts"
import { reviewAlarm } from "./withdrawals/review.ts"

export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: reviewAlarm,
    subjects: "select id as subject from payments.withdrawal where status = 'checking'",
    resolvedBy: ["approve-withdrawal", "reject-withdrawal"],
  },
  {
    alarm: manualPayoutAlarm,
    subjects: "select id as subject from payments.withdrawal where provider = 'hand' and status = 'approved'",
    resolvedBy: ["paid-by-hand", "refuse-by-hand"],
  },
  {
    alarm: disputeAlarm,
    subjects: "select id as subject from payments.withdrawal where dispute is not null",
    resolvedBy: ["dispute"],
  },
  {
    alarm: quarantineAlarm,
    subjects: "select id as subject from payments.deposit where quarantined_at is not null",
    resolvedBy: ["retry-order", "close-order"],
  },
  {
    alarm: flagAlarm,
    subjects: "select id::text as subject from payments.risk_flag where cleared_at is null",
    resolvedBy: ["clear-flag"],
  },
  {
    alarm: leavingAlarm,
    subjects: "select player_id::text as subject from payments.leaving where problem is not null",
    resolvedBy: ["pay-out-to"],
  },
  unreadMessagesReview({ ...unreadMessages, alarm: unreadMessageAlarm }),
]
