import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { personalData } from "./personalData.ts"
import { routes } from "./routes.ts"
import * as settings from "./settings.ts"

export const consent = (platform: Platform): Module => ({
  noun: "consent",
  sql: { noun: "consent", url: new URL("./sql/", import.meta.url) },
  personalData,
  settings: Object.values(settings),
  routes: routes(platform),
})
