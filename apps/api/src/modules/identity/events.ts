import { identity as contract } from "@elite/contract"
import { z } from "zod"
import { bigintCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { identityReasons } from "./ports.ts"

/** The identity was accepted: by document and face, itsme or two operators. */
export const identityVerified = playerEvent("identity.verified", z.strictObject({ reference: z.string() }))

export const identityDeclined = playerEvent(
  "identity.declined",
  z.strictObject({ reference: z.string(), reason: z.enum(identityReasons) }),
)

const vouching = { vouchingId: bigintCodec, operator: z.string() }

/** A player whose document the verifier cannot read. */
export const vouchingProposed = playerEvent("vouching.proposed", z.strictObject(vouching))
export const vouchingWithdrawn = playerEvent("vouching.withdrawn", z.strictObject(vouching))
export const identityVouched = playerEvent(
  "identity.vouched",
  z.strictObject({ ...vouching, proposedBy: z.string() }),
)

export const unreadDeclined = playerEvent(
  "identity.unreadDeclined",
  z.strictObject({
    reference: z.string(),
    reason: z.enum(["documentUnreadable", "nameMismatch"]),
    operator: z.string(),
  }),
)

const document = { documentId: bigintCodec, label: z.enum(Object.values(contract.documentLabels)) }

export const documentSent = playerEvent("document.sent", z.strictObject(document))

export const documentSeen = playerEvent(
  "document.seen",
  z.strictObject({ documentId: bigintCodec, operator: z.string() }),
)

export const documentAccepted = playerEvent(
  "document.accepted",
  z.strictObject({ ...document, operator: z.string() }),
)

export const documentRejected = playerEvent(
  "document.rejected",
  z.strictObject({ ...document, reason: z.enum(contract.documentReasons), operator: z.string() }),
)
