import type { FastifyInstance } from "fastify"
import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./annulments/admin.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import type { LaunchPorts } from "./launch.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { type WalletCalls, walletCalls } from "./play.ts"
import { routes } from "./routes.ts"
import { forgottenRoundMs } from "./rules.ts"
import * as settings from "./settings.ts"
import { walletCallsMetric } from "./statuses.ts"
import { deleteEndedDemoPeriods, updateForgotten } from "./store.ts"
import { subscribers } from "./subscribers.ts"

export type WalletProtocol = (app: FastifyInstance, calls: WalletCalls, platform: Platform) => void

export const play = (platform: Platform, ports: LaunchPorts & { protocol: WalletProtocol }): Module => ({
  noun: "play",
  sql: { noun: "play", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  counters: [walletCallsMetric],
  invariants,
  pendingReviews,
  adminCommands,
  channels: [
    { name: "limitReached", of: "player" },
    { name: "stakeTooLarge", of: "player" },
  ],
  routes: routes(platform, ports),
  thirdPartyRoutes: (app) => ports.protocol(app, walletCalls(platform), platform),
  subscribers: subscribers(platform),
  jobs: {
    "play.settleForgotten": () =>
      platform.transact(async (tx) => {
        await updateForgotten(tx, new Date(tx.now.getTime() - forgottenRoundMs))
      }),
    "play.forgetDemoPeriods": () => platform.transact(deleteEndedDemoPeriods),
  },
  timetable: [
    { job: "play.forgetDemoPeriods", cron: "41 * * * *" },
    { job: "play.settleForgotten", cron: "23 * * * *" },
  ],
})
