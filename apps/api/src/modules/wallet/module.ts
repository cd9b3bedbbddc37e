import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { invariants } from "./invariants.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import { takeSnapshots } from "./store.ts"

export const wallet = (platform: Platform): Module => ({
  noun: "wallet",
  sql: { noun: "wallet", url: new URL("sql/", import.meta.url) },
  personalData,
  channels: [{ name: "wallet", of: "player", isMerged: true }],
  invariants,
  routes: routes(platform),
  jobs: { "wallet.takeSnapshots": () => platform.transact(takeSnapshots) },
  timetable: [{ job: "wallet.takeSnapshots", cron: "7 * * * *" }],
})
