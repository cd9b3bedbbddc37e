import type { Kernel, Module } from "../../kernel/module.ts"
import { holds } from "./holds.ts"
import { invariants } from "./invariants.ts"
import { earning } from "./reactions.ts"
import { routes } from "./routes.ts"

/** Floor 7: the Elite Club. */
export const loyalty = (kernel: Kernel): Module => ({
  noun: "loyalty",
  sql: { noun: "loyalty", url: new URL("sql/", import.meta.url) },
  holds,
  invariants,
  routes: routes(kernel),
  reactions: [earning(kernel)],
})
