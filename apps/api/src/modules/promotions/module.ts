import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { adminCommands } from "./bills/admin.ts"
import { routes } from "./routes.ts"

export const promotions = (platform: Platform): Module => ({
  noun: "promotions",
  sql: { noun: "promotions", url: new URL("sql/", import.meta.url) },
  adminCommands,
  routes: routes(platform),
})
