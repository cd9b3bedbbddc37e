import type { Kernel, Module } from "../../platform/module.ts"
import type { Secrecy } from "../players/index.ts"
import { openWindow } from "./drawing/windows.ts"
import * as events from "./events.ts"
import { holds } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { rooms } from "./live.ts"
import { drawing, followPolicy, opening, telling } from "./reactions.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

/** Floor 7: the four jackpots of the house. */
export const jackpots = (kernel: Kernel, { secret }: { secret: Secrecy }): Module => ({
  noun: "jackpots",
  sql: { noun: "jackpots", url: new URL("sql/", import.meta.url) },
  holds,
  settings: Object.values(settings),
  events: Object.values(events),
  live: rooms(kernel),
  invariants,
  routes: routes(kernel),
  reactions: [drawing(secret), opening(kernel, secret), telling(kernel)],
  jobs: {
    "jackpots.openWindow": () => kernel.transact((tx) => openWindow(tx, secret)),
  },
  timetable: [{ job: "jackpots.openWindow", cron: "0 */3 * * *" }],
  opening: () => kernel.transact((tx) => followPolicy(kernel, tx, secret)),
})
