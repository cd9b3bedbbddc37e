import { sportsbook as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { toDateRange } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { accounts, getBalanceUnits, unitsToEuros } from "../wallet/index.ts"
import { computeBetState } from "./rules.ts"
import { getOffer, openSportsSession, type SportsbookPorts } from "./sportsbook.ts"
import type { Leg } from "./statuses.ts"
import { type Bet, listBets } from "./store.ts"

export const routes =
  (platform: Platform, ports: SportsbookPorts) =>
  (http: HttpServer): void => {
    const { provider } = ports

    http.serve(contract.getSportsBook, async ({ input, caller }) => {
      const from = platform.reads()
      const { state, licence } = await getOffer(from, ports)
      if (state === "off" || !licence) throw new AppError("NotFoundErrorType")
      const balance = caller && unitsToEuros(await getBalanceUnits(from, accounts.sports(caller.playerId)))
      return {
        state,
        licence,
        frame:
          state === "on" && provider
            ? { origin: provider.origin, url: provider.page(input.languageCode) }
            : null,
        balance,
      }
    })

    http.serve(contract.openSportsSession, async ({ input, caller }) => {
      const { token, expiresAt } = await openSportsSession(platform, ports, {
        caller,
        language: input.languageCode,
      })
      return { token, expiresAt: expiresAt.toISOString() }
    })

    http.serve(contract.getSportsBets, async ({ input, caller }) => {
      const from = platform.reads()
      const [units, { count, rows }] = await Promise.all([
        getBalanceUnits(from, accounts.sports(caller.playerId)),
        listBets(
          from,
          { playerId: caller.playerId, state: input.status, ...toDateRange(input, from.now) },
          input,
        ),
      ])
      return { balance: unitsToEuros(units), bets: { count, rows: rows.map(toBetReply) } }
    })
  }

const toBetReply = (bet: Bet) => ({
  betId: Number(bet.id),
  state: computeBetState(bet),
  stake: unitsToEuros(bet.stake),
  potentialWin: unitsToEuros(bet.potential_win),
  paid: unitsToEuros(bet.paid),
  odds: Number(bet.odds_thousandths) / 1000,
  placedAt: bet.placed_at.toISOString(),
  resultedAt: bet.resulted_at?.toISOString() ?? null,
  isFinal: bet.settled_at !== null,
  legs: (bet.legs as Leg[]).map(({ oddsThousandths, ...leg }) => ({ ...leg, odds: oddsThousandths / 1000 })),
})
