import { z } from "zod"
import { playerEvent } from "../../platform/lib/eventType.ts"

const noPayload = z.strictObject({})

/** A player asked for everything that the house holds of them. */
export const dossierAsked = playerEvent("dossier.asked", noPayload)
/** It was put together, and they were written to. */
export const dossierReady = playerEvent("dossier.ready", noPayload)
