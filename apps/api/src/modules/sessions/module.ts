import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./admin.ts"
import { emailChangeJobs } from "./emailChange/request.ts"
import * as events from "./events.ts"
import { publishKeys } from "./itsme/keys.ts"
import { deleteOldVisits, type ItsmePorts } from "./itsme/visits.ts"
import { codeJobs } from "./passwords/code.ts"
import { linkJobs } from "./passwords/link.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import { challengeJobs } from "./secondFactor/challenge.ts"
import { endIdleSessions } from "./sessions.ts"
import * as settings from "./settings.ts"
import { notifySecondFactor, subscribers } from "./subscribers.ts"

export const sessions = (platform: Platform, ports: ItsmePorts): Module => ({
  noun: "sessions",
  sql: { noun: "sessions", url: new URL("./sql/", import.meta.url) },
  personalData: personalData(ports.secret),
  settings: Object.values(settings),
  events: Object.values(events),
  routes: routes(platform, ports),
  thirdPartyRoutes: publishKeys(ports.itsme),
  channels: [{ name: "sessionEnded", of: "session", isLast: true }],
  adminCommands,
  subscribers: [
    ...subscribers((to, reason) => platform.push(to, "sessionEnded", { reason })),
    notifySecondFactor(platform),
  ],
  jobs: {
    ...linkJobs(platform),
    ...codeJobs(platform, ports.secret),
    ...emailChangeJobs(platform),
    ...challengeJobs(platform, ports.secret),
    "sessions.forgetItsmeVisits": () => deleteOldVisits(platform),
    "sessions.endIdle": async () => {
      while ((await platform.transact(endIdleSessions)) === 500);
    },
  },
  timetable: [
    { job: "sessions.endIdle", cron: "* * * * *" },
    { job: "sessions.forgetLinks", cron: "20 * * * *" },
    { job: "sessions.forgetCodes", cron: "25 * * * *" },
    { job: "sessions.forgetEmailChanges", cron: "35 * * * *" },
    { job: "sessions.forgetChallenges", cron: "40 * * * *" },
    { job: "sessions.forgetItsmeVisits", cron: "45 * * * *" },
  ],
})
