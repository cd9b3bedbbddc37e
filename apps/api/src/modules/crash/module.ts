import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import type { AskRegister, Secrecy } from "../players/index.ts"
import { adminCommands as chainOperations } from "./chains/admin.ts"
import { jobs as chainJobs, keepJob } from "./chains/keeping.ts"
import { forgetDemos } from "./demo/demo.ts"
import { invariants } from "./invariants.ts"
import { type Leading, leadRounds } from "./leading/leader.ts"
import { forwardTime } from "./leading/time.ts"
import { jobs as leadJobs, watchLeadJob } from "./leading/unled.ts"
import { channels, telling as tellingOf } from "./live.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import type { Beacon } from "./ports.ts"
import { adminCommands as resettlements } from "./resettling/admin.ts"
import { adminCommands as roundOperations } from "./rounds/admin.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { opening } from "./subscribers.ts"

/** Floor 7: the crash game of the house. */
export const crash = (
  platform: Platform,
  ports: { secret: Secrecy; beacon: Beacon; register: AskRegister },
): Module => {
  const { secret, register, beacon } = ports
  const telling = tellingOf(platform)
  let leading: Leading | undefined
  return {
    noun: "crash",
    sql: { noun: "crash", url: new URL("sql/", import.meta.url) },
    settings: Object.values(settings),
    personalData,
    invariants,
    pendingReviews,
    adminCommands: [...chainOperations, ...roundOperations, ...resettlements],
    channels: channels(platform),
    routes: routes(platform, { register, beacon, telling, leading: () => leading }),
    subscribers: [opening],
    jobs: {
      ...chainJobs(platform, ports),
      ...leadJobs(platform),
      "crash.forgetDemos": () => platform.transact(forgetDemos),
    },
    timetable: [
      { job: "crash.forgetDemos", cron: "47 * * * *" },
      { job: keepJob, cron: "* * * * *" },
      { job: watchLeadJob, cron: "* * * * *" },
    ],
    leading() {
      leading = leadRounds(platform, { secret, time: forwardTime(platform.clock), telling })
      return leading
    },
  }
}
