import type { Kernel, Module } from "../../kernel/module.ts"
import { forgetOld } from "./notify.ts"
import { routes } from "./routes.ts"

/** Floor 1: what players are told on the site. */
export const notifications = (kernel: Kernel): Module => ({
  noun: "notifications",
  sql: { noun: "notifications", url: new URL("sql/", import.meta.url) },
  live: [{ name: "notification", of: "player", isMerged: true }],
  routes: routes(kernel),
  jobs: { "notifications.forgetOld": () => forgetOld(kernel) },
  timetable: [{ job: "notifications.forgetOld", cron: "40 3 * * *" }],
})
