import { readCookie } from "../../platform/http/cookies.ts"
import { type HttpServer, sessionCookie } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { brusselsDate } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import type { IdentityEncryption } from "../players/index.ts"
import { findSealedArchive } from "./store.ts"

const archiveName = /^([A-Za-z0-9_-]{43})\.zip$/

/** Only with a session of the player; else 404. */
export const downloadRoute =
  ({ reads }: Platform, secret: IdentityEncryption) =>
  ({ app, authenticate }: HttpServer): void => {
    app.get<{ Params: { file: string } }>("/media/dossiers/:file", async (request, reply) => {
      const name = archiveName.exec(request.params.file)?.[1]
      const session = readCookie(request.headers.cookie, sessionCookie)
      const caller = name && session ? await authenticate(session, { isActivity: true }) : null
      const found =
        name && caller ? await findSealedArchive(reads(), { playerId: caller.playerId, name }) : undefined
      if (!found?.sealed || !found.ready_at) throw new AppError("NotFoundErrorType")
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="data-${brusselsDate(found.ready_at)}.zip"`)
        .type("application/zip")
        .send(Buffer.from(secret.decrypt(found.sealed), "base64"))
    })
  }
