import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./admin.ts"
import { personalData } from "./personalData.ts"
import { reviewDuePlayers } from "./protection.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { subscribers } from "./subscribers.ts"

export const protection = (platform: Platform): Module => ({
  noun: "protection",
  sql: { noun: "protection", url: new URL("sql/", import.meta.url) },
  settings: Object.values(settings),
  adminCommands,
  personalData,
  subscribers,
  routes: routes(platform),
  jobs: { "protection.look": () => reviewDuePlayers(platform) },
  timetable: [{ job: "protection.look", cron: "*/10 * * * *" }],
})
