import type { Kernel, Module } from "../../platform/module.ts"
import * as events from "./events.ts"
import { holds } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { rooms } from "./live.ts"
import { booking, opening, telling } from "./reactions.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { operations } from "./weeks/operations.ts"
import { endWeeks, keepWeeks } from "./weeks/weeks.ts"

/** Floor 7: a week with five tasks, whose first ten share a pool. */
export const quest = (kernel: Kernel): Module => ({
  noun: "quest",
  sql: { noun: "quest", url: new URL("sql/", import.meta.url) },
  holds,
  settings: Object.values(settings),
  events: Object.values(events),
  live: rooms(kernel),
  invariants,
  operations,
  routes: routes(kernel),
  reactions: [booking, telling(kernel), opening],
  jobs: {
    "quest.keepWeeks": () => kernel.transact(keepWeeks),
    "quest.endWeeks": () => kernel.transact(endWeeks),
  },
  timetable: [
    { job: "quest.keepWeeks", cron: "* * * * *" },
    { job: "quest.endWeeks", cron: "* * * * *" },
  ],
  opening: () => kernel.transact(keepWeeks),
})
