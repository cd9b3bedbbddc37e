import type { Kernel, Module } from "../../kernel/module.ts"
import { invariants } from "./invariants.ts"
import { jobs, timetable } from "./jobs.ts"
import { letterWriting } from "./reactions.ts"
import { type PaymentPorts, routes } from "./routes.ts"
import { webhooks } from "./webhooks.ts"

/** Floor 6: money in through the gateway, money out through the bank. */
export function payments(kernel: Kernel, ports: PaymentPorts): Module {
  return {
    noun: "payments",
    sql: { noun: "payments", url: new URL("sql/", import.meta.url) },
    invariants,
    routes: routes(kernel, ports),
    thirdPartyRoutes: webhooks(kernel, ports),
    reactions: [letterWriting(kernel)],
    jobs: jobs(kernel, ports),
    timetable,
  }
}
