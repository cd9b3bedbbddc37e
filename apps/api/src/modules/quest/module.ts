import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { channels } from "./live.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { notificationSubscriber, policySubscriber, scoreSubscriber } from "./subscribers.ts"
import { adminCommands } from "./weeks/admin.ts"
import { endWeeks, ensureWeeks } from "./weeks/weeks.ts"

export const quest = (platform: Platform): Module => ({
  noun: "quest",
  sql: { noun: "quest", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  channels: channels(platform),
  invariants,
  adminCommands,
  routes: routes(platform),
  subscribers: [scoreSubscriber, notificationSubscriber(platform), policySubscriber],
  jobs: {
    "quest.keepWeeks": () => platform.transact(ensureWeeks),
    "quest.endWeeks": () => platform.transact(endWeeks),
  },
  timetable: [
    { job: "quest.keepWeeks", cron: "* * * * *" },
    { job: "quest.endWeeks", cron: "* * * * *" },
  ],
  opening: () => platform.transact(ensureWeeks),
})
