import { normalizeCode } from "@elite/contract"

/** The code in what somebody writes as one: they may put in the whole link that they were sent. */
export const extractInvitationCode = (text: string): string =>
  /[?&]referral_code=([^&#\s]+)/.exec(text)?.[1] ?? normalizeCode(text)

/** Says to the server that the field of the code was filled in as far as this browser could: an empty one was emptied. */
export const invitationKnownField = "invitationSaid"
