import { jackpots as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { Http } from "../../platform/http/server.ts"
import type { Kernel } from "../../platform/module.ts"
import { claim } from "../prizes/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { jackpotsShown } from "./jackpots.ts"
import { cycleOpened, cyclesOver, headsShown, itemsShown, ownItems } from "./proof/proof.ts"
import { ownWins } from "./won/won.ts"

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getJackpots, () => jackpotsShown(kernel), { sameFor: "everybody" })
    http.serve(contract.getJackpotCycles, ({ input }) => cyclesOver(kernel, input))
    http.serve(contract.getJackpotHeads, ({ input }) => headsShown(kernel.reads(), input))
    http.serve(contract.getJackpotCycle, ({ input }) => cycleOpened(kernel.reads(), input.jackpotId))
    http.serve(contract.getJackpotItems, ({ input }) => itemsShown(kernel.reads(), input))
    http.serve(contract.getOwnJackpotItems, ({ input, caller }) =>
      ownItems(kernel.reads(), caller.playerId, input),
    )
    http.serve(contract.getJackpotWins, ({ input, caller }) => ownWins(kernel, caller.playerId, input))
    http.serve(contract.updateJackpotWinner, async ({ caller: { playerId }, input, language }) => {
      const balance = await kernel.transact((tx) => claim(tx, playerId, "jackpots", BigInt(input.jackpotId)))
      return { message: translate(language, "answers")("jackpotClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
