import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import * as events from "./events.ts"
import { adminCommands } from "./interventions/admin.ts"
import { invariants } from "./invariants.ts"
import { processCooledRequests } from "./ownLimits/ownLimits.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import {
  type AuthorityPorts,
  processRaises,
  recheckPlayers,
  syncWithAuthority,
} from "./statutory/authority.ts"
import { updateAuthorityAlarms } from "./statutory/overdue.ts"
import { subscribers } from "./subscribers.ts"

export const limits = (platform: Platform, ports: AuthorityPorts): Module => ({
  noun: "limits",
  sql: { noun: "limits", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  invariants,
  adminCommands,
  channels: [
    { name: "realityCheck", of: "player" },
    { name: "sessionTime", of: "player" },
  ],
  subscribers: subscribers(platform),
  routes: routes(platform),
  jobs: {
    "limits.followRequests": () => processCooledRequests(platform),
    "limits.followRaises": () => processRaises(platform),
    "limits.watchAuthority": () => updateAuthorityAlarms(platform),
    "limits.speakToAuthority": { lane: "lookUps", run: () => syncWithAuthority(platform, ports) },
    "limits.recheck": { lane: "lookUps", run: () => recheckPlayers(platform, ports) },
  },
  timetable: [
    { job: "limits.followRequests", cron: "*/5 * * * *" },
    { job: "limits.followRaises", cron: "*/5 * * * *" },
    { job: "limits.watchAuthority", cron: "*/5 * * * *" },
    { job: "limits.speakToAuthority", cron: "*/2 * * * *" },
    // The authority publishes its monthly check on a day of its choice.
    { job: "limits.recheck", cron: "23 * * * *" },
  ],
})
