import { dossiers as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { assertRecentlyProved } from "../sessions/index.ts"
import type { DossierDependencies } from "./compile.ts"
import { getDossierReply, requestDossier } from "./dossiers.ts"
import { downloadRoute } from "./download.ts"

export const routes =
  (platform: Platform, { secret }: DossierDependencies) =>
  (http: HttpServer): void => {
    const { reads, transact } = platform

    http.serve(contract.getDossier, ({ caller }) => getDossierReply(reads(), caller.playerId))

    http.serve(contract.askForDossier, async ({ caller, language }) => {
      await assertRecentlyProved(reads(), caller.sessionId)
      await transact((tx) => requestDossier(tx, caller.playerId))
      return { message: translate(language, "answers")("dossierAsked") }
    })

    downloadRoute(platform, secret)(http)
  }
