import { languages } from "@elite/contract"
import { z } from "zod"
import { playerEvent } from "../../platform/lib/eventType.ts"

const nothingMore = z.strictObject({})

/** Somebody became a player, by the link of another if there is a code. */
export const playerRegistered = playerEvent(
  "player.registered",
  z.strictObject({ language: z.enum(languages), referralCode: z.string().optional() }),
)

/** A player proved that their address is theirs, the first time. */
export const playerEmailVerified = playerEvent("player.emailVerified", nothingMore)

/** A player has another e-mail address, which both the old and the new one agreed to. */
export const playerEmailChanged = playerEvent("player.emailChanged", nothingMore)

/** Letters to a player's address come back from now on; `code` says why, as RFC 3463 has it. */
export const playerMailReturned = playerEvent("player.mailReturned", z.strictObject({ code: z.string() }))

/** A player changed what they had told us; `fields` are the names, never the values. */
export const playerDetailsChanged = playerEvent(
  "player.detailsChanged",
  z.strictObject({ fields: z.array(z.string()) }),
)

/** A player accepted terms that had changed since they did before. */
export const playerTermsAccepted = playerEvent(
  "player.termsAccepted",
  z.strictObject({ version: z.string() }),
)

/** A player closed their account. */
export const playerClosed = playerEvent("player.closed", nothingMore)
/** An operator opened an account again that its player had closed. */
export const playerReopened = playerEvent("player.reopened", z.strictObject({ operator: z.string() }))

/** A player has a new password. */
export const playerPasswordChanged = playerEvent("player.passwordChanged", nothingMore)

/** The exclusion register named the player, when it was asked. */
export const playerExcludedByRegister = playerEvent("player.excludedByRegister", nothingMore)
