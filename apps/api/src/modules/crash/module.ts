import type { Kernel, Module } from "../../kernel/module.ts"
import type { Secrecy } from "../players/index.ts"
import { jobs, keepJob } from "./chains/keeping.ts"
import { operations } from "./chains/operations.ts"
import { invariants } from "./invariants.ts"
import type { Beacon } from "./ports.ts"
import { opening } from "./reactions.ts"
import * as settings from "./settings.ts"
import { waits } from "./waits.ts"

/** Floor 7: the crash game of the house. */
export const crash = (kernel: Kernel, ports: { secret: Secrecy; beacon: Beacon }): Module => ({
  noun: "crash",
  sql: { noun: "crash", url: new URL("sql/", import.meta.url) },
  settings: Object.values(settings),
  invariants,
  waits,
  operations,
  reactions: [opening],
  jobs: jobs(kernel, ports),
  timetable: [{ job: keepJob, cron: "* * * * *" }],
})
