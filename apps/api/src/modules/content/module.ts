import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import * as events from "./events.ts"
import { maintenanceOperations } from "./maintenance/maintenance.ts"
import { contentOperations } from "./pages/admin.ts"
import { routes } from "./routes.ts"
import { seedPages } from "./seeds/seeds.ts"
import * as settings from "./settings.ts"
import { telling } from "./subscribers.ts"

/** Settings, policies, places and texts. */
export const content = (platform: Platform): Module => ({
  noun: "content",
  sql: { noun: "content", url: new URL("./sql/", import.meta.url) },
  settings: Object.values(settings),
  events: Object.values(events),
  channels: [{ name: "feature", of: "everyone", everyMs: 250 }],
  routes: routes(platform),
  subscribers: [telling],
  adminCommands: [...maintenanceOperations, ...contentOperations],
  opening: () => platform.transact(seedPages),
})
