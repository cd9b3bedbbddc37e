import { jackpots as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { claim } from "../prizes/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { jackpotsShown } from "./jackpots.ts"
import { cycleOpened, cyclesOver, headsShown, itemsShown, ownItems } from "./proof/proof.ts"
import { ownWins } from "./won/won.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getJackpots, () => jackpotsShown(platform), { sameFor: "everybody" })
    http.serve(contract.getJackpotCycles, ({ input }) => cyclesOver(platform, input))
    http.serve(contract.getJackpotHeads, ({ input }) => headsShown(platform.reads(), input))
    http.serve(contract.getJackpotCycle, ({ input }) => cycleOpened(platform.reads(), input.jackpotId))
    http.serve(contract.getJackpotItems, ({ input }) => itemsShown(platform.reads(), input))
    http.serve(contract.getOwnJackpotItems, ({ input, caller }) =>
      ownItems(platform.reads(), caller.playerId, input),
    )
    http.serve(contract.getJackpotWins, ({ input, caller }) => ownWins(platform, caller.playerId, input))
    http.serve(contract.updateJackpotWinner, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) =>
        claim(tx, playerId, "jackpots", BigInt(input.jackpotId)),
      )
      return { message: translate(language, "answers")("jackpotClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
