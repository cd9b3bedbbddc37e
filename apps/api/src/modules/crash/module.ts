import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import type { IdentityEncryption, RegisterCheck } from "../players/index.ts"
import { adminCommands as chainCommands } from "./chains/admin.ts"
import { jobs as chainJobs, maintainChainsJob } from "./chains/upkeep.ts"
import { invariants } from "./invariants.ts"
import { forwardClock } from "./leader/forwardClock.ts"
import { type RoundLeader, startLeader } from "./leader/leader.ts"
import { checkLeaderJob, jobs as leaderJobs } from "./leader/noLeaderAlarm.ts"
import { channels, crashPush } from "./live.ts"
import { pendingReviews } from "./pendingReviews.ts"
import { personalData } from "./personalData.ts"
import type { Beacon } from "./ports.ts"
import { adminCommands as resettlementCommands } from "./resettlements/admin.ts"
import { adminCommands as roundCommands } from "./rounds/admin.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { openOnPolicyChange } from "./subscribers.ts"

export const crash = (
  platform: Platform,
  ports: { secret: IdentityEncryption; beacon: Beacon; register: RegisterCheck },
): Module => {
  const { secret, register, beacon } = ports
  const push = crashPush(platform)
  let leader: RoundLeader | undefined
  return {
    noun: "crash",
    sql: { noun: "crash", url: new URL("sql/", import.meta.url) },
    settings: Object.values(settings),
    personalData,
    invariants,
    pendingReviews,
    adminCommands: [...chainCommands, ...roundCommands, ...resettlementCommands],
    channels: channels(platform),
    routes: routes(platform, { register, beacon, push, leader: () => leader }),
    subscribers: [openOnPolicyChange],
    jobs: {
      ...chainJobs(platform, ports),
      ...leaderJobs(platform),
    },
    timetable: [
      { job: maintainChainsJob, cron: "* * * * *" },
      { job: checkLeaderJob, cron: "* * * * *" },
    ],
    leading() {
      leader = startLeader(platform, { secret, time: forwardClock(platform.clock), push })
      return leader
    },
  }
}
