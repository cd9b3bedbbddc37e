import type { FastifyInstance } from "fastify"
import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands as contradictionCommands } from "./contradictions/admin.ts"
import { adminCommands as debtCommands } from "./debts/admin.ts"
import { reviewDebts } from "./debts/debts.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { adminCommands as overdueCommands } from "./overdue/admin.ts"
import { raiseOverdueAlarms } from "./overdue/overdue.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import { sportsbook as policy, sportsbookLicence } from "./settings.ts"
import { type SportsbookCalls, type SportsbookPorts, sportsbookCalls } from "./sportsbook.ts"
import { sportsCallsMetric } from "./statuses.ts"
import { clearOverdueSubscriber, debtSubscriber } from "./subscribers.ts"

export type SportsbookProtocol = (app: FastifyInstance, calls: SportsbookCalls, platform: Platform) => void

export const sportsbook = (
  platform: Platform,
  ports: SportsbookPorts & { protocol: SportsbookProtocol | null },
): Module => ({
  noun: "sportsbook",
  sql: { noun: "sportsbook", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: [policy, sportsbookLicence],
  events: Object.values(events),
  counters: [sportsCallsMetric],
  invariants,
  pendingReviews,
  adminCommands: [...overdueCommands, ...contradictionCommands, ...debtCommands],
  routes: routes(platform, ports),
  thirdPartyRoutes: (app) => ports.protocol?.(app, sportsbookCalls(platform, ports), platform),
  subscribers: [clearOverdueSubscriber, debtSubscriber],
  jobs: {
    "sportsbook.findOverdue": () => platform.transact(raiseOverdueAlarms),
    "sportsbook.lookAtDebts": () => platform.transact(reviewDebts),
  },
  timetable: [
    { job: "sportsbook.findOverdue", cron: "37 4 * * *" },
    { job: "sportsbook.lookAtDebts", cron: "41 4 * * *" },
  ],
})
