import { tournaments as contract } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { assertAllowed } from "../limits/index.ts"
import { claimPrize } from "../prizes/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { getPurseToPlay } from "./credit/credit.ts"
import { enterTournament, leaveTournament, rebuyEntry } from "./entries/entries.ts"
import { getMovementsReply } from "./movements/movements.ts"
import { listPrizesOfAnnulment } from "./prizes/store.ts"
import {
  getCurrentTournamentsReply,
  getOwnTournamentsReply,
  getPreviousTournamentsReply,
  getTournamentReply,
} from "./tournaments.ts"

const sameForVisitors = { sameFor: "visitors" } as const

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(
      contract.getCurrentTournaments,
      ({ caller }) => getCurrentTournamentsReply(platform, caller?.playerId ?? null),
      sameForVisitors,
    )
    http.serve(
      contract.getPreviousTournaments,
      ({ caller, input }) => getPreviousTournamentsReply(platform, caller?.playerId ?? null, input),
      sameForVisitors,
    )
    http.serve(
      contract.getTournament,
      ({ caller, input }) => getTournamentReply(platform, caller?.playerId ?? null, input),
      sameForVisitors,
    )
    http.serve(contract.getOwnTournaments, ({ caller, input }) =>
      getOwnTournamentsReply(platform, caller.playerId, input),
    )
    http.serve(contract.getTournamentMovements, ({ caller, input }) =>
      getMovementsReply(platform, caller.playerId, input),
    )
    http.serve(
      contract.enterTournament,
      async ({ caller: { playerId }, input, idempotencyKey, language }) => {
        const request = { playerId, tournamentId: BigInt(input.tournamentId), idempotencyKey }
        const { amount, newBalance } = await platform.transact((tx) => enterTournament(tx, request))
        const say = translate(language, "answers")
        const paid = { amount: formatsOf(language).euros(amount) }
        return {
          message: amount > 0 ? say("tournamentEntered", paid) : say("tournamentEnteredFree"),
          newBalance,
        }
      },
    )
    http.serve(
      contract.rebuyTournament,
      async ({ caller: { playerId }, input, idempotencyKey, language }) => {
        const request = { playerId, tournamentId: BigInt(input.tournamentId), idempotencyKey }
        const { amount, newBalance } = await platform.transact((tx) => rebuyEntry(tx, request))
        const paid = { amount: formatsOf(language).euros(amount) }
        return { message: translate(language, "answers")("tournamentRebought", paid), newBalance }
      },
    )
    http.serve(contract.playTournament, async ({ caller: { playerId }, input }) => {
      const tournamentId = BigInt(input.tournamentId)
      const purseId = await platform.transact((tx) => getPurseToPlay(platform, tx, playerId, tournamentId))
      return { purseId: Number(purseId) }
    })
    http.serve(contract.leaveTournament, async ({ caller: { playerId }, input, language }) => {
      const { amount, newBalance } = await platform.transact((tx) =>
        leaveTournament(tx, playerId, BigInt(input.tournamentId)),
      )
      const say = translate(language, "answers")
      const back = { amount: formatsOf(language).euros(amount) }
      return { message: amount > 0 ? say("tournamentLeftPaidBack", back) : say("tournamentLeft"), newBalance }
    })
    http.serve(contract.claimTournament, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact(async (tx) => {
        const entryId = await listPrizesOfAnnulment(tx, BigInt(input.tournamentId), playerId)
        if (entryId !== undefined) return claimPrize(tx, playerId, "tournaments", entryId)
        await assertAllowed(tx, playerId, "claim")
        throw new AppError("NotFoundErrorType")
      })
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: unitsToEuros(balance) }
    })
  }
