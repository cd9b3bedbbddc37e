import { centsOf, payments as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import type { UnsubscribeTokens } from "../notifications/index.ts"
import type { RegisterCheck } from "../players/index.ts"
import { assertRecentlyProved } from "../sessions/index.ts"
import { accountRoutes } from "./accounts/routes.ts"
import { lookUpForPlayer } from "./deposits/lookUps.ts"
import { openDeposit } from "./deposits/open.ts"
import { findDeposit } from "./deposits/store.ts"
import { abandonDeposit, continueDeposit } from "./deposits/unfinished.ts"
import { closingRoutes } from "./finalPayouts/routes.ts"
import { toOrderReply } from "./history/replies.ts"
import { historyRoutes } from "./history/routes.ts"
import { serveIcons } from "./methods/icons.ts"
import { getActiveMethodsReply } from "./methods/methods.ts"
import type { IsJoiningBonusOffered, IsSportsBookOpen, PayIns, PayOuts } from "./ports.ts"
import { getForfeitReply, requestWithdrawal } from "./withdrawals/request.ts"
import { stopPayoutsTo } from "./withdrawals/review.ts"

export type PaymentPorts = {
  payIns: PayIns
  payOuts: PayOuts
  register: RegisterCheck
  isSportsBookOpen: IsSportsBookOpen
  unsubscribing: UnsubscribeTokens
  isJoiningBonusOffered: IsJoiningBonusOffered
}

export const routes =
  (platform: Platform, ports: PaymentPorts) =>
  (http: HttpServer): void => {
    const { payIns, payOuts } = ports
    const { bank } = payOuts
    const { reads, clock, mediaUrl } = platform
    accountRoutes(platform, bank, stopPayoutsTo)(http)
    closingRoutes(platform, bank)(http)
    historyRoutes(platform)(http)
    serveIcons(http.app)
    http.serve(contract.getActivePaymentMethods, ({ caller }) =>
      getActiveMethodsReply(reads(), ports, { mediaUrl, playerId: caller?.playerId }),
    )

    http.serve(contract.hiPayUrl, ({ input, caller, address, idempotencyKey }) =>
      openDeposit(platform, ports, {
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
      const readOrder = () => findDeposit(reads(), caller.playerId, input.orderid)
      const before = await readOrder()
      if (!before) throw new AppError("NotFoundErrorType")
      await lookUpForPlayer(platform, payIns, before)
      const row = (await readOrder()) ?? before
      return toOrderReply(row, clock.now())
    })

    http.serve(contract.continueDeposit, ({ input, caller }) =>
      continueDeposit(platform, payIns, caller.playerId, input.orderid),
    )
    http.serve(contract.abandonDeposit, ({ input, caller }) =>
      abandonDeposit(platform, payIns, caller.playerId, input.orderid),
    )

    http.serve(contract.withdrawAmount, async ({ input, caller, idempotencyKey }) => {
      await assertRecentlyProved(reads(), caller.sessionId)
      return requestWithdrawal(platform, payOuts, {
        playerId: caller.playerId,
        purse: input.purse,
        amountCents: centsOf(input.amount),
        method: input.method,
        to: input,
        forfeitsBonus: input.forfeitsBonus === true,
        idempotencyKey,
      })
    })

    http.serve(contract.getForfeit, ({ caller }) => getForfeitReply(reads(), caller.playerId))
  }
