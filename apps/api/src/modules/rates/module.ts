import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import type { RateSource } from "./ports.ts"
import { enqueueFirstFetch, fetchRatesJob, jobs } from "./rates.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

/** Rates are for display, never for payments. */
export const rates = (platform: Platform, { source }: { source: RateSource }): Module => ({
  noun: "rates",
  sql: { noun: "rates", url: new URL("sql/", import.meta.url) },
  settings: Object.values(settings),
  routes: routes(platform),
  jobs: jobs(platform, source),
  timetable: [{ job: fetchRatesJob, cron: "20 * * * *" }],
  opening: () => enqueueFirstFetch(platform),
})
