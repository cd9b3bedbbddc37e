import { z } from "zod"
import { playerEvent } from "../../platform/lib/eventType.ts"

const nothingMore = z.strictObject({})

/** A player asked for everything that the house holds of them. */
export const dossierAsked = playerEvent("dossier.asked", nothingMore)
/** It was put together, and they were written to. */
export const dossierReady = playerEvent("dossier.ready", nothingMore)
