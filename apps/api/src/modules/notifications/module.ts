import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { oneClickUnsubscribe } from "./channels/oneClick.ts"
import type { PushService } from "./channels/ports.ts"
import { deleteUnusedSubscriptions, pushJobs } from "./channels/push.ts"
import type { UnsubscribeTokens } from "./channels/unsubscribe.ts"
import { deleteOldNotifications } from "./notifications.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"

export const notifications = (
  platform: Platform,
  { push, unsubscribing }: { push: PushService; unsubscribing: UnsubscribeTokens },
): Module => ({
  noun: "notifications",
  sql: { noun: "notifications", url: new URL("sql/", import.meta.url) },
  personalData,
  channels: [{ name: "notification", of: "player", isMerged: true }],
  routes: routes(platform, push, unsubscribing),
  thirdPartyRoutes: oneClickUnsubscribe(platform, unsubscribing),
  jobs: {
    ...pushJobs(platform, push),
    "notifications.forgetOld": () => deleteOldNotifications(platform),
    "notifications.forgetUnused": () => deleteUnusedSubscriptions(platform),
  },
  timetable: [
    { job: "notifications.forgetOld", cron: "40 3 * * *" },
    { job: "notifications.forgetUnused", cron: "45 3 * * *" },
  ],
})
