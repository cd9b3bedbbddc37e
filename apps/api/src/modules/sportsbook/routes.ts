import { sportsbook as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { toDateRange } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { accounts, balanceUnits, eurosOfUnits } from "../wallet/index.ts"
import { betState } from "./rules.ts"
import { offerIn, openSportsSession, type SportsbookPorts } from "./sportsbook.ts"
import type { Leg } from "./statuses.ts"
import { type Bet, betsOf } from "./store.ts"

export const routes =
  (platform: Platform, ports: SportsbookPorts) =>
  (http: HttpServer): void => {
    const { provider } = ports

    http.serve(contract.getSportsBook, async ({ input, caller }) => {
      const from = platform.reads()
      const { state, licence } = await offerIn(from, ports)
      if (state === "off" || !licence) throw new AppError("NotFoundErrorType")
      const balance = caller && eurosOfUnits(await balanceUnits(from, accounts.sports(caller.playerId)))
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
        balanceUnits(from, accounts.sports(caller.playerId)),
        betsOf(
          from,
          { playerId: caller.playerId, state: input.status, ...toDateRange(input, from.now) },
          { limit: input.limit, offset: (input.pageNo - 1) * input.limit },
        ),
      ])
      return { balance: eurosOfUnits(units), bets: { count, rows: rows.map(betOnTheWire) } }
    })
  }

const betOnTheWire = (bet: Bet) => ({
  betId: Number(bet.id),
  state: betState(bet),
  stake: eurosOfUnits(bet.stake),
  potentialWin: eurosOfUnits(bet.potential_win),
  paid: eurosOfUnits(bet.paid),
  odds: Number(bet.odds_thousandths) / 1000,
  placedAt: bet.placed_at.toISOString(),
  resultedAt: bet.resulted_at?.toISOString() ?? null,
  isFinal: bet.settled_at !== null,
  legs: (bet.legs as Leg[]).map(({ oddsThousandths, ...leg }) => ({ ...leg, odds: oddsThousandths / 1000 })),
})
