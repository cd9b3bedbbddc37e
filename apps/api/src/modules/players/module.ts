import type { Kernel, Module } from "../../kernel/module.ts"
import { emailJobs } from "./email.ts"
import * as events from "./events.ts"
import { routes } from "./routes.ts"

/** Who plays here, and how we know that they may. */
export function players(kernel: Kernel): Module {
  return {
    noun: "players",
    sql: { noun: "players", url: new URL("./sql/", import.meta.url) },
    events: Object.values(events),
    routes: routes(kernel),
    jobs: emailJobs(kernel),
  }
}
