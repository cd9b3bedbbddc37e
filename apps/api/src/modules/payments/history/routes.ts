import { payments as contract } from "@elite/contract"
import type { HttpServer } from "../../../platform/http/server.ts"
import { toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { waitsOf } from "../accounts/store.ts"
import { stepsOf } from "../store.ts"
import { shownDeposit, shownWithdrawal } from "./shown.ts"
import { depositsOf, withdrawalsOf } from "./store.ts"

/** What a player has paid in and out. */
export const historyRoutes =
  ({ sharedReads, clock }: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.depositTransaction, async ({ input, caller }) => {
      const range = toDateRange(input, clock.now())
      const { count, rows } = await depositsOf(sharedReads(), { playerId: caller.playerId, range, ...input })
      const steps = await stepsOf(
        sharedReads(),
        rows.map(({ id }) => id),
      )
      return { transactions: { count, rows: rows.map((row) => shownDeposit(row, steps.get(row.id) ?? [])) } }
    })

    http.serve(contract.withdrawTransaction, async ({ input, caller }) => {
      const range = toDateRange(input, clock.now())
      const { count, rows } = await withdrawalsOf(sharedReads(), {
        playerId: caller.playerId,
        range,
        ...input,
      })
      const steps = await stepsOf(
        sharedReads(),
        rows.map(({ id }) => id),
      )
      const waits = await waitsOf(sharedReads(), caller.playerId)
      return {
        transactions: {
          count,
          rows: rows.map((row) => shownWithdrawal(row, steps.get(row.id) ?? [], waits)),
        },
      }
    })
  }
