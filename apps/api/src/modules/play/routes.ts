import { play as contract } from "@elite/contract"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { setCookie as cookieLine } from "../../platform/http/cookies.ts"
import type { Call, HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { demoCookie, findDemoEnd, openDemoPeriod } from "./demo/demo.ts"
import { type LaunchPorts, launchGame } from "./launch.ts"
import { findOwnRound, getPlayedGamesReply, getRoundReply, getRoundsReply } from "./rounds/rounds.ts"
import { isShownByProvider, roundPageLimit, toProviderPlayerName } from "./rules.ts"
import * as store from "./store.ts"

export const routes =
  (platform: Platform, ports: LaunchPorts) =>
  (http: HttpServer): void => {
    const secure = platform.publicUrl.startsWith("https:")
    const start = async ({ input, caller, address, cookie }: Call<typeof contract.startGame>) => {
      const { expiresAt, ...launched } = await launchGame(platform, ports, {
        gameId: BigInt(input.casinoGameId),
        isDemo: input.isDemo,
        caller,
        demoToken: cookie(demoCookie),
        purseId: input.purseId === undefined ? null : BigInt(input.purseId),
        deviceType: input.deviceType,
        language: input.languageCode,
        address,
      })
      return { ...launched, expiresAt: expiresAt?.toISOString() ?? null }
    }
    http.serve(contract.startGame, start)
    http.serve(contract.initGame, start)

    http.serve(contract.demoPeriod, async ({ caller, cookie }) => {
      if (caller) return { isAsked: false, expiresAt: null }
      const endsAt = await findDemoEnd(platform.reads(), cookie(demoCookie))
      return { isAsked: endsAt === null, expiresAt: endsAt?.toISOString() ?? null }
    })
    http.serve(contract.answerAge, async ({ caller, address, cookie, setCookie }) => {
      if (caller) return { expiresAt: null }
      const { endsAt, opened } = await openDemoPeriod(platform, { demoToken: cookie(demoCookie), address })
      if (opened) setCookie(cookieLine(demoCookie, opened.token, { ...opened, secure }))
      return { expiresAt: endsAt.toISOString() }
    })

    const history = ({ input, caller }: Call<typeof contract.getCasinoTransactions>) =>
      getRoundsReply(platform, caller.playerId, input)
    http.serve(contract.getCasinoTransactions, history)
    http.serve(contract.getUserCasinoTransactions, history)
    http.serve(contract.getPlayedGames, ({ input, caller }) =>
      getPlayedGamesReply(platform, caller.playerId, input),
    )
    http.serve(contract.getUserCasinoRound, async ({ input, caller }) => ({
      round: await getRoundReply(platform, caller.playerId, input),
    }))
    http.serve(contract.getCasinoRoundPage, async ({ input, caller }) => {
      const row = await findOwnRound(platform, caller.playerId, input)
      const bet = (await store.listTransactions(platform.reads(), row)).find(({ kind }) => kind !== "win")
      if (!bet || !isShownByProvider(row)) throw new AppError("NotFoundErrorType")
      await countAttempt(platform.transact, { bucket: `roundPage:${caller.playerId}`, ...roundPageLimit })
      const user = toProviderPlayerName(caller.playerId, null)
      const { languageCode: language } = input
      return {
        url: await ports.launcher.roundUrl({ user, betUuid: bet.uuid, roundRef: row.round_ref, language }),
      }
    })
  }
