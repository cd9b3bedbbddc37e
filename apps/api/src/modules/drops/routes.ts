import { drops as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { claim } from "../prizes/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { dropsShown } from "./drops.ts"
import { dropWinners, ownPrizes } from "./won/won.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getDrops, () => dropsShown(platform), { sameFor: "everybody" })
    http.serve(contract.getDropWinners, () => dropWinners(platform), { sameFor: "everybody" })
    http.serve(contract.getOwnDrops, ({ input, caller }) => ownPrizes(platform, caller.playerId, input))
    http.serve(contract.claimDrop, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) =>
        claim(tx, playerId, "drops", BigInt(input.prizeDistributionId)),
      )
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
