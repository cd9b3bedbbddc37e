import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import * as events from "./events.ts"
import { personalData } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { adminCommands } from "./operations.ts"
import { adminCommands as ofPrizes } from "./prizes/operations.ts"
import { followDays } from "./ranks/ranks.ts"
import { earning, leaving, telling } from "./reactions.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { pendingReviews } from "./waits.ts"

/** Floor 7: the Elite Club. */
export const loyalty = (platform: Platform): Module => ({
  noun: "loyalty",
  sql: { noun: "loyalty", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  invariants,
  pendingReviews,
  adminCommands: [...adminCommands, ...ofPrizes],
  routes: routes(platform),
  subscribers: [earning(platform), leaving, telling(platform)],
  jobs: { "loyalty.followDays": () => followDays(platform) },
  // Every hour, because midnight of Belgium is no fixed hour of UTC.
  timetable: [{ job: "loyalty.followDays", cron: "7 * * * *" }],
})
