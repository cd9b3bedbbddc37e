import { defaultStudioMark, studioMark } from "@elite/posters"
import type { HttpServer } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { describeError } from "../../../platform/lib/log.ts"
import { TimeoutError, withTimeout } from "../../../platform/lib/timeout.ts"
import type { Platform } from "../../../platform/platform.ts"
import { defaultMark, getCatalogue } from "../catalogue.ts"
import {
  type createPosterStore,
  type PosterFile,
  type PosterSubject,
  posterFormats,
  posterWidths,
  toPosterSvg,
} from "./posters.ts"

/** An address with the version in its query always means the same bytes; another may come to mean others. */
const cacheForever = "public, max-age=31536000, immutable"
const cacheOneHour = "public, max-age=3600"
const cacheOneMinute = "public, max-age=60"

/** `<slug>-<width>.<format>`: nothing that could leave a folder is a slug. */
const posterName = /^([a-z0-9][a-z0-9-]*)-(\d{3})\.([a-z]{4})$/
const studioMarkName = /^([a-z0-9][a-z0-9-]*|_default)\.svg$/

function parsePosterName(file: string) {
  const [, slug = "", digits = "", extension = ""] = posterName.exec(file) ?? []
  const width = posterWidths.find((known) => String(known) === digits)
  const format = posterFormats.find((known) => known === extension)
  return width && format ? { slug, width, format } : undefined
}

/** A page is looked at as soon as it is there: a poster that is not painted by then comes as its drawing. */
const renderTimeoutMs = 5_000

type Media = { Params: { file: string }; Querystring: { v?: string } }

/**
 * Serves the posters of games, the marks of studios and the mark of those that have none; answers 404 for what is not in the catalogue. A poster that takes
 * longer than five seconds to paint, or cannot be painted, comes as SVG and may be kept for a minute.
 */
export function mediaRoutes(
  platform: Platform,
  posterOf: ReturnType<typeof createPosterStore>,
): (http: HttpServer) => void {
  /** The picture; undefined while there is none. */
  async function painted(game: PosterSubject, file: PosterFile): Promise<Buffer | undefined> {
    try {
      return await withTimeout(renderTimeoutMs, "a poster", () => posterOf(game, file))
    } catch (problem) {
      if (!(problem instanceof TimeoutError)) platform.log.error("poster.failed", describeError(problem))
      return undefined
    }
  }
  return ({ app }) => {
    app.get<Media>("/media/posters/:file", { config: { sharedPicture: true } }, async (request, reply) => {
      const wanted = parsePosterName(request.params.file)
      const game = wanted && (await getCatalogue(platform)).bySlug.get(wanted.slug)
      if (!wanted || !game) throw new AppError("NotFoundErrorType")
      const drawn = { ...game, studio: game.studio.name }
      const bytes = await painted(drawn, { ...wanted, art: game.art })
      if (!bytes)
        return reply.header("cache-control", cacheOneMinute).type("image/svg+xml").send(toPosterSvg(drawn))
      return reply
        .header("cache-control", request.query.v === game.art ? cacheForever : cacheOneHour)
        .type(`image/${wanted.format}`)
        .send(bytes)
    })
    app.get<Media>("/media/studios/:file", { config: { sharedPicture: true } }, async (request, reply) => {
      const slug = studioMarkName.exec(request.params.file)?.[1]
      const studio = (await getCatalogue(platform)).studios.find((known) => known.slug === slug)
      if (!studio && slug !== defaultMark) throw new AppError("NotFoundErrorType")
      const mark = studio ? studioMark(studio.name) : defaultStudioMark()
      return reply.header("cache-control", cacheOneHour).type("image/svg+xml").send(mark)
    })
  }
}
