import { dossiers as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { requireFresh } from "../sessions/index.ts"
import { askForDossier, dossierShown } from "./dossiers.ts"
import type { DossierPorts } from "./gather.ts"
import { media } from "./media.ts"

export const routes =
  (platform: Platform, { secret }: DossierPorts) =>
  (http: HttpServer): void => {
    const { reads, transact } = platform

    http.serve(contract.getDossier, ({ caller }) => dossierShown(reads(), caller.playerId))

    http.serve(contract.askForDossier, async ({ caller, language }) => {
      await requireFresh(reads(), caller.sessionId)
      await transact((tx) => askForDossier(tx, caller.playerId))
      return { message: translate(language, "answers")("dossierAsked") }
    })

    media(platform, secret)(http)
  }
