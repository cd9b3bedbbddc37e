import { payments as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { assertRecentlyProved } from "../../sessions/index.ts"
import type { BankPayouts } from "../ports.ts"
import {
  addAccount,
  getPayoutAccountsReply,
  removeAccount,
  type StopPayoutsTo,
  toPayoutAccountReply,
} from "./accounts.ts"
import { assertMayAddAccount } from "./payee.ts"

export const accountRoutes =
  (platform: Platform, bank: BankPayouts, stopPayoutsTo: StopPayoutsTo) =>
  (http: HttpServer): void => {
    const { reads, sharedReads, transact, clock } = platform

    http.serve(contract.getPayoutAccounts, ({ caller }) =>
      getPayoutAccountsReply(reads(), sharedReads(), caller.playerId),
    )

    http.serve(contract.addPayoutAccount, async ({ input, caller: { playerId, sessionId } }) => {
      await assertRecentlyProved(reads(), sessionId)
      const name = await transact((tx) => assertMayAddAccount(tx, playerId))
      const row = await addAccount(platform, bank, { playerId, name, iban: input.iban })
      return { payoutAccount: toPayoutAccountReply(row, clock.now()) }
    })

    http.serve(contract.removePayoutAccount, async ({ input, caller: { playerId, sessionId }, language }) => {
      await assertRecentlyProved(reads(), sessionId)
      await transact((tx) => removeAccount(tx, input.accountId, { playerId }, stopPayoutsTo))
      return { message: translate(language, "answers")("payoutAccountRemoved") }
    })
  }
