import { referrals as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { claimPrize } from "../prizes/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { checkReferralCode, findReferralBonus, getOwnReferralsReply } from "./referrals.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(
      contract.getReferralBonus,
      async () => ({ bonus: await findReferralBonus(platform.reads()) }),
      {
        sameFor: "everybody",
      },
    )
    http.serve(contract.getUsersJoinByReferral, ({ input, caller, language }) =>
      getOwnReferralsReply(platform, caller.playerId, input, language),
    )
    http.serve(contract.checkReferralCode, async ({ input, address }) => {
      await checkReferralCode(platform, input.referralCode, address)
      return { isKnown: true as const }
    })
    http.serve(contract.claimReferral, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) =>
        claimPrize(tx, playerId, "referrals", BigInt(input.referralId)),
      )
      return { message: translate(language, "answers")("referralClaimed"), newBalance: unitsToEuros(balance) }
    })
  }
