import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { type IdentityPorts, lookUpSilentAttempts } from "./attempts/verification.ts"
import { webhooks } from "./attempts/webhooks.ts"
import { adminCommands } from "./documents/admin.ts"
import { deleteExpiredDocuments, raiseOverdueAlarms } from "./documents/overdue.ts"
import { subscribers } from "./documents/subscribers.ts"
import * as events from "./events.ts"
import { manualReviewCommands } from "./manualReview/admin.ts"
import { manualReviewSubscriber } from "./manualReview/subscribers.ts"
import { unreadMessageAdminCommands } from "./manualReview/unreadMessages.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { vouchingCommands } from "./vouching/admin.ts"
import { vouchingSubscribers } from "./vouching/subscribers.ts"

export const identity = (platform: Platform, ports: IdentityPorts): Module => ({
  noun: "identity",
  sql: { noun: "identity", url: new URL("./sql/", import.meta.url) },
  personalData: personalData(ports.secret),
  settings: Object.values(settings),
  events: Object.values(events),
  channels: [
    { name: "identity", of: "player" },
    { name: "document", of: "player" },
  ],
  pendingReviews,
  adminCommands: [
    ...adminCommands(ports.secret),
    ...vouchingCommands(ports.secret),
    ...manualReviewCommands,
    ...unreadMessageAdminCommands(ports.secret),
  ],
  subscribers: [
    ...subscribers(platform),
    ...vouchingSubscribers(platform, ports.secret),
    manualReviewSubscriber(platform, ports.secret),
  ],
  routes: routes(platform, ports),
  thirdPartyRoutes: webhooks(platform, ports),
  jobs: {
    "identity.lookUpSilent": { lane: "lookUps", run: () => lookUpSilentAttempts(platform, ports) },
    "identity.overdueDocuments": () => platform.transact(raiseOverdueAlarms),
    "identity.forgetDocuments": () => platform.transact(deleteExpiredDocuments),
  },
  timetable: [
    { job: "identity.lookUpSilent", cron: "*/5 * * * *" },
    { job: "identity.overdueDocuments", cron: "20 * * * *" },
    { job: "identity.forgetDocuments", cron: "35 3 * * *" },
  ],
})
