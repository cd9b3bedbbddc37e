import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./admin.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { adminCommands as prizeAdminCommands } from "./prizes/admin.ts"
import { reviewRanksDaily } from "./ranks/ranks.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { barredPlayerSubscriber, earningSubscriber, notificationSubscriber } from "./subscribers.ts"

export const loyalty = (platform: Platform): Module => ({
  noun: "loyalty",
  sql: { noun: "loyalty", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  invariants,
  pendingReviews,
  adminCommands: [...adminCommands, ...prizeAdminCommands],
  routes: routes(platform),
  subscribers: [earningSubscriber, barredPlayerSubscriber, notificationSubscriber(platform)],
  jobs: { "loyalty.followDays": () => reviewRanksDaily(platform) },
  // Hourly, because midnight in Belgium has no fixed hour in UTC.
  timetable: [{ job: "loyalty.followDays", cron: "7 * * * *" }],
})
