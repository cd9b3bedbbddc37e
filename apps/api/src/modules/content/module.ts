import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import * as events from "./events.ts"
import { maintenanceCommands } from "./maintenance/maintenance.ts"
import { contentCommands } from "./pages/admin.ts"
import { routes } from "./routes.ts"
import { seedPages } from "./seeds/seeds.ts"
import * as settings from "./settings.ts"
import { pushSubscriber } from "./subscribers.ts"

export const content = (platform: Platform): Module => ({
  noun: "content",
  sql: { noun: "content", url: new URL("./sql/", import.meta.url) },
  settings: Object.values(settings),
  events: Object.values(events),
  channels: [{ name: "feature", of: "everyone", everyMs: 250 }],
  routes: routes(platform),
  subscribers: [pushSubscriber],
  adminCommands: [...maintenanceCommands, ...contentCommands],
  opening: () => platform.transact(seedPages),
})
