import { limits as contract } from "@elite/contract"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { weeklyDeposits } from "./limits.ts"
import { weeklyDepositLimitOnTheWire } from "./wire.ts"

export const routes =
  ({ database, clock }: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getLimits, async ({ caller }) => {
      const week = await weeklyDeposits({ db: database.db, now: clock.now() }, caller.playerId)
      return { regulatoryWeeklyDepositLimit: weeklyDepositLimitOnTheWire(week) }
    })
  }
