import { notifications } from "@elite/contract"
import { addDays } from "../../platform/lib/calendar.ts"

/** Notifications made before are no longer kept. */
export const retentionStart = (now: Date): Date => addDays(now, -notifications.notificationDays)
