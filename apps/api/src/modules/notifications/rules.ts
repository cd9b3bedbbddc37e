import { notifications } from "@elite/contract"

const dayMs = 24 * 60 * 60 * 1000

/** Notifications made before are no longer kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - notifications.notificationDays * dayMs)
