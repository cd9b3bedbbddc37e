import type { Kernel, Module } from "../../kernel/module.ts"
import { emailJobs } from "./email.ts"
import * as events from "./events.ts"
import { assertKeysFit } from "./keys.ts"
import { routes } from "./routes.ts"
import type { Secrecy } from "./secrecy.ts"

/** Who plays here, and how we know that they may. */
export function players(kernel: Kernel, ports: { secret: Secrecy }): Module {
  return {
    noun: "players",
    sql: { noun: "players", url: new URL("./sql/", import.meta.url) },
    events: Object.values(events),
    routes: routes(kernel),
    jobs: emailJobs(kernel),
    check: () => assertKeysFit(kernel, ports.secret),
  }
}
