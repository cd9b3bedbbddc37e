import { drops as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { Http } from "../../platform/http/server.ts"
import type { Kernel } from "../../platform/module.ts"
import { claim } from "../prizes/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { dropsShown } from "./drops.ts"
import { dropWinners, ownPrizes } from "./won/won.ts"

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getDrops, () => dropsShown(kernel), { sameFor: "everybody" })
    http.serve(contract.getDropWinners, () => dropWinners(kernel), { sameFor: "everybody" })
    http.serve(contract.getOwnDrops, ({ input, caller }) => ownPrizes(kernel, caller.playerId, input))
    http.serve(contract.claimDrop, async ({ caller: { playerId }, input, language }) => {
      const balance = await kernel.transact((tx) =>
        claim(tx, playerId, "drops", BigInt(input.prizeDistributionId)),
      )
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
