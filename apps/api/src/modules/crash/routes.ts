import { centsOf, crash as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import * as games from "../games/index.ts"
import { demoCookie, getDemoEnd, openGameSession } from "../play/index.ts"
import type { RegisterCheck } from "../players/index.ts"
import { cancelBet, placeBet } from "./crash.ts"
import type { RoundLeader } from "./leader/leader.ts"
import type { CrashPush } from "./live.ts"
import type { Beacon } from "./ports.ts"
import { getChainsReply, getDayReply, getRoundsReply } from "./proof/proof.ts"
import { cashOut } from "./rounds/cashOut.ts"
import * as lists from "./rounds/lists.ts"

type CrashRoutePorts = {
  register: RegisterCheck
  beacon: Beacon
  push: CrashPush
  leader: () => RoundLeader | undefined
}

export const routes =
  (platform: Platform, { register, beacon, push, leader }: CrashRoutePorts) =>
  (http: HttpServer): void => {
    http.serve(contract.getCrashRound, async ({ caller }) => {
      const reply = await lists.getRoundReply(platform, caller?.playerId ?? null)
      if (!reply) throw new AppError("CrashOffErrorType")
      return reply
    })
    http.serve(contract.enterCrash, async ({ caller }) => {
      const game = await games.findGameByCode(platform, "crash")
      if (!game || !(await lists.isCrashOn(platform.reads()))) throw new AppError("CrashOffErrorType")
      const { sessionToken, expiresAt, purse } = await openGameSession(platform, register, caller, game, null)
      return { sessionToken, expiresAt: expiresAt.toISOString(), playsBonus: purse === "bonus" }
    })
    http.serve(contract.placeCrashBet, async ({ caller, input }) => ({
      bet: await placeBet(platform, push, caller, {
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
      bet: await cancelBet(platform, push, caller, input.betId),
    }))
    http.serve(contract.cashOutCrashBet, ({ caller, input }) =>
      cashOut(platform, leader(), caller, input.betId),
    )
    http.serve(contract.getCrashAllBets, ({ input }) => lists.getAllBetsReply(platform, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashMyBets, ({ input, caller }) =>
      lists.getMyBetsReply(platform, caller.playerId, input),
    )
    http.serve(contract.getCrashTopBets, ({ input }) => lists.getTopBetsReply(platform, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashHistory, ({ input }) => lists.getHistoryReply(platform, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashChains, ({ input }) => getChainsReply(platform.reads(), beacon, input), {
      sameFor: "everybody",
    })
    http.serve(contract.getCrashRounds, ({ input }) => getRoundsReply(platform.reads(), input))
    http.serve(contract.getCrashDay, ({ input }) => getDayReply(platform.reads(), input))
    http.serve(contract.getCrashDemo, async ({ caller, cookie }) => {
      const endsAt = await getDemoEnd(platform, caller, cookie(demoCookie))
      if (!(await lists.isCrashOn(platform.reads()))) throw new AppError("CrashOffErrorType")
      return { expiresAt: endsAt?.toISOString() ?? null }
    })
    http.serve(contract.customGameTransaction, ({ input, caller }) =>
      lists.getCrashTransactionsReply(platform, caller.playerId, input),
    )
  }
