import { prizes as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { Http } from "../../platform/http/server.ts"
import type { Kernel } from "../../platform/module.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { claimablePrizes, claimById } from "./prizes.ts"

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getClaimablePrizes, ({ caller }) => claimablePrizes(kernel.reads(), caller.playerId))
    http.serve(contract.claimPrize, async ({ caller: { playerId }, input, language }) => {
      const balance = await kernel.transact((tx) => claimById(tx, playerId, BigInt(input.prizeId)))
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
