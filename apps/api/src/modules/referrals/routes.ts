import { referrals as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { Http } from "../../platform/http/server.ts"
import type { Kernel } from "../../platform/module.ts"
import { claim } from "../prizes/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { activeBonus, checkCode, ownReferrals } from "./referrals.ts"

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getReferralBonus, async () => ({ bonus: await activeBonus(kernel.reads()) }), {
      sameFor: "everybody",
    })
    http.serve(contract.getUsersJoinByReferral, ({ input, caller, language }) =>
      ownReferrals(kernel, caller.playerId, input, language),
    )
    http.serve(contract.checkReferralCode, async ({ input, address }) => {
      await checkCode(kernel, input.referralCode, address)
      return { isKnown: true as const }
    })
    http.serve(contract.claimReferral, async ({ caller: { playerId }, input, language }) => {
      const balance = await kernel.transact((tx) =>
        claim(tx, playerId, "referrals", BigInt(input.referralId)),
      )
      return { message: translate(language, "answers")("referralClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
