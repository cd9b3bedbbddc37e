import type { Kernel, Module } from "../../kernel/module.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

/** What visitors and players allow, and what is kept with it. */
export const consent = (kernel: Kernel): Module => ({
  noun: "consent",
  sql: { noun: "consent", url: new URL("./sql/", import.meta.url) },
  settings: Object.values(settings),
  routes: routes(kernel),
})
