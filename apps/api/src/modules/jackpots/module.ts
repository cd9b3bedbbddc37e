import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import type { IdentityEncryption } from "../players/index.ts"
import { openWindow } from "./draws/windows.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { channels } from "./live.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { applyPolicy, drawSubscriber, notificationSubscriber, policySubscriber } from "./subscribers.ts"

export const jackpots = (platform: Platform, { secret }: { secret: IdentityEncryption }): Module => ({
  noun: "jackpots",
  sql: { noun: "jackpots", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  channels: channels(platform),
  invariants,
  routes: routes(platform),
  subscribers: [drawSubscriber(secret), policySubscriber(platform, secret), notificationSubscriber(platform)],
  jobs: {
    "jackpots.openWindow": () => platform.transact((tx) => openWindow(tx, secret)),
  },
  timetable: [{ job: "jackpots.openWindow", cron: "0 */3 * * *" }],
  opening: () => platform.transact((tx) => applyPolicy(platform, tx, secret)),
})
