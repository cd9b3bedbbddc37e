import { identity as contract } from "@elite/contract"
import { z } from "zod"
import { bigintCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { identityReasons } from "./ports.ts"

/** Document and face were accepted: we know who this is. */
export const identityVerified = playerEvent("identity.verified", z.strictObject({ reference: z.string() }))

/** A verification was refused for good. */
export const identityDeclined = playerEvent(
  "identity.declined",
  z.strictObject({ reference: z.string(), reason: z.enum(identityReasons) }),
)

const vouching = { vouchingId: bigintCodec, operator: z.string() }

/** An operator proposed to accept who a player is, whose document the verifier cannot read. */
export const vouchingProposed = playerEvent("vouching.proposed", z.strictObject(vouching))
/** A proposal came to nothing. */
export const vouchingWithdrawn = playerEvent("vouching.withdrawn", z.strictObject(vouching))
/** Another operator read the same on the document. */
export const identityVouched = playerEvent(
  "identity.vouched",
  z.strictObject({ ...vouching, proposedBy: z.string() }),
)

/** An operator declined an attempt that waited for a person. */
export const unreadDeclined = playerEvent(
  "identity.unreadDeclined",
  z.strictObject({
    reference: z.string(),
    reason: z.enum(["documentUnreadable", "nameMismatch"]),
    operator: z.string(),
  }),
)

const document = { documentId: bigintCodec, label: z.enum(Object.values(contract.documentLabels)) }

/** A player sent a document for a person to look at. */
export const documentSent = playerEvent("document.sent", z.strictObject(document))

/** An operator looked at a document. */
export const documentSeen = playerEvent(
  "document.seen",
  z.strictObject({ documentId: bigintCodec, operator: z.string() }),
)

/** An operator accepted a document. */
export const documentAccepted = playerEvent(
  "document.accepted",
  z.strictObject({ ...document, operator: z.string() }),
)

/** An operator rejected a document. */
export const documentRejected = playerEvent(
  "document.rejected",
  z.strictObject({ ...document, reason: z.enum(contract.documentReasons), operator: z.string() }),
)
