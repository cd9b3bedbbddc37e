import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { operations as accountOperations } from "./accounts/operations.ts"
import { noting } from "./deposits/away.ts"
import { operations as depositOperations } from "./deposits/operations.ts"
import * as events from "./events.ts"
import { operations as flagOperations } from "./flags/operations.ts"
import { holds } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { jobs, timetable } from "./jobs.ts"
import { operations as leavingOperations } from "./leaving/operations.ts"
import { noteConfigured } from "./methods/configured.ts"
import { operations as noticeOperations } from "./notices/notices.ts"
import { reactions } from "./reactions.ts"
import { type PaymentPorts, routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { waits } from "./waits.ts"
import { webhooks } from "./webhooks.ts"
import { operations as withdrawalOperations } from "./withdrawals/operations.ts"

/** Floor 6: money in through the gateway, money out through the bank. */
export const payments = (platform: Platform, ports: PaymentPorts): Module => ({
  noun: "payments",
  sql: { noun: "payments", url: new URL("sql/", import.meta.url) },
  holds,
  settings: Object.values(settings),
  events: Object.values(events),
  live: [
    { name: "payment", of: "player" },
    { name: "withdrawal", of: "player" },
  ],
  invariants,
  waits,
  operations: [
    ...withdrawalOperations,
    ...depositOperations,
    ...flagOperations,
    ...leavingOperations,
    ...accountOperations,
    ...noticeOperations,
  ],
  routes: routes(platform, noting(platform, ports)),
  thirdPartyRoutes: webhooks(platform, noting(platform, ports)),
  reactions: reactions(platform, ports.unsubscribing),
  jobs: jobs(platform, noting(platform, ports)),
  timetable,
  opening: () => platform.transact((tx) => noteConfigured(tx, ports)),
})
