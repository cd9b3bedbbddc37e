import { loyalty as contract } from "@elite/contract"
import { translate } from "@elite/words"
import { setCookie as cookieLine } from "../../platform/http/cookies.ts"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { historyOf } from "./history/history.ts"
import { levelsShown, loyaltyOf, rulesShown, sessionNameOf } from "./loyalty.ts"
import { redeem } from "./redemption/redeem.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { reads, transact, publicUrl } = platform
    http.serve(contract.getLoyaltyLevel, () => levelsShown(reads()), { sameFor: "everybody" })
    http.serve(contract.getLoyaltyRules, () => rulesShown(reads()), { sameFor: "everybody" })
    http.serve(contract.getLoyaltyDetails, async ({ caller, sessionToken, cookie, setCookie }) => {
      const name = sessionNameOf(sessionToken!)
      if (cookie(contract.loyaltyCookie) !== name)
        setCookie(cookieLine(contract.loyaltyCookie, name, { secure: publicUrl.startsWith("https:") }))
      return { loyalty: await loyaltyOf(reads(), caller.playerId) }
    })
    http.serve(contract.getLoyaltyCurrencyHistory, ({ caller, input }) =>
      historyOf(platform, caller.playerId, input),
    )
    http.serve(contract.convertEliteCoins, async ({ caller, input, idempotencyKey, language }) => {
      const wish = { playerId: caller.playerId, coins: input.eliteCoins, idempotencyKey }
      const { newBalance } = await transact((tx) => redeem(tx, wish))
      return { message: translate(language, "answers")("coinsRedeemed"), newBalance }
    })
  }
