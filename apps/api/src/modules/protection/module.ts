import type { Kernel, Module } from "../../platform/module.ts"
import { lookAtDue } from "./hints.ts"
import { holds } from "./holds.ts"
import { operations } from "./operations.ts"
import { reactions } from "./reactions.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

/** Floor 7: what players see of how they play. */
export const protection = (kernel: Kernel): Module => ({
  noun: "protection",
  sql: { noun: "protection", url: new URL("sql/", import.meta.url) },
  settings: Object.values(settings),
  operations,
  holds,
  reactions,
  routes: routes(kernel),
  jobs: { "protection.look": () => lookAtDue(kernel) },
  timetable: [{ job: "protection.look", cron: "*/10 * * * *" }],
})
