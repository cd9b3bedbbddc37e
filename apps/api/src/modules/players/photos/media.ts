import type { HttpServer } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { parsePhotoName } from "./rules.ts"
import { findPhotoByName } from "./store.ts"

/** Nobody on the way keeps a person's picture, and a browser not for long: its owner may take it back. */
const forFiveMinutes = "private, max-age=300"

/** Serves players' pictures; whoever does not know an address does not find one. */
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
