import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import * as events from "./events.ts"
import { holds } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { operations } from "./operations.ts"
import { creditUnclaimed } from "./prizes.ts"
import { leaving } from "./reactions.ts"
import { routes } from "./routes.ts"
import { waits } from "./waits.ts"

/** Floor 6: what players have won and not yet claimed, whoever gave it. */
export const prizes = (platform: Platform): Module => ({
  noun: "prizes",
  sql: { noun: "prizes", url: new URL("sql/", import.meta.url) },
  holds,
  events: Object.values(events),
  invariants,
  waits,
  operations,
  routes: routes(platform),
  reactions: [leaving],
  jobs: { "prizes.creditUnclaimed": () => platform.transact(creditUnclaimed) },
  timetable: [{ job: "prizes.creditUnclaimed", cron: "19 * * * *" }],
})
