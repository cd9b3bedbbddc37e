import { limits as calls } from "@elite/contract"
import type { Kernel, Module } from "../../kernel/module.ts"
import * as events from "./events.ts"
import { weeklyDeposits } from "./limits.ts"
import { weeklyDepositLimitOnTheWire } from "./wire.ts"

/** Floor 4: the gate and the limits. */
export function limits({ database, clock }: Kernel): Module {
  return {
    noun: "limits",
    sql: { noun: "limits", url: new URL("sql/", import.meta.url) },
    events: Object.values(events),
    routes(http) {
      http.serve(calls.getLimits, async ({ caller }) => {
        const week = await weeklyDeposits({ db: database.db, now: clock.now() }, caller.playerId)
        return { regulatoryWeeklyDepositLimit: weeklyDepositLimitOnTheWire(week) }
      })
    },
  }
}
