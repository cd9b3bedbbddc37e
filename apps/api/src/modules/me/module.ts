import type { Kernel, Module } from "../../kernel/module.ts"
import { routes } from "./routes.ts"

/** Floor 9: one answer from many. */
export const me = (kernel: Kernel): Module => ({ noun: "me", routes: routes(kernel) })
