import { z } from "zod"
import type { GameCatalogue } from "../../modules/games/ports.ts"
import type { GameLaunch, GameLauncher } from "../../modules/play/ports.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { monotonicMs } from "../../platform/lib/clock.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { parseCatalogue } from "./catalogue.ts"
import { readPrivateKey, sign, signatureHeader } from "./signature.ts"

export type Hub88Options = {
  /** The base of the aggregator's addresses, e.g. https://api.hub88.io. */
  url: string
  operatorId: string
  /** Ours, PEM. */
  privateKey: string
  log: Log
  /** For the list, which is long; opening a game gets a third of it. Default 15 000. */
  timeOutMs?: number
}

/** Twenty thousand games, generously. */
const catalogueBytes = 64 * 1024 * 1024

/** What the aggregator did not do. The reason is for the log; players read GameServiceNotAvailableErrorType. */
class Hub88Problem extends Error {}

const address = z.looseObject({ url: z.url({ protocol: /^https?$/ }) })
const platforms = { desktop: "GPL_DESKTOP", mobile: "GPL_MOBILE" } as const

/** A complaint may repeat what it complains of; a player's token is not for the log. */
const sessionToken = /gs_[\w-]+/g

/** The vendor's own ids are numbers; a sandbox may use a word. */
const toOperatorId = (id: string): string | number => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/** The body of `game/url`. Demo play (XXX) carries neither user nor token (docs.hub88.io, demo gameplay). */
function toLaunchBody(launch: GameLaunch): Record<string, unknown> {
  const { user, token, gameCode, currency, platform, language, lobbyUrl, depositUrl, country } = launch
  return {
    ...(currency === "XXX" ? {} : { user, token }),
    platform: platforms[platform],
    game_code: gameCode,
    currency,
    country,
    lang: language,
    ip: launch.address,
    lobby_url: lobbyUrl,
    ...(depositUrl === null ? {} : { deposit_url: depositUrl }),
  }
}

/**
 * The Games API of the aggregator, operator side (docs.hub88.io, games API): every body is signed, answers are
 * awaited for a limited time, redirects are not followed. Never call it inside a transaction.
 */
export function hub88(options: Hub88Options): GameCatalogue & GameLauncher {
  const { log, timeOutMs = 15_000 } = options
  const key = readPrivateKey(options.privateKey)
  const base = options.url.replace(/\/+$/, "")
  const operator_id = toOperatorId(options.operatorId)

  async function ask(endpoint: string, fields: Record<string, unknown>, withinMs: number): Promise<unknown> {
    const body = JSON.stringify({ operator_id, ...fields })
    const start = monotonicMs()
    let status: number | undefined
    try {
      const answer = await outboundFetch(`${base}/operator/generic/v2/${endpoint}`, {
        method: "POST",
        headers: { "content-type": "application/json", [signatureHeader]: sign(key, body) },
        body,
        withinMs,
        maxBytes: catalogueBytes,
      })
      status = answer.status
      const text = await answer.text()
      if (!answer.ok) throw new Hub88Problem(text.replaceAll(sessionToken, "gs_…").slice(0, 200))
      return JSON.parse(text) as unknown
    } catch (error) {
      const ms = Math.round(monotonicMs() - start)
      log.warn("hub88.failed", { provider: "hub88", endpoint, status, ms, ...describeError(error) })
      throw error
    }
  }

  return {
    async list() {
      const { games, skipped } = parseCatalogue(await ask("game/list", {}, timeOutMs))
      if (skipped > 0) log.info("hub88.gamesSkipped", { provider: "hub88", count: skipped })
      return games
    },
    async url(launch) {
      try {
        return address.parse(await ask("game/url", toLaunchBody(launch), timeOutMs / 3)).url
      } catch (error) {
        throw Object.assign(new AppError("GameServiceNotAvailableErrorType"), { cause: error })
      }
    },
  }
}
