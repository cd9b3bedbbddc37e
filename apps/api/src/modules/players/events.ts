import { languages } from "@elite/contract"
import { z } from "zod"
import { playerEvent } from "../../platform/lib/eventType.ts"

const noData = z.strictObject({})

export const playerRegistered = playerEvent(
  "player.registered",
  z.strictObject({ language: z.enum(languages), referralCode: z.string().optional() }),
)

/** Published for the first verified address only. */
export const playerEmailVerified = playerEvent("player.emailVerified", noData)

/** Both the old and the new address agreed, or the old one could not be reached. */
export const playerEmailChanged = playerEvent("player.emailChanged", noData)

/** E-mails to the address bounce; `code` is the status code of RFC 3463. */
export const playerMailReturned = playerEvent("player.mailReturned", z.strictObject({ code: z.string() }))

/** `fields` are the names, never the values. */
export const playerDetailsChanged = playerEvent(
  "player.detailsChanged",
  z.strictObject({ fields: z.array(z.string()) }),
)

export const playerTermsAccepted = playerEvent(
  "player.termsAccepted",
  z.strictObject({ version: z.string() }),
)

export const playerClosed = playerEvent("player.closed", noData)
export const playerReopened = playerEvent("player.reopened", z.strictObject({ operator: z.string() }))

export const playerPasswordChanged = playerEvent("player.passwordChanged", noData)

export const playerExcludedByRegister = playerEvent("player.excludedByRegister", noData)
