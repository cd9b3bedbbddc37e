import type { Kernel, Module } from "../../kernel/module.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { followRequests } from "./own/own.ts"
import { reactions } from "./reactions.ts"
import { routes } from "./routes.ts"

/** Floor 4: the gate and the limits. */
export const limits = (kernel: Kernel): Module => ({
  noun: "limits",
  sql: { noun: "limits", url: new URL("sql/", import.meta.url) },
  events: Object.values(events),
  invariants,
  live: [{ name: "realityCheck", of: "player" }],
  reactions: reactions(kernel),
  routes: routes(kernel),
  jobs: { "limits.followRequests": () => followRequests(kernel) },
  timetable: [{ job: "limits.followRequests", cron: "*/5 * * * *" }],
})
