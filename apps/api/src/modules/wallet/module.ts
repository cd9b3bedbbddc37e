import type { Kernel, Module } from "../../platform/module.ts"
import { holds } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { routes } from "./routes.ts"
import { takeSnapshots } from "./store.ts"

/** Floor 1: the ledger, and what of it a player reads. */
export const wallet = (kernel: Kernel): Module => ({
  noun: "wallet",
  sql: { noun: "wallet", url: new URL("sql/", import.meta.url) },
  holds,
  live: [{ name: "wallet", of: "player", isMerged: true }],
  invariants,
  routes: routes(kernel),
  jobs: { "wallet.takeSnapshots": () => kernel.transact(takeSnapshots) },
  timetable: [{ job: "wallet.takeSnapshots", cron: "7 * * * *" }],
})
