import { centsOf, crash as contract } from "@elite/contract"
import type { Http } from "../../platform/http/server.ts"
import { Failure } from "../../platform/lib/appError.ts"
import type { Kernel } from "../../platform/module.ts"
import * as games from "../games/index.ts"
import { admitToDemo, demoCookie, openSession } from "../play/index.ts"
import type { AskRegister } from "../players/index.ts"
import * as demo from "./demo/demo.ts"
import type { Leading } from "./leading/leader.ts"
import type { Telling } from "./live.ts"
import type { Beacon } from "./ports.ts"
import { chainsShown, dayShown, roundsShown } from "./proof/proof.ts"
import { cashOut } from "./rounds/leaving.ts"
import * as lists from "./rounds/lists.ts"
import { cancel, place } from "./rounds/placing.ts"

type Party = {
  register: AskRegister
  beacon: Beacon
  telling: Telling
  leading: () => Leading | undefined
}

export const routes =
  (kernel: Kernel, { register, beacon, telling, leading }: Party) =>
  (http: Http): void => {
    http.serve(contract.getCrashRound, async ({ caller }) => {
      const shown = await lists.roundShown(kernel, caller?.playerId ?? null)
      if (!shown) throw new Failure("CrashOffErrorType")
      return shown
    })
    http.serve(contract.enterCrash, async ({ caller }) => {
      const game = await games.gameByCode(kernel, "crash")
      if (!game || !(await lists.isOn(kernel.reads()))) throw new Failure("CrashOffErrorType")
      const { sessionToken, expiresAt, purse } = await openSession(kernel, register, caller, game, null)
      return { sessionToken, expiresAt: expiresAt.toISOString(), playsBonus: purse === "bonus" }
    })
    http.serve(contract.placeCrashBet, async ({ caller, input }) => ({
      bet: await place(kernel, telling, caller, {
        betId: input.betId,
        sessionToken: input.sessionToken,
        roundId: BigInt(input.roundId),
        panel: input.panel,
        cents: centsOf(input.amount),
        target: input.target,
        isAuto: input.isAuto ?? false,
      }),
    }))
    http.serve(contract.cancelCrashBet, async ({ caller, input }) => ({
      bet: await cancel(kernel, telling, caller, input.betId),
    }))
    http.serve(contract.cashOutCrashBet, ({ caller, input }) =>
      cashOut(kernel, leading(), caller, input.betId),
    )
    http.serve(contract.getCrashAllBets, ({ input }) => lists.allBets(kernel, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashMyBets, ({ input, caller }) => lists.myBets(kernel, caller.playerId, input))
    http.serve(contract.getCrashTopBets, ({ input }) => lists.topBets(kernel, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashHistory, ({ input }) => lists.history(kernel, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashChains, ({ input }) => chainsShown(kernel.reads(), beacon, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashRounds, ({ input }) => roundsShown(kernel.reads(), input))
    http.serve(contract.getCrashDay, ({ input }) => dayShown(kernel.reads(), input))
    http.serve(contract.getCrashDemo, async ({ caller, cookie }) =>
      demo.demoShown(kernel, await admitToDemo(kernel, caller, cookie(demoCookie))),
    )
    http.serve(contract.placeCrashDemoBet, async ({ caller, cookie, input }) =>
      demo.placeForFun(kernel, await admitToDemo(kernel, caller, cookie(demoCookie)), {
        betId: input.betId,
        roundId: BigInt(input.roundId),
        panel: input.panel,
        cents: centsOf(input.amount),
        target: input.target,
      }),
    )
    http.serve(contract.cancelCrashDemoBet, ({ caller, cookie, input }) =>
      demo.cancelForFun(kernel, demo.whoseDemo(caller, cookie(demoCookie)), input.betId),
    )
    http.serve(contract.cashOutCrashDemoBet, ({ caller, cookie, input }) =>
      demo.leaveForFun(kernel, leading(), demo.whoseDemo(caller, cookie(demoCookie)), input.betId),
    )
    http.serve(contract.customGameTransaction, ({ input, caller }) =>
      lists.transactions(kernel, caller.playerId, input),
    )
  }
