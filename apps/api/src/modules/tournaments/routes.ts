import { tournaments as contract } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { may } from "../limits/index.ts"
import { claim } from "../prizes/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { currentTournaments, ownTournaments, previousTournaments, tournamentPage } from "./boards/boards.ts"
import { purseToPlay } from "./credit/credit.ts"
import { enter, leave, rebuy } from "./entries/enter.ts"
import { ownMovements } from "./movements/movements.ts"
import { wonInOf } from "./won/store.ts"

/** A visitor's answer is the same for all; a player sees their own entries. */
const sameForVisitors = { sameFor: "visitors" } as const

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(
      contract.getCurrentTournaments,
      ({ caller }) => currentTournaments(platform, caller?.playerId ?? null),
      sameForVisitors,
    )
    http.serve(
      contract.getPreviousTournaments,
      ({ caller, input }) => previousTournaments(platform, caller?.playerId ?? null, input),
      sameForVisitors,
    )
    http.serve(
      contract.getTournament,
      ({ caller, input }) => tournamentPage(platform, caller?.playerId ?? null, input),
      sameForVisitors,
    )
    http.serve(contract.getOwnTournaments, ({ caller, input }) =>
      ownTournaments(platform, caller.playerId, input),
    )
    http.serve(contract.getTournamentMovements, ({ caller, input }) =>
      ownMovements(platform, caller.playerId, input),
    )
    http.serve(
      contract.enterTournament,
      async ({ caller: { playerId }, input, idempotencyKey, language }) => {
        const wish = { playerId, tournamentId: BigInt(input.tournamentId), idempotencyKey }
        const { amount, newBalance } = await platform.transact((tx) => enter(tx, wish))
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
        const wish = { playerId, tournamentId: BigInt(input.tournamentId), idempotencyKey }
        const { amount, newBalance } = await platform.transact((tx) => rebuy(tx, wish))
        const paid = { amount: formatsOf(language).euros(amount) }
        return { message: translate(language, "answers")("tournamentRebought", paid), newBalance }
      },
    )
    http.serve(contract.playTournament, async ({ caller: { playerId }, input }) => {
      const tournamentId = BigInt(input.tournamentId)
      const purseId = await platform.transact((tx) => purseToPlay(platform, tx, playerId, tournamentId))
      return { purseId: Number(purseId) }
    })
    http.serve(contract.leaveTournament, async ({ caller: { playerId }, input, language }) => {
      const { amount, newBalance } = await platform.transact((tx) =>
        leave(tx, playerId, BigInt(input.tournamentId)),
      )
      const say = translate(language, "answers")
      const back = { amount: formatsOf(language).euros(amount) }
      return { message: amount > 0 ? say("tournamentLeftPaidBack", back) : say("tournamentLeft"), newBalance }
    })
    http.serve(contract.claimTournament, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact(async (tx) => {
        const entryId = await wonInOf(tx, BigInt(input.tournamentId), playerId)
        if (entryId !== undefined) return claim(tx, playerId, "tournaments", entryId)
        await may(tx, playerId, "claim")
        throw new AppError("NotFoundErrorType")
      })
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
