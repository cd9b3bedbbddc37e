import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { publishChangedBoards, schedulePublish } from "./boards/publish.ts"
import { closePursesJob } from "./credit/credit.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { advanceAll, closeAllPurses, payBackAllCancelled } from "./jobs.ts"
import { payBackJob } from "./lifecycle/cancel.ts"
import { channels } from "./live.ts"
import { adminCommands as offerCommands } from "./offers/admin.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import { adminCommands as proposalCommands } from "./proposals/admin.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import {
  barredPlayerSubscriber,
  notificationSubscriber,
  policySubscriber,
  scoreSubscriber,
} from "./subscribers.ts"

export const tournaments = (platform: Platform): Module => ({
  noun: "tournaments",
  sql: { noun: "tournaments", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  channels: channels(platform),
  invariants,
  pendingReviews,
  adminCommands: [...offerCommands, ...proposalCommands],
  routes: routes(platform),
  subscribers: [
    scoreSubscriber(() => schedulePublish(platform)),
    barredPlayerSubscriber,
    policySubscriber,
    notificationSubscriber(platform),
  ],
  jobs: {
    "tournaments.turn": () => advanceAll(platform),
    "tournaments.publish": () => platform.transact(publishChangedBoards),
    [payBackJob]: () => payBackAllCancelled(platform),
    [closePursesJob]: () => closeAllPurses(platform),
  },
  timetable: [
    { job: "tournaments.turn", cron: "* * * * *" },
    { job: "tournaments.publish", cron: "* * * * *" },
    { job: payBackJob, cron: "*/10 * * * *" },
    { job: closePursesJob, cron: "*/10 * * * *" },
  ],
})
