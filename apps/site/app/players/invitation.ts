import { normalizeCode } from "@elite/contract"

/** Accepts a code, or the whole invitation link that contains it. */
export const extractInvitationCode = (text: string): string =>
  /[?&]referral_code=([^&#\s]+)/.exec(text)?.[1] ?? normalizeCode(text)

/** Marks that a script filled the field as far as it could: an empty field was cleared by the player. */
export const invitationKnownField = "invitationSaid"
