import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import type { IdentityEncryption } from "../players/index.ts"
import { adminCommands } from "./campaigns/admin.ts"
import { endBlocks } from "./draws/blocks.ts"
import { ensureSeedSource } from "./draws/seeds.ts"
import * as events from "./events.ts"
import { invariants } from "./invariants.ts"
import { channels } from "./live.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { drawSubscriber, notificationSubscriber } from "./subscribers.ts"

export const drops = (platform: Platform, { secret }: { secret: IdentityEncryption }): Module => ({
  noun: "drops",
  sql: { noun: "drops", url: new URL("sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  events: Object.values(events),
  invariants,
  adminCommands,
  channels: channels(platform),
  routes: routes(platform),
  subscribers: [drawSubscriber(secret), notificationSubscriber(platform)],
  jobs: { "drops.endBlocks": () => platform.transact(endBlocks) },
  timetable: [{ job: "drops.endBlocks", cron: "* * * * *" }],
  opening: () => platform.transact((tx) => ensureSeedSource(tx, secret)),
})
