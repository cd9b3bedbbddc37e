import { jackpots as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { claimPrize } from "../prizes/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { getJackpotsReply } from "./jackpots.ts"
import {
  getCycleReply,
  getCyclesReply,
  getHeadsReply,
  getItemsReply,
  getOwnItemsReply,
} from "./proof/proof.ts"
import { getWinsReply } from "./wins/wins.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getJackpots, () => getJackpotsReply(platform), { sameFor: "everybody" })
    http.serve(contract.getJackpotCycles, ({ input }) => getCyclesReply(platform, input))
    http.serve(contract.getJackpotHeads, ({ input }) => getHeadsReply(platform.reads(), input))
    http.serve(contract.getJackpotCycle, ({ input }) => getCycleReply(platform.reads(), input.jackpotId))
    http.serve(contract.getJackpotItems, ({ input }) => getItemsReply(platform.reads(), input))
    http.serve(contract.getOwnJackpotItems, ({ input, caller }) =>
      getOwnItemsReply(platform.reads(), caller.playerId, input),
    )
    http.serve(contract.getJackpotWins, ({ input, caller }) => getWinsReply(platform, caller.playerId, input))
    http.serve(contract.updateJackpotWinner, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) =>
        claimPrize(tx, playerId, "jackpots", BigInt(input.jackpotId)),
      )
      return { message: translate(language, "answers")("jackpotClaimed"), newBalance: unitsToEuros(balance) }
    })
  }
