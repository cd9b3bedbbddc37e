import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import * as events from "./events.ts"
import { holds } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { operations } from "./operations.ts"
import { operations as ofPrizes } from "./prizes/operations.ts"
import { followDays } from "./ranks/ranks.ts"
import { earning, leaving, telling } from "./reactions.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { waits } from "./waits.ts"

/** Floor 7: the Elite Club. */
export const loyalty = (platform: Platform): Module => ({
  noun: "loyalty",
  sql: { noun: "loyalty", url: new URL("sql/", import.meta.url) },
  holds,
  settings: Object.values(settings),
  events: Object.values(events),
  invariants,
  waits,
  operations: [...operations, ...ofPrizes],
  routes: routes(platform),
  reactions: [earning(platform), leaving, telling(platform)],
  jobs: { "loyalty.followDays": () => followDays(platform) },
  // Every hour, because midnight of Belgium is no fixed hour of UTC.
  timetable: [{ job: "loyalty.followDays", cron: "7 * * * *" }],
})
