import { limits as contract } from "@elite/contract"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { weeklyDeposits } from "./limits.ts"
import { weeklyDepositLimitOnTheWire } from "./wire.ts"

export const routes =
  ({ reads }: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getLimits, async ({ caller }) => {
      const week = await weeklyDeposits(reads(), caller.playerId)
      return { regulatoryWeeklyDepositLimit: weeklyDepositLimitOnTheWire(week) }
    })
  }
