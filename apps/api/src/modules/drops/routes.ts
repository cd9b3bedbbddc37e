import { drops as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { claimPrize } from "../prizes/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { getDropsReply } from "./drops.ts"
import { getDropWinnersReply, getOwnPrizesReply } from "./prizes/prizes.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getDrops, () => getDropsReply(platform), { sameFor: "everybody" })
    http.serve(contract.getDropWinners, () => getDropWinnersReply(platform), { sameFor: "everybody" })
    http.serve(contract.getOwnDrops, ({ input, caller }) =>
      getOwnPrizesReply(platform, caller.playerId, input),
    )
    http.serve(contract.claimDrop, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) =>
        claimPrize(tx, playerId, "drops", BigInt(input.prizeDistributionId)),
      )
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: unitsToEuros(balance) }
    })
  }
