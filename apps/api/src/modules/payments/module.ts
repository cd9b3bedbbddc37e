import type { Kernel, Module } from "../../kernel/module.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { jobs, timetable } from "./jobs.ts"
import { reactions } from "./reactions.ts"
import { type PaymentPorts, routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { webhooks } from "./webhooks.ts"

/** Floor 6: money in through the gateway, money out through the bank. */
export function payments(kernel: Kernel, ports: PaymentPorts): Module {
  return {
    noun: "payments",
    sql: { noun: "payments", url: new URL("sql/", import.meta.url) },
    settings: Object.values(settings),
    events: Object.values(events),
    invariants,
    routes: routes(kernel, ports),
    thirdPartyRoutes: webhooks(kernel, ports),
    reactions: reactions(kernel),
    jobs: jobs(kernel, ports),
    timetable,
  }
}
