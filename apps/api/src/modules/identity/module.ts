import type { Kernel, Module } from "../../kernel/module.ts"
import * as events from "./events.ts"
import { holds } from "./holds.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"
import { type IdentityPorts, lookUpSilent } from "./verification.ts"
import { webhooks } from "./webhooks.ts"

/** Who somebody really is, by document and face. */
export const identity = (kernel: Kernel, ports: IdentityPorts): Module => ({
  noun: "identity",
  sql: { noun: "identity", url: new URL("./sql/", import.meta.url) },
  holds: holds(ports.secret),
  settings: Object.values(settings),
  events: Object.values(events),
  live: [{ name: "identity", of: "player" }],
  routes: routes(kernel, ports),
  thirdPartyRoutes: webhooks(kernel, ports),
  jobs: { "identity.lookUpSilent": { lane: "lookUps", run: () => lookUpSilent(kernel, ports) } },
  timetable: [{ job: "identity.lookUpSilent", cron: "*/5 * * * *" }],
})
