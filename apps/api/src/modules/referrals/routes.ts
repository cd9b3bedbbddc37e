import { referrals as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { claim } from "../prizes/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { activeBonus, checkCode, ownReferrals } from "./referrals.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getReferralBonus, async () => ({ bonus: await activeBonus(platform.reads()) }), {
      sameFor: "everybody",
    })
    http.serve(contract.getUsersJoinByReferral, ({ input, caller, language }) =>
      ownReferrals(platform, caller.playerId, input, language),
    )
    http.serve(contract.checkReferralCode, async ({ input, address }) => {
      await checkCode(platform, input.referralCode, address)
      return { isKnown: true as const }
    })
    http.serve(contract.claimReferral, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) =>
        claim(tx, playerId, "referrals", BigInt(input.referralId)),
      )
      return { message: translate(language, "answers")("referralClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
