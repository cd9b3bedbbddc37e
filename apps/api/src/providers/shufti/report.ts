import { z } from "zod"
import type {
  IdentityReason,
  VerificationNotice,
  VerificationOutcome,
  VerificationReport,
} from "../../modules/identity/index.ts"
import { toStorableText } from "../../platform/lib/text.ts"

const events: Record<string, VerificationOutcome | "changed"> = {
  "request.pending": "pending",
  "request.received": "received",
  "review.pending": "review",
  "request.timeout": "timedOut",
  "request.deleted": "timedOut",
  "verification.accepted": "accepted",
  "verification.declined": "declined",
  "verification.cancelled": "cancelled",
  "verification.status.changed": "changed",
}

/** Reasons for the vendor's codes (docs/providers.md, Shufti); unknown codes are `other`. */
const reasons: Record<string, IdentityReason> = {
  SPDR01: "faceMismatch",
  SPDR19: "faceMismatch",
  SPDR37: "faceMismatch",
  SPDR38: "faceMismatch",
  SPDR43: "incomplete",
  SPDR03: "documentRefused",
  SPDR04: "documentRefused",
  SPDR06: "documentRefused",
  SPDR13: "documentRefused",
  SPDR48: "documentRefused",
  SPDR56: "documentRefused",
  SPDR282: "documentRefused",
  SPDR68: "documentUnreadable",
  SPDR75: "nameMismatch",
  SPDR287: "documentInUse",
}

/** An absent, empty or malformed field counts as missing. */
const orUndefined = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined)
const text = orUndefined(z.string().trim().min(1).max(300).transform(toStorableText))
const body = z.object({
  reference: z.string().min(6).max(250).transform(toStorableText),
  event: z.string().max(60),
  declined_codes: orUndefined(z.array(z.unknown())),
  verification_data: orUndefined(
    z.object({
      document: orUndefined(
        z.object({
          name: orUndefined(z.object({ first_name: text, middle_name: text, last_name: text })),
          dob: orUndefined(z.iso.date()),
          document_number: text,
        }),
      ),
    }),
  ),
  verification_result: orUndefined(
    z.object({ document: orUndefined(z.object({ document_must_not_be_expired: z.unknown() })) }),
  ),
})
type Body = z.infer<typeof body>

const parseJson = (bytes: Buffer): Body | undefined => {
  try {
    return body.parse(JSON.parse(bytes.toString("utf8")))
  } catch {
    return undefined
  }
}

/** Undefined where the reference or event is missing. An unknown event requires a look-up. */
export function parseNotice(bytes: Buffer): VerificationNotice | undefined {
  const read = parseJson(bytes)
  return read && { reference: read.reference, event: events[read.event] ?? "changed" }
}

function toIdentityReason({ declined_codes: codes, verification_result: result }: Body): IdentityReason {
  if (result?.document?.document_must_not_be_expired === 0) return "documentExpired"
  for (const code of codes ?? []) {
    const reason = reasons[String(code)]
    if (reason) return reason
  }
  return "other"
}

/** Undefined for anything but an answer of `/status`. An incomplete acceptance has no document. */
export function parseReport(bytes: Buffer): VerificationReport | undefined {
  const read = parseJson(bytes)
  const outcome = read && events[read.event]
  if (!read || !outcome || outcome === "changed") return undefined
  const { reference } = read
  if (outcome === "declined") return { reference, outcome, reason: toIdentityReason(read) }
  if (outcome === "cancelled" || outcome === "timedOut") return { reference, outcome, reason: outcome }
  const document = read.verification_data?.document
  const { first_name: first, middle_name: middle, last_name: lastName } = document?.name ?? {}
  const { dob: birthDate, document_number: number } = document ?? {}
  if (outcome !== "accepted" || !first || !lastName || !birthDate || !number) return { reference, outcome }
  const firstName = [first, middle].filter(Boolean).join(" ")
  return { reference, outcome, document: { firstName, lastName, birthDate, number } }
}
