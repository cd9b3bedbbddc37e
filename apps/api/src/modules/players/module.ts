import type { Kernel, Module } from "../../kernel/module.ts"
import { emailJobs } from "./email.ts"
import type { ExclusionRegister } from "./ports.ts"
import { hand } from "./register.ts"
import { routes } from "./routes.ts"

/** Who plays here, and how we know that they may. `identityKey`: 32 bytes that seal identity data. */
export function players(kernel: Kernel, register: ExclusionRegister, identityKey: Buffer): Module {
  hand(kernel, register, identityKey)
  return {
    noun: "players",
    sql: { noun: "players", url: new URL("./sql/", import.meta.url) },
    routes: routes(kernel),
    jobs: emailJobs(kernel),
  }
}
