import type { HttpServer } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { parsePhotoName } from "./rules.ts"
import { findPhotoByName } from "./store.ts"

/** Not cached by proxies, and briefly by browsers: the player may remove the photo. */
const forFiveMinutes = "private, max-age=300"

/** The names are random, so that photos cannot be enumerated. */
export const media =
  ({ reads }: Platform) =>
  ({ app }: HttpServer): void => {
    app.get<{ Params: { file: string } }>("/media/photos/:file", async (request, reply) => {
      const name = parsePhotoName(request.params.file)
      const bytes = name && (await findPhotoByName(reads(), name))
      if (!bytes) throw new AppError("NotFoundErrorType")
      return reply.header("cache-control", forFiveMinutes).type("image/webp").send(bytes)
    })
  }
