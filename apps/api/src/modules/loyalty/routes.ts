import { loyalty as contract } from "@elite/contract"
import { translate } from "@elite/words"
import { setCookie as cookieLine } from "../../platform/http/cookies.ts"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { getHistoryReply } from "./history/history.ts"
import { getLevelsReply, getLoyalty, getRulesReply, toLoyaltySessionName } from "./loyalty.ts"
import { redeemCoins } from "./redemption/redemption.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { reads, transact, publicUrl } = platform
    http.serve(contract.getLoyaltyLevel, () => getLevelsReply(reads()), { sameFor: "everybody" })
    http.serve(contract.getLoyaltyRules, () => getRulesReply(reads()), { sameFor: "everybody" })
    http.serve(contract.getLoyaltyDetails, async ({ caller, sessionToken, cookie, setCookie }) => {
      const name = toLoyaltySessionName(sessionToken!)
      if (cookie(contract.loyaltyCookie) !== name)
        setCookie(cookieLine(contract.loyaltyCookie, name, { secure: publicUrl.startsWith("https:") }))
      return { loyalty: await getLoyalty(reads(), caller.playerId) }
    })
    http.serve(contract.getLoyaltyCurrencyHistory, ({ caller, input }) =>
      getHistoryReply(platform, caller.playerId, input),
    )
    http.serve(contract.convertEliteCoins, async ({ caller, input, idempotencyKey, language }) => {
      const request = { playerId: caller.playerId, coins: input.eliteCoins, idempotencyKey }
      const { newBalance } = await transact((tx) => redeemCoins(tx, request))
      return { message: translate(language, "answers")("coinsRedeemed"), newBalance }
    })
  }
