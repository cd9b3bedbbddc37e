import { notifications } from "@elite/contract"
import { daysAfter } from "../../platform/lib/calendar.ts"

/** Notifications made before are no longer kept. */
export const keptSince = (now: Date): Date => daysAfter(now, -notifications.notificationDays)
