import type { Kernel, Module } from "../../kernel/module.ts"
import { holds } from "./holds.ts"
import { forgetOld } from "./notify.ts"
import { routes } from "./routes.ts"
import type { PushService } from "./ways/ports.ts"
import { forgetUnused, pushJobs } from "./ways/push.ts"

/** Floor 1: what players are told on the site, and which of their browsers are woken for it. */
export const notifications = (kernel: Kernel, { push }: { push: PushService }): Module => ({
  noun: "notifications",
  sql: { noun: "notifications", url: new URL("sql/", import.meta.url) },
  holds,
  live: [{ name: "notification", of: "player", isMerged: true }],
  routes: routes(kernel, push),
  jobs: {
    ...pushJobs(kernel, push),
    "notifications.forgetOld": () => forgetOld(kernel),
    "notifications.forgetUnused": () => forgetUnused(kernel),
  },
  timetable: [
    { job: "notifications.forgetOld", cron: "40 3 * * *" },
    { job: "notifications.forgetUnused", cron: "45 3 * * *" },
  ],
})
