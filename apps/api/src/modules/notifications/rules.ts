import { daysAfter } from "../../kernel/calendar.ts"
import { notifications } from "@elite/contract"


/** Notifications made before are no longer kept. */
export const keptSince = (now: Date): Date => daysAfter(now, -notifications.notificationDays)
