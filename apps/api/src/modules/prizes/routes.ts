import { prizes as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { claimablePrizes, claimById } from "./prizes.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getClaimablePrizes, ({ caller }) =>
      claimablePrizes(platform.reads(), caller.playerId),
    )
    http.serve(contract.claimPrize, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) => claimById(tx, playerId, BigInt(input.prizeId)))
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
