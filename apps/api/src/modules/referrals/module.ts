import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./decisions/admin.ts"
import { decideDueReferrals } from "./decisions/decisions.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { notificationSubscriber, referralSubscriber } from "./subscribers.ts"

export const referrals = (platform: Platform): Module => ({
  noun: "referrals",
  sql: { noun: "referrals", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  invariants,
  adminCommands,
  routes: routes(platform),
  subscribers: [referralSubscriber, notificationSubscriber(platform)],
  jobs: { "referrals.decideDue": () => platform.transact(decideDueReferrals) },
  timetable: [{ job: "referrals.decideDue", cron: "*/5 * * * *" }],
})
