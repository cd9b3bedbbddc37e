import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import type { IdentityEncryption, RegisterCheck } from "../players/index.ts"
import { adminCommands as chainOperations } from "./chains/admin.ts"
import { jobs as chainJobs, maintainChainsJob } from "./chains/upkeep.ts"
import { deleteOldDemos } from "./demo/demo.ts"
import { invariants } from "./invariants.ts"
import { forwardClock } from "./leader/forwardClock.ts"
import { type RoundLeader, startLeader } from "./leader/leader.ts"
import { checkLeaderJob, jobs as leadJobs } from "./leader/noLeaderAlarm.ts"
import { channels, crashPush as tellingOf } from "./live.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import type { Beacon } from "./ports.ts"
import { adminCommands as resettlements } from "./resettlements/admin.ts"
import { adminCommands as roundOperations } from "./rounds/admin.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { openOnPolicyChange } from "./subscribers.ts"

/** Floor 7: the crash game of the house. */
export const crash = (
  platform: Platform,
  ports: { secret: IdentityEncryption; beacon: Beacon; register: RegisterCheck },
): Module => {
  const { secret, register, beacon } = ports
  const telling = tellingOf(platform)
  let leading: RoundLeader | undefined
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
    subscribers: [openOnPolicyChange],
    jobs: {
      ...chainJobs(platform, ports),
      ...leadJobs(platform),
      "crash.forgetDemos": () => platform.transact(deleteOldDemos),
    },
    timetable: [
      { job: "crash.forgetDemos", cron: "47 * * * *" },
      { job: maintainChainsJob, cron: "* * * * *" },
      { job: checkLeaderJob, cron: "* * * * *" },
    ],
    leading() {
      leading = startLeader(platform, { secret, time: forwardClock(platform.clock), telling })
      return leading
    },
  }
}
