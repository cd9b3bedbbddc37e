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

/** A URL with the version always means the same bytes. */
const cacheForever = "public, max-age=31536000, immutable"
const cacheOneHour = "public, max-age=3600"
const cacheOneMinute = "public, max-age=60"

/** `<slug>-<width>.<format>`, which cannot leave the folder. */
const posterName = /^([a-z0-9][a-z0-9-]*)-(\d{3})\.([a-z]{4})$/
const studioMarkName = /^([a-z0-9][a-z0-9-]*|_default)\.svg$/

function parsePosterName(file: string) {
  const [, slug = "", digits = "", extension = ""] = posterName.exec(file) ?? []
  const width = posterWidths.find((known) => String(known) === digits)
  const format = posterFormats.find((known) => known === extension)
  return width && format ? { slug, width, format } : undefined
}

const renderTimeoutMs = 5_000

type Media = { Params: { file: string }; Querystring: { v?: string } }

/** A poster that cannot be painted in five seconds is sent as SVG and cached for a minute. */
export function mediaRoutes(
  platform: Platform,
  getPoster: ReturnType<typeof createPosterStore>,
): (http: HttpServer) => void {
  async function tryPaint(game: PosterSubject, file: PosterFile): Promise<Buffer | undefined> {
    try {
      return await withTimeout(renderTimeoutMs, "a poster", () => getPoster(game, file))
    } catch (error) {
      if (!(error instanceof TimeoutError)) platform.log.error("poster.failed", describeError(error))
      return undefined
    }
  }
  return ({ app }) => {
    app.get<Media>("/media/posters/:file", { config: { sharedPicture: true } }, async (request, reply) => {
      const file = parsePosterName(request.params.file)
      const game = file && (await getCatalogue(platform)).bySlug.get(file.slug)
      if (!file || !game) throw new AppError("NotFoundErrorType")
      const subject = { ...game, studio: game.studio.name }
      const bytes = await tryPaint(subject, { ...file, art: game.art })
      if (!bytes)
        return reply.header("cache-control", cacheOneMinute).type("image/svg+xml").send(toPosterSvg(subject))
      return reply
        .header("cache-control", request.query.v === game.art ? cacheForever : cacheOneHour)
        .type(`image/${file.format}`)
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
