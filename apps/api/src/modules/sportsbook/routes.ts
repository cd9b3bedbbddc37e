import { sportsbook as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { accounts, getBalanceUnits, unitsToEuros } from "../wallet/index.ts"
import { getSportsBetsReply } from "./history/history.ts"
import { getOffer, openSportsSession, type SportsbookPorts } from "./sportsbook.ts"

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

    http.serve(contract.getSportsBets, ({ input, caller }) =>
      getSportsBetsReply(platform, caller.playerId, input),
    )
  }
