import { centsOf, payments as contract } from "@elite/contract"
import { rangeOf } from "../../kernel/calendar.ts"
import { Failure } from "../../kernel/failure.ts"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import type { UnsubscribeTokens } from "../notifications/index.ts"
import type { AskRegister } from "../players/index.ts"
import { requireFresh } from "../sessions/index.ts"
import { accountRoutes } from "./accounts/routes.ts"
import { waitsOf } from "./accounts/store.ts"
import { learnForPlayer } from "./deposits/learn.ts"
import { openDeposit } from "./deposits/open.ts"
import { depositOf } from "./deposits/store.ts"
import { abandonDeposit, continueDeposit } from "./deposits/unfinished.ts"
import { shownDeposit, shownOrder, shownWithdrawal } from "./history/shown.ts"
import { depositsOf, withdrawalsOf } from "./history/store.ts"
import { closingRoutes } from "./leaving/routes.ts"
import { serveIcons } from "./methods/icons.ts"
import { activeMethods } from "./methods/methods.ts"
import type { BankPayouts, IsJoiningBonusOffered, IsSportsBookOpen, PayInProvider } from "./ports.ts"
import { stepsOf } from "./store.ts"
import { forfeitOf, payeeIn, requestWithdrawal } from "./withdrawals/request.ts"

export type PaymentPorts = {
  gateway: PayInProvider
  bank: BankPayouts
  register: AskRegister
  isSportsBookOpen: IsSportsBookOpen
  unsubscribing: UnsubscribeTokens
  isJoiningBonusOffered: IsJoiningBonusOffered
}

/** The payment calls of the contract. */
export const routes =
  (kernel: Kernel, ports: PaymentPorts) =>
  (http: Http): void => {
    const { gateway, bank } = ports
    const { reads, lookups, clock, mediaUrl } = kernel
    accountRoutes(kernel, bank)(http)
    closingRoutes(kernel, bank)(http)
    serveIcons(http.app)
    http.serve(contract.getActivePaymentMethods, () => activeMethods(reads(), mediaUrl))

    http.serve(contract.hiPayUrl, ({ input, caller, address, idempotencyKey }) =>
      openDeposit(kernel, ports, {
        ...caller,
        amountCents: centsOf(input.amount),
        purse: input.purse,
        method: input.paymentMethod,
        wantsBonus: input.joiningBonus === true,
        language: input.languageCode,
        address,
        idempotencyKey,
      }),
    )

    http.serve(contract.hiPayResponse, async ({ input, caller }) => {
      const asked = () => depositOf(reads(), caller.playerId, input.orderid)
      const before = await asked()
      if (!before) throw new Failure("NotFoundErrorType")
      await learnForPlayer(kernel, gateway, before)
      const row = (await asked()) ?? before
      return shownOrder(row)
    })

    http.serve(contract.continueDeposit, ({ input, caller }) =>
      continueDeposit(kernel, gateway, caller.playerId, input.orderid),
    )
    http.serve(contract.abandonDeposit, ({ input, caller }) =>
      abandonDeposit(kernel, gateway, caller.playerId, input.orderid),
    )

    http.serve(contract.withdrawAmount, async ({ input, caller, idempotencyKey }) => {
      await requireFresh(reads(), caller.sessionId)
      return requestWithdrawal(kernel, bank, {
        playerId: caller.playerId,
        purse: input.purse,
        amountCents: centsOf(input.amount),
        to: payeeIn(input),
        forfeitsBonus: input.forfeitsBonus === true,
        idempotencyKey,
      })
    })

    http.serve(contract.getForfeit, ({ caller }) => forfeitOf(reads(), caller.playerId))

    http.serve(contract.depositTransaction, async ({ input, caller }) => {
      const range = rangeOf(input, clock.now())
      const { count, rows } = await depositsOf(lookups(), { playerId: caller.playerId, range, ...input })
      const steps = await stepsOf(
        lookups(),
        rows.map(({ id }) => id),
      )
      return { transactions: { count, rows: rows.map((row) => shownDeposit(row, steps.get(row.id) ?? [])) } }
    })

    http.serve(contract.withdrawTransaction, async ({ input, caller }) => {
      const range = rangeOf(input, clock.now())
      const { count, rows } = await withdrawalsOf(lookups(), { playerId: caller.playerId, range, ...input })
      const steps = await stepsOf(
        lookups(),
        rows.map(({ id }) => id),
      )
      const waits = await waitsOf(lookups(), caller.playerId)
      return {
        transactions: {
          count,
          rows: rows.map((row) => shownWithdrawal(row, steps.get(row.id) ?? [], waits)),
        },
      }
    })
  }
