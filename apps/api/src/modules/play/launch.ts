import type { Language } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { type Caller, refuseRestricted } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { hashToken, randomToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState } from "../content/index.ts"
import * as games from "../games/index.ts"
import { assertAllowed } from "../limits/index.ts"
import type { RegisterCheck } from "../players/index.ts"
import { getSession } from "../sessions/index.ts"
import { getVisitorDemoEnd } from "./demo/demo.ts"
import { gameLaunched } from "./events.ts"
import type { GameLauncher } from "./ports.ts"
import { getPurseToPlay } from "./purses/purses.ts"
import { launchLimit, sessionMs, toCurrency, toProviderPlayerName } from "./rules.ts"
import { demoPlay } from "./settings.ts"
import * as store from "./store.ts"

export type LaunchRequest = {
  gameId: bigint
  isDemo: boolean
  caller: Caller | null
  demoToken: string | undefined
  /** Null: the player’s bonus if they have one, and cash. */
  purseId: bigint | null
  deviceType: "mobile" | "web"
  language: Language
  address: string
}
export type LaunchPorts = { launcher: GameLauncher; register: RegisterCheck }
export type LaunchResult = {
  url: string
  sessionToken: string | null
  expiresAt: Date | null
  playsBonus: boolean
}

/**
 * Demo play never touches the wallet. Publishes `game.launched`. Refuses with GameNotFound, DemoPlayOff, DemoNotAvailable,
 * AgeNotAnswered, TooManyRequests, GameServiceNotAvailable, and as `openGameSession`.
 */
export async function launchGame(
  platform: Platform,
  { launcher, register }: LaunchPorts,
  request: LaunchRequest,
): Promise<LaunchResult> {
  refuseRestricted(request.caller)
  const game = await games.findGameById(platform, request.gameId)
  if (!game || !games.isPlayable(game)) throw new AppError("GameNotFound")
  if (request.isDemo && (await getPolicyState(platform.reads(), demoPlay)) !== "on")
    throw new AppError("DemoPlayOffErrorType")
  if (request.isDemo && !game.hasDemo) throw new AppError("DemoNotAvailableErrorType")
  const demoEndsAt =
    request.isDemo && !request.caller ? await getVisitorDemoEnd(platform, request.demoToken) : null
  if (!request.isDemo && !request.caller) throw new AppError("UnauthorizedErrorType")
  const subject = request.caller ? `player:${request.caller.playerId}` : `address:${request.address}`
  await countAttempt(platform.transact, { bucket: `launch:${subject}`, ...launchLimit })
  const session = request.isDemo
    ? null
    : await openGameSession(platform, register, request.caller!, game, request.purseId)
  const url = await launcher
    .url({
      user: session ? toProviderPlayerName(request.caller!.playerId, session.creditPurseId) : null,
      token: session?.sessionToken ?? null,
      gameCode: game.code,
      currency: session ? toCurrency(session.purse) : "XXX",
      platform: request.deviceType === "mobile" ? "mobile" : "desktop",
      language: request.language,
      address: request.address,
      lobbyUrl: toAbsoluteUrl(platform.publicUrl, "home", request.language),
      depositUrl:
        session?.purse === "credit" ? null : toAbsoluteUrl(platform.publicUrl, "deposits", request.language),
      country: "BE",
    })
    .catch((error) => {
      platform.log.warn("game.launchFailed", { problem: String(error).slice(0, 200) })
      throw new AppError("GameServiceNotAvailableErrorType")
    })
  return {
    url,
    sessionToken: session?.sessionToken ?? null,
    expiresAt: session?.expiresAt ?? demoEndsAt,
    playsBonus: session?.purse === "bonus",
  }
}

/** Asks the register. Refuses as the gate does, and with PurseNotOpen and GameNotForPurse. */
export async function openGameSession(
  platform: Platform,
  register: RegisterCheck,
  caller: Caller,
  game: { id: bigint; code: string },
  purseId: bigint | null,
) {
  const { startedAt } = await getSession(platform.reads(), caller.sessionId)
  // A register check never outlives the session that asked for it (docs/providers.md, EPIS).
  await register.checkPlayerSince(caller.playerId, startedAt)
  const sessionToken = `gs_${randomToken(32)}`
  return platform.transact(async (tx) => {
    await assertAllowed(tx, caller.playerId, "bet")
    const purse = await getPurseToPlay(tx, { playerId: caller.playerId, gameCode: game.code, purseId })
    const expires_at = new Date(tx.now.getTime() + sessionMs)
    await store.insertSession(tx, {
      token_hash: hashToken(sessionToken),
      player_id: caller.playerId,
      login_session_id: caller.sessionId,
      game_id: game.id,
      game_code: game.code,
      launched_at: tx.now,
      expires_at,
      ...purse,
    })
    await tx.publish(gameLaunched, { playerId: caller.playerId, gameId: Number(game.id) })
    const creditPurseId = purse.purse === "credit" ? purse.purse_id : null
    return { sessionToken, expiresAt: expires_at, purse: purse.purse, creditPurseId }
  })
}
