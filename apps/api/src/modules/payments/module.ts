import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands as accountOperations } from "./accounts/admin.ts"
import { adminCommands as depositOperations } from "./deposits/admin.ts"
import { withOutageTracking } from "./deposits/outages.ts"
import * as events from "./events.ts"
import { adminCommands as leavingOperations } from "./finalPayouts/admin.ts"
import { adminCommands as flagOperations } from "./flags/admin.ts"
import { invariants } from "./invariants.ts"
import { jobs, timetable } from "./jobs.ts"
import { saveConfiguredProviders } from "./methods/configuredProviders.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { type PaymentPorts, routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { subscribers } from "./subscribers.ts"
import { adminCommands as noticeOperations } from "./unreadMessages/unreadMessages.ts"
import { webhooks } from "./webhooks.ts"
import { adminCommands as withdrawalOperations } from "./withdrawals/admin.ts"

/** Floor 6: money in through the gateway, money out through the bank. */
export const payments = (platform: Platform, ports: PaymentPorts): Module => ({
  noun: "payments",
  sql: { noun: "payments", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  channels: [
    { name: "payment", of: "player" },
    { name: "withdrawal", of: "player" },
  ],
  invariants,
  pendingReviews,
  adminCommands: [
    ...withdrawalOperations,
    ...depositOperations,
    ...flagOperations,
    ...leavingOperations,
    ...accountOperations,
    ...noticeOperations,
  ],
  routes: routes(platform, withOutageTracking(platform, ports)),
  thirdPartyRoutes: webhooks(platform, withOutageTracking(platform, ports)),
  subscribers: subscribers(platform, ports.unsubscribing),
  jobs: jobs(platform, withOutageTracking(platform, ports)),
  timetable,
  opening: () => platform.transact((tx) => saveConfiguredProviders(tx, ports)),
})
