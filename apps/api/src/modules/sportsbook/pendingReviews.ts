import type { PendingReview } from "../../platform/admin/command.ts"
import { contradictionAlarm } from "./contradictions/contradictions.ts"
import { debtAlarm } from "./debts/debts.ts"
import { overdueAlarm } from "./overdue/overdue.ts"

export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: overdueAlarm,
    subjects: "select id::text as subject from sportsbook.bet where overdue_at is not null",
    resolvedBy: ["void-slip"],
  },
  {
    alarm: contradictionAlarm,
    subjects: "select id::text as subject from sportsbook.contradiction where closed_at is null",
    resolvedBy: ["close-contradiction"],
  },
  {
    alarm: debtAlarm,
    subjects: "select player_id::text as subject from sportsbook.debt",
    resolvedBy: ["write-off-debt"],
  },
]
