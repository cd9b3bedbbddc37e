import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./admin.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { creditExpiredPrizes } from "./prizes.ts"
import { routes } from "./routes.ts"
import { barredPlayerSubscriber } from "./subscribers.ts"

export const prizes = (platform: Platform): Module => ({
  noun: "prizes",
  sql: { noun: "prizes", url: new URL("sql/", import.meta.url) },
  personalData,
  events: Object.values(events),
  invariants,
  pendingReviews,
  adminCommands,
  routes: routes(platform),
  subscribers: [barredPlayerSubscriber],
  jobs: { "prizes.creditUnclaimed": () => platform.transact(creditExpiredPrizes) },
  timetable: [{ job: "prizes.creditUnclaimed", cron: "19 * * * *" }],
})
