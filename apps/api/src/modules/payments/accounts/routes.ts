import { payments as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { requireFresh } from "../../sessions/index.ts"
import type { BankPayouts } from "../ports.ts"
import { accountsShown, addAccount, removeAccount, shownAccount } from "./accounts.ts"
import { admitAccount } from "./payee.ts"

export const accountRoutes =
  (platform: Platform, bank: BankPayouts) =>
  (http: HttpServer): void => {
    const { reads, sharedReads, transact, clock } = platform

    http.serve(contract.getPayoutAccounts, ({ caller }) =>
      accountsShown(reads(), sharedReads(), caller.playerId),
    )

    http.serve(contract.addPayoutAccount, async ({ input, caller: { playerId, sessionId } }) => {
      await requireFresh(reads(), sessionId)
      const name = await transact((tx) => admitAccount(tx, playerId))
      const row = await addAccount(platform, bank, { playerId, name, iban: input.iban })
      return { payoutAccount: shownAccount(row, clock.now()) }
    })

    http.serve(contract.removePayoutAccount, async ({ input, caller: { playerId, sessionId }, language }) => {
      await requireFresh(reads(), sessionId)
      await transact((tx) => removeAccount(tx, input.accountId, { playerId }))
      return { message: translate(language, "answers")("payoutAccountRemoved") }
    })
  }
