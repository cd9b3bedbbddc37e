import type { Kernel, Module } from "../../kernel/module.ts"
import type { Registry } from "../players/index.ts"
import type { HangUp } from "./ports.ts"
import { reactions } from "./reactions.ts"
import { type Recognise, recogniser } from "./recognise.ts"
import { routes } from "./routes.ts"
import { endIdleSessions } from "./session.ts"

/** Every way in and out. `recognise` is also what the sockets' handshake asks, `hangUp` what cuts them. */
export function sessions(
  kernel: Kernel,
  registry: Registry,
  hangUp: HangUp,
): Module & { recognise: Recognise } {
  const recognise = recogniser(kernel)
  return {
    noun: "sessions",
    sql: { noun: "sessions", url: new URL("./sql/", import.meta.url) },
    routes: routes(kernel, registry, recognise),
    reactions: reactions(hangUp),
    jobs: {
      "sessions.endIdle": async () => {
        while ((await kernel.transact(endIdleSessions)) === 500);
      },
    },
    timetable: [{ job: "sessions.endIdle", cron: "* * * * *" }],
    recognise,
  }
}
