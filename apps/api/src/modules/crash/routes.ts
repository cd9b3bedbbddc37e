import { centsOf, crash as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
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
  (platform: Platform, { register, beacon, telling, leading }: Party) =>
  (http: HttpServer): void => {
    http.serve(contract.getCrashRound, async ({ caller }) => {
      const shown = await lists.roundShown(platform, caller?.playerId ?? null)
      if (!shown) throw new AppError("CrashOffErrorType")
      return shown
    })
    http.serve(contract.enterCrash, async ({ caller }) => {
      const game = await games.gameByCode(platform, "crash")
      if (!game || !(await lists.isOn(platform.reads()))) throw new AppError("CrashOffErrorType")
      const { sessionToken, expiresAt, purse } = await openSession(platform, register, caller, game, null)
      return { sessionToken, expiresAt: expiresAt.toISOString(), playsBonus: purse === "bonus" }
    })
    http.serve(contract.placeCrashBet, async ({ caller, input }) => ({
      bet: await place(platform, telling, caller, {
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
      bet: await cancel(platform, telling, caller, input.betId),
    }))
    http.serve(contract.cashOutCrashBet, ({ caller, input }) =>
      cashOut(platform, leading(), caller, input.betId),
    )
    http.serve(contract.getCrashAllBets, ({ input }) => lists.allBets(platform, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashMyBets, ({ input, caller }) => lists.myBets(platform, caller.playerId, input))
    http.serve(contract.getCrashTopBets, ({ input }) => lists.topBets(platform, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashHistory, ({ input }) => lists.history(platform, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashChains, ({ input }) => chainsShown(platform.reads(), beacon, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashRounds, ({ input }) => roundsShown(platform.reads(), input))
    http.serve(contract.getCrashDay, ({ input }) => dayShown(platform.reads(), input))
    http.serve(contract.getCrashDemo, async ({ caller, cookie }) =>
      demo.demoShown(platform, await admitToDemo(platform, caller, cookie(demoCookie))),
    )
    http.serve(contract.placeCrashDemoBet, async ({ caller, cookie, input }) =>
      demo.placeForFun(platform, await admitToDemo(platform, caller, cookie(demoCookie)), {
        betId: input.betId,
        roundId: BigInt(input.roundId),
        panel: input.panel,
        cents: centsOf(input.amount),
        target: input.target,
      }),
    )
    http.serve(contract.cancelCrashDemoBet, ({ caller, cookie, input }) =>
      demo.cancelForFun(platform, demo.whoseDemo(caller, cookie(demoCookie)), input.betId),
    )
    http.serve(contract.cashOutCrashDemoBet, ({ caller, cookie, input }) =>
      demo.leaveForFun(platform, leading(), demo.whoseDemo(caller, cookie(demoCookie)), input.betId),
    )
    http.serve(contract.customGameTransaction, ({ input, caller }) =>
      lists.transactions(platform, caller.playerId, input),
    )
  }
