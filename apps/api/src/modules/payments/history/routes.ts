import { payments as contract, eurosOf } from "@elite/contract"
import type { HttpServer } from "../../../platform/http/server.ts"
import { toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { listWaitingUntil } from "../accounts/store.ts"
import { listSteps } from "../store.ts"
import { toDepositReply, toWithdrawalReply } from "./replies.ts"
import { listDeposits, listWithdrawals, sumWithdrawalsUnderWay } from "./store.ts"

export const historyRoutes =
  ({ sharedReads, clock }: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.depositTransaction, async ({ input, caller }) => {
      const range = toDateRange(input, clock.now())
      const { count, rows } = await listDeposits(sharedReads(), {
        playerId: caller.playerId,
        range,
        ...input,
      })
      const steps = await listSteps(
        sharedReads(),
        rows.map(({ id }) => id),
      )
      return {
        transactions: { count, rows: rows.map((row) => toDepositReply(row, steps.get(row.id) ?? [])) },
      }
    })

    http.serve(contract.withdrawTransaction, async ({ input, caller }) => {
      const range = toDateRange(input, clock.now())
      const { count, rows } = await listWithdrawals(sharedReads(), {
        playerId: caller.playerId,
        range,
        ...input,
      })
      const steps = await listSteps(
        sharedReads(),
        rows.map(({ id }) => id),
      )
      const waitingUntil = await listWaitingUntil(sharedReads(), caller.playerId)
      const underWayCents = await sumWithdrawalsUnderWay(sharedReads(), caller.playerId)
      return {
        underWay: eurosOf(underWayCents),
        transactions: {
          count,
          rows: rows.map((row) => toWithdrawalReply(row, steps.get(row.id) ?? [], waitingUntil)),
        },
      }
    })
  }
