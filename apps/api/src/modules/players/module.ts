import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./account/admin.ts"
import { bounceJobs, bounceTimetable, handleBounce } from "./emailAddress/bounces.ts"
import { verificationJobs } from "./emailAddress/verification.ts"
import type { IdentityEncryption } from "./encryption/identityEncryption.ts"
import { assertKeysFit } from "./encryption/keys.ts"
import * as events from "./events.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

export const players = (platform: Platform, ports: { secret: IdentityEncryption }): Module => ({
  noun: "players",
  sql: { noun: "players", url: new URL("./sql/", import.meta.url) },
  personalData: personalData(ports.secret),
  settings: Object.values(settings),
  events: Object.values(events),
  adminCommands,
  routes: routes(platform),
  jobs: { ...verificationJobs(platform), ...bounceJobs(platform) },
  timetable: bounceTimetable,
  onBouncedLetter: handleBounce,
  check: () => assertKeysFit(platform, ports.secret),
})
