import { notifications } from "@elite/contract"
import { addDays } from "../../platform/lib/calendar.ts"

export const retentionStart = (now: Date): Date => addDays(now, -notifications.notificationDays)
