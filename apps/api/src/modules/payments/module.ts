import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { accountCommands } from "./accounts/admin.ts"
import { adminCommands as depositCommands } from "./deposits/admin.ts"
import { withOutageTracking } from "./deposits/outages.ts"
import * as events from "./events.ts"
import { adminCommands as finalPayoutCommands } from "./finalPayouts/admin.ts"
import { adminCommands as flagCommands } from "./flags/admin.ts"
import { invariants } from "./invariants.ts"
import { jobs, timetable } from "./jobs.ts"
import { saveConfiguredProviders } from "./methods/configuredProviders.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { type PaymentPorts, routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { subscribers } from "./subscribers.ts"
import { adminCommands as unreadMessageCommands } from "./unreadMessages/unreadMessages.ts"
import { webhooks } from "./webhooks.ts"
import { adminCommands as withdrawalCommands } from "./withdrawals/admin.ts"
import { stopPayoutsTo } from "./withdrawals/review.ts"

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
    ...withdrawalCommands,
    ...depositCommands,
    ...flagCommands,
    ...finalPayoutCommands,
    ...accountCommands(stopPayoutsTo),
    ...unreadMessageCommands,
  ],
  routes: routes(platform, withOutageTracking(platform, ports)),
  thirdPartyRoutes: webhooks(platform, withOutageTracking(platform, ports)),
  subscribers: subscribers(platform, ports.unsubscribing),
  jobs: jobs(platform, withOutageTracking(platform, ports)),
  timetable,
  opening: () => platform.transact((tx) => saveConfiguredProviders(tx, ports)),
})
