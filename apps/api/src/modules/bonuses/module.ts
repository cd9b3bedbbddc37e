import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./admin.ts"
import { endExpiredBonuses } from "./bonuses.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { bonusSubscriber, notificationSubscriber, wageringSubscriber } from "./subscribers.ts"

export const bonuses = (platform: Platform): Module => ({
  noun: "bonuses",
  sql: { noun: "bonuses", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: [events.bonusGranted, events.bonusEnded],
  invariants,
  adminCommands,
  routes: routes(platform),
  subscribers: [bonusSubscriber, wageringSubscriber, notificationSubscriber(platform)],
  jobs: { "bonuses.endOver": () => platform.transact(endExpiredBonuses) },
  timetable: [{ job: "bonuses.endOver", cron: "*/5 * * * *" }],
})
