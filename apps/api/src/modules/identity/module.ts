import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { type IdentityPorts, lookUpSilent } from "./attempts/verification.ts"
import { webhooks } from "./attempts/webhooks.ts"
import { adminCommands } from "./documents/admin.ts"
import { forgetDocuments, raiseOverdue } from "./documents/overdue.ts"
import { subscribers } from "./documents/subscribers.ts"
import * as events from "./events.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { unreadOperations } from "./unread/admin.ts"
import { noticeOperations } from "./unread/notices.ts"
import { unreadReaction } from "./unread/reaction.ts"
import { vouchingOperations } from "./vouching/admin.ts"
import { vouchingReactions } from "./vouching/subscribers.ts"

/** Who somebody really is, by document and face, and what they send to show it. */
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
    ...vouchingOperations(ports.secret),
    ...unreadOperations,
    ...noticeOperations(ports.secret),
  ],
  subscribers: [
    ...subscribers(platform),
    ...vouchingReactions(platform, ports.secret),
    unreadReaction(platform, ports.secret),
  ],
  routes: routes(platform, ports),
  thirdPartyRoutes: webhooks(platform, ports),
  jobs: {
    "identity.lookUpSilent": { lane: "lookUps", run: () => lookUpSilent(platform, ports) },
    "identity.overdueDocuments": () => platform.transact(raiseOverdue),
    "identity.forgetDocuments": () => platform.transact(forgetDocuments),
  },
  timetable: [
    { job: "identity.lookUpSilent", cron: "*/5 * * * *" },
    { job: "identity.overdueDocuments", cron: "20 * * * *" },
    { job: "identity.forgetDocuments", cron: "35 3 * * *" },
  ],
})
