import { identity as contract } from "@elite/contract"
import { z } from "zod"
import { event, whole } from "../../platform/lib/eventType.ts"
import { reasons } from "./ports.ts"

/** Document and face were accepted: we know who this is. */
export const identityVerified = event("identity.verified", z.strictObject({ reference: z.string() }))

/** A verification was refused for good. */
export const identityDeclined = event(
  "identity.declined",
  z.strictObject({ reference: z.string(), reason: z.enum(reasons) }),
)

const vouching = { vouchingId: whole, operator: z.string() }

/** An operator proposed to accept who a player is, whose document the verifier cannot read. */
export const vouchingProposed = event("vouching.proposed", z.strictObject(vouching))
/** A proposal came to nothing. */
export const vouchingWithdrawn = event("vouching.withdrawn", z.strictObject(vouching))
/** Another operator read the same on the document. */
export const identityVouched = event(
  "identity.vouched",
  z.strictObject({ ...vouching, proposedBy: z.string() }),
)

/** An operator declined an attempt that waited for a person. */
export const unreadDeclined = event(
  "identity.unreadDeclined",
  z.strictObject({
    reference: z.string(),
    reason: z.enum(["documentUnreadable", "nameMismatch"]),
    operator: z.string(),
  }),
)

const document = { documentId: whole, label: z.enum(Object.values(contract.documentLabels)) }

/** A player sent a document for a person to look at. */
export const documentSent = event("document.sent", z.strictObject(document))

/** An operator looked at a document. */
export const documentSeen = event(
  "document.seen",
  z.strictObject({ documentId: whole, operator: z.string() }),
)

/** An operator accepted a document. */
export const documentAccepted = event(
  "document.accepted",
  z.strictObject({ ...document, operator: z.string() }),
)

/** An operator rejected a document. */
export const documentRejected = event(
  "document.rejected",
  z.strictObject({ ...document, reason: z.enum(contract.documentReasons), operator: z.string() }),
)
