import { z } from "zod"
import { event } from "../../platform/lib/eventType.ts"

const nothingMore = z.strictObject({})

/** A player asked for everything that the house holds of them. */
export const dossierAsked = event("dossier.asked", nothingMore)
/** It was put together, and they were written to. */
export const dossierReady = event("dossier.ready", nothingMore)
