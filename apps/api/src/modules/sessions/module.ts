import type { Kernel, Module } from "../../kernel/module.ts"
import type { Registry } from "../players/index.ts"
import * as events from "./events.ts"
import type { HangUp } from "./ports.ts"
import { reactions } from "./reactions.ts"
import { recogniser } from "./recognise.ts"
import { routes } from "./routes.ts"
import { endIdleSessions } from "./session.ts"
import * as settings from "./settings.ts"

/** Every way in and out. `hangUp` cuts the sockets of a session. */
export const sessions = (kernel: Kernel, registry: Registry, hangUp: HangUp): Module => ({
  noun: "sessions",
  sql: { noun: "sessions", url: new URL("./sql/", import.meta.url) },
  settings: Object.values(settings),
  events: Object.values(events),
  routes: routes(kernel, registry, recogniser(kernel)),
  reactions: reactions(hangUp),
  jobs: {
    "sessions.endIdle": async () => {
      while ((await kernel.transact(endIdleSessions)) === 500);
    },
  },
  timetable: [{ job: "sessions.endIdle", cron: "* * * * *" }],
})
