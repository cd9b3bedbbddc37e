import { centsOf, bonuses as contract, eurosOf } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { giveUpBonus } from "./bonuses.ts"
import { findJoiningBonus, findJoiningBonusOffer } from "./joiningBonus.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getActiveJoiningBonus, async ({ caller }) => ({
      bonus: await findJoiningBonus(platform.sharedReads(), caller.playerId),
    }))
    http.serve(
      contract.getJoiningBonusOffer,
      async () => ({ offer: await findJoiningBonusOffer(platform.reads()) }),
      { sameFor: "everybody" },
    )
    http.serve(contract.giveUpJoiningBonus, async ({ caller, input, idempotencyKey, language }) => {
      const { as, restCents } = await platform.transact((tx) =>
        giveUpBonus(tx, {
          playerId: caller.playerId,
          bonusId: BigInt(input.bonusId),
          forfeitsCents: centsOf(input.forfeits),
          idempotencyKey,
        }),
      )
      const amount = formatsOf(language).euros(eurosOf(restCents))
      const key = as === "givenUp" ? "bonusGivenUp" : "bonusWasYours"
      return { message: translate(language, "answers")(key, { amount }), as, amount: eurosOf(restCents) }
    })
  }
