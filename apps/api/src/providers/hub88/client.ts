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
  url: string
  operatorId: string
  privateKey: string
  log: Log
  /** For the catalogue; launching a game gets a third of it. Default 15 000. */
  timeOutMs?: number
}

const catalogueBytes = 64 * 1024 * 1024
const artworkBytes = 2 * 1024 * 1024
const pictureTypes = /^image\/(svg\+xml|png|jpeg|webp|avif)\b/

/** The message is for the log; players see GameServiceNotAvailableErrorType. */
class Hub88Problem extends Error {}

const address = z.looseObject({ url: z.url({ protocol: /^https?$/ }) })
const platforms = { desktop: "GPL_DESKTOP", mobile: "GPL_MOBILE" } as const

/** An error text may repeat its input; the player's token must not reach the log. */
const sessionToken = /gs_[\w-]+/g

/** Vendor ids are numbers; the sandbox may use words. */
const toOperatorId = (id: string): string | number => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/** Demo play (XXX) has neither user nor token (docs.hub88.io, demo gameplay). */
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

/** Bodies are signed, redirects are not followed. Must not be called inside a transaction. */
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
      const response = await outboundFetch(`${base}/operator/generic/v2/${endpoint}`, {
        method: "POST",
        headers: { "content-type": "application/json", [signatureHeader]: sign(key, body) },
        body,
        withinMs,
        maxBytes: catalogueBytes,
      })
      status = response.status
      const text = await response.text()
      if (!response.ok) throw new Hub88Problem(text.replaceAll(sessionToken, "gs_…").slice(0, 200))
      return JSON.parse(text) as unknown
    } catch (error) {
      const ms = Math.round(monotonicMs() - start)
      log.warn("hub88.failed", { provider: "hub88", endpoint, status, ms, ...describeError(error) })
      throw error
    }
  }

  /** Pictures come from a host on the internet over TLS, or from the aggregator itself. */
  function isPublic(url: string): boolean {
    const { origin, protocol, hostname } = new URL(url)
    return origin === new URL(base).origin || (protocol === "https:" && /\.[a-z]{2,}$/i.test(hostname))
  }

  return {
    async list() {
      const { games, skipped } = parseCatalogue(await ask("game/list", {}, timeOutMs))
      if (skipped > 0) log.info("hub88.gamesSkipped", { provider: "hub88", count: skipped })
      return games
    },
    async fetchArtwork(url) {
      if (!isPublic(url)) throw new Hub88Problem("the address of a picture is not public")
      const response = await outboundFetch(url, { withinMs: timeOutMs / 3, maxBytes: artworkBytes })
      const type = response.headers.get("content-type") ?? ""
      if (!response.ok || !pictureTypes.test(type))
        throw new Hub88Problem(`no picture: ${response.status} ${type}`)
      return Buffer.from(await response.arrayBuffer())
    },
    async url(launch) {
      try {
        return address.parse(await ask("game/url", toLaunchBody(launch), timeOutMs / 3)).url
      } catch (error) {
        throw Object.assign(new AppError("GameServiceNotAvailableErrorType"), { cause: error })
      }
    },
    async roundUrl({ user, betUuid, roundRef, language }) {
      const fields = { user, transaction_uuid: betUuid, round: roundRef, lang: language }
      try {
        return address.parse(await ask("game/round", fields, timeOutMs / 3)).url
      } catch (error) {
        throw Object.assign(new AppError("GameServiceNotAvailableErrorType"), { cause: error })
      }
    },
  }
}
