import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import type { PersonalDataTable } from "../../platform/privacy/personalData.ts"
import type { IdentityEncryption } from "../players/index.ts"
import { jobs, timetable } from "./dossiers.ts"
import * as events from "./events.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

export const dossiers = (
  platform: Platform,
  dependencies: { below: readonly PersonalDataTable[]; secret: IdentityEncryption },
): Module => {
  const ports = { personalData: [...dependencies.below, ...personalData], secret: dependencies.secret }
  return {
    noun: "dossiers",
    sql: { noun: "dossiers", url: new URL("sql/", import.meta.url) },
    settings: Object.values(settings),
    events: Object.values(events),
    personalData,
    routes: routes(platform, ports),
    jobs: jobs(platform, ports),
    timetable,
  }
}
