import type { Kernel, Module } from "../../platform/module.ts"
import { publishChanged } from "./boards/publish.ts"
import { closeJob } from "./credit/credit.ts"
import { operations as ofDesk } from "./desk/operations.ts"
import * as events from "./events.ts"
import { holds } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { closeAll, payBackAll, turnAll } from "./jobs.ts"
import { rooms } from "./live.ts"
import { operations as ofOffers } from "./offers/operations.ts"
import { barring, following, scoring, telling } from "./reactions.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { payBackJob } from "./settling/cancel.ts"
import { waits } from "./waits.ts"

/** Floor 8: tournaments, whose places players win by their bets. */
export const tournaments = (kernel: Kernel): Module => ({
  noun: "tournaments",
  sql: { noun: "tournaments", url: new URL("sql/", import.meta.url) },
  holds,
  settings: Object.values(settings),
  events: Object.values(events),
  live: rooms(kernel),
  invariants,
  waits,
  operations: [...ofOffers, ...ofDesk],
  routes: routes(kernel),
  reactions: [scoring(kernel), barring, following, telling(kernel)],
  jobs: {
    "tournaments.turn": () => turnAll(kernel),
    "tournaments.publish": () => kernel.transact(publishChanged),
    [payBackJob]: () => payBackAll(kernel),
    [closeJob]: () => closeAll(kernel),
  },
  timetable: [
    { job: "tournaments.turn", cron: "* * * * *" },
    { job: "tournaments.publish", cron: "* * * * *" },
    { job: payBackJob, cron: "*/10 * * * *" },
    { job: closeJob, cron: "*/10 * * * *" },
  ],
})
