import { z } from "zod"
import { playerEvent } from "../../platform/lib/eventType.ts"

const noPayload = z.strictObject({})

export const dossierAsked = playerEvent("dossier.asked", noPayload)
export const dossierReady = playerEvent("dossier.ready", noPayload)
