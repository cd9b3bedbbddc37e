import type { Kernel, Module } from "../../platform/module.ts"
import type { RateSource } from "./ports.ts"
import { askAtStart, askJob, jobs } from "./rates.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

/** What the euro is worth elsewhere: to show, never to pay by. */
export const rates = (kernel: Kernel, { source }: { source: RateSource }): Module => ({
  noun: "rates",
  sql: { noun: "rates", url: new URL("sql/", import.meta.url) },
  settings: Object.values(settings),
  routes: routes(kernel),
  jobs: jobs(kernel, source),
  timetable: [{ job: askJob, cron: "20 * * * *" }],
  opening: () => askAtStart(kernel),
})
