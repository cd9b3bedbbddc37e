import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { publishChanged } from "./boards/publish.ts"
import { closeJob } from "./credit/credit.ts"
import { adminCommands as ofDesk } from "./desk/admin.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { closeAll, payBackAll, turnAll } from "./jobs.ts"
import { channels } from "./live.ts"
import { adminCommands as ofOffers } from "./offers/admin.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { payBackJob } from "./settling/cancel.ts"
import { barring, following, scoring, telling } from "./subscribers.ts"

/** Floor 8: tournaments, whose places players win by their bets. */
export const tournaments = (platform: Platform): Module => ({
  noun: "tournaments",
  sql: { noun: "tournaments", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  channels: channels(platform),
  invariants,
  pendingReviews,
  adminCommands: [...ofOffers, ...ofDesk],
  routes: routes(platform),
  subscribers: [scoring(platform), barring, following, telling(platform)],
  jobs: {
    "tournaments.turn": () => turnAll(platform),
    "tournaments.publish": () => platform.transact(publishChanged),
    [payBackJob]: () => payBackAll(platform),
    [closeJob]: () => closeAll(platform),
  },
  timetable: [
    { job: "tournaments.turn", cron: "* * * * *" },
    { job: "tournaments.publish", cron: "* * * * *" },
    { job: payBackJob, cron: "*/10 * * * *" },
    { job: closeJob, cron: "*/10 * * * *" },
  ],
})
