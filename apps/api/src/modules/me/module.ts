import type { Module } from "../../platform/module.ts"
import type { Platform } from "../../platform/platform.ts"
import { invariants } from "./invariants.ts"
import { routes } from "./routes.ts"

export const me = (platform: Platform): Module => ({ noun: "me", invariants, routes: routes(platform) })
