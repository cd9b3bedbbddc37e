import { prizes as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { claimPrizeById, getClaimablePrizesReply } from "./prizes.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getClaimablePrizes, ({ caller }) =>
      getClaimablePrizesReply(platform.reads(), caller.playerId),
    )
    http.serve(contract.claimPrize, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) => claimPrizeById(tx, playerId, BigInt(input.prizeId)))
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: unitsToEuros(balance) }
    })
  }
