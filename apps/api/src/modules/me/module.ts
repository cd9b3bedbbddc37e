import type { Kernel, Module } from "../../platform/module.ts"
import { invariants } from "./invariants.ts"
import { routes } from "./routes.ts"

/** Floor 9: one answer from many. */
export const me = (kernel: Kernel): Module => ({ noun: "me", invariants, routes: routes(kernel) })
