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
  /** The token of a visitor's demo period, as their browser sent it. */
  demoToken: string | undefined
  /** The purse that the player chose; null: their bonus, if they have one, and cash. */
  purseId: bigint | null
  deviceType: "mobile" | "web"
  language: Language
  address: string
}
/** The third parties that a launch asks. */
export type LaunchPorts = { launcher: GameLauncher; register: RegisterCheck }
export type LaunchResult = {
  url: string
  sessionToken: string | null
  expiresAt: Date | null
  playsBonus: boolean
}

/**
 * Opens a game. Demo play needs no account, opens no session and never touches the wallet; a visitor's
 * ends with their demo period. Real play passes
 * the gate, gets a session token of its own for this game, and announces `game.launched`. Refuses with
 * GameNotFound, DemoPlayOff (a policy), DemoNotAvailable, AgeNotAnswered, TooManyRequests, GameServiceNotAvailable, PurseNotOpen, GameNotForPurse and
 * whatever the gate refuses with; in
 * a restricted session with its reason, demo play too.
 */
export async function launchGame(
  platform: Platform,
  { launcher, register }: LaunchPorts,
  wish: LaunchRequest,
): Promise<LaunchResult> {
  refuseRestricted(wish.caller)
  const game = await games.findGameById(platform, wish.gameId)
  if (!game || !games.isPlayable(game)) throw new AppError("GameNotFound")
  if (wish.isDemo && (await getPolicyState(platform.reads(), demoPlay)) !== "on")
    throw new AppError("DemoPlayOffErrorType")
  if (wish.isDemo && !game.hasDemo) throw new AppError("DemoNotAvailableErrorType")
  const demoEndsAt = wish.isDemo && !wish.caller ? await getVisitorDemoEnd(platform, wish.demoToken) : null
  if (!wish.isDemo && !wish.caller) throw new AppError("UnauthorizedErrorType")
  const whose = wish.caller ? `player:${wish.caller.playerId}` : `address:${wish.address}`
  await countAttempt(platform.transact, { bucket: `launch:${whose}`, ...launchLimit })
  const session = wish.isDemo
    ? null
    : await openGameSession(platform, register, wish.caller!, game, wish.purseId)
  const url = await launcher
    .url({
      user: session ? toProviderPlayerName(wish.caller!.playerId, session.creditPurseId) : null,
      token: session?.sessionToken ?? null,
      gameCode: game.code,
      currency: session ? toCurrency(session.purse) : "XXX",
      platform: wish.deviceType === "mobile" ? "mobile" : "desktop",
      language: wish.language,
      address: wish.address,
      lobbyUrl: toAbsoluteUrl(platform.publicUrl, "home", wish.language),
      depositUrl:
        session?.purse === "credit" ? null : toAbsoluteUrl(platform.publicUrl, "deposits", wish.language),
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

/**
 * Opens a session at a game, whose token each bet names: asks the register and the gate, and announces `game.launched`. Refuses with
 * what these refuse with, PurseNotOpen and GameNotForPurse.
 */
export async function openGameSession(
  platform: Platform,
  register: RegisterCheck,
  caller: Caller,
  game: { id: bigint; code: string },
  purseId: bigint | null,
) {
  const { startedAt } = await getSession(platform.reads(), caller.sessionId)
  // An answer of the register never outlives the session that asked (docs/providers.md, EPIS).
  await register.checkPlayerSince(caller.playerId, startedAt)
  const sessionToken = `gs_${randomToken(32)}`
  return platform.transact(async (tx) => {
    await assertAllowed(tx, caller.playerId, "bet")
    const played = await getPurseToPlay(tx, { playerId: caller.playerId, gameCode: game.code, purseId })
    const expires_at = new Date(tx.now.getTime() + sessionMs)
    await store.insertSession(tx, {
      token_hash: hashToken(sessionToken),
      player_id: caller.playerId,
      login_session_id: caller.sessionId,
      game_id: game.id,
      game_code: game.code,
      launched_at: tx.now,
      expires_at,
      ...played,
    })
    await tx.publish(gameLaunched, { playerId: caller.playerId, gameId: Number(game.id) })
    const creditPurseId = played.purse === "credit" ? played.purse_id : null
    return { sessionToken, expiresAt: expires_at, purse: played.purse, creditPurseId }
  })
}
