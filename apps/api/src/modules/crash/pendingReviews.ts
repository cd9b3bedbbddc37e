import type { PendingReview } from "../../platform/admin/command.ts"
import { lateSaltAlarm, standstillAlarm } from "./chains/alarms.ts"
import { noLeaderAlarm } from "./leader/noLeaderAlarm.ts"
import { resettlementReview } from "./resettlements/resettlements.ts"
import { stuckBetAlarm } from "./rounds/stuckBets.ts"

export const pendingReviews: readonly PendingReview[] = [
  {
    alarm: lateSaltAlarm,
    subjects: "select number::text as subject from crash.chain where late_at is not null",
    resolvedBy: ["end-crash-chain"],
  },
  {
    alarm: standstillAlarm,
    subjects: "select 'crash' as subject from crash.standstill where ended_at is null",
    resolvedBy: ["end-crash-chain", "set-policy"],
  },
  {
    alarm: stuckBetAlarm,
    subjects: "select id::text as subject from crash.bet where stuck_at is not null",
    resolvedBy: ["retry-crash-bet"],
  },
  resettlementReview(["confirm-crash-resettlement", "withdraw-crash-resettlement"]),
  {
    // Starting a process with the role ends it, too.
    alarm: noLeaderAlarm,
    subjects: "select 'crash' as subject from crash.lead where unled_at is not null",
    resolvedBy: ["set-policy"],
  },
]
