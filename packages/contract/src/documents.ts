import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { byLanguage, id, instant, listOf, nothing, paging, queryInt } from "./parts.ts"

/** What a document can be, by the number that stands for it on the wire. */
export const documentLabels = {
  1: "identityCardFront",
  2: "identityCardBack",
  3: "passport",
  4: "proofOfAddress",
  5: "proofOfBankAccount",
  6: "sourceOfFunds",
} as const
export type DocumentLabel = (typeof documentLabels)[keyof typeof documentLabels]
const label = z.enum(Object.values(documentLabels))

/** `waiting` for a person who looks at it; `replaced`: another one took its place. */
export const documentStatuses = ["waiting", "accepted", "rejected", "replaced"] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** Why a document was rejected: keys of the words documentReasons. */
export const documentReasons = [
  "unreadable",
  "cutOff",
  "expired",
  "tooOld",
  "wrongDocument",
  "notYours",
  "detailsDiffer",
  "altered",
  "other",
] as const
export type DocumentReason = (typeof documentReasons)[number]

/** The longest file that is taken, in bytes, and the largest picture, in pixels; the words say it, a test compares them. */
export const documentAtMost = { megabytes: 8, megapixels: 40 }

const document = z.strictObject({
  documentId: id,
  label,
  status: z.enum(documentStatuses),
  /** With `rejected`, and with `replaced` where it had been rejected. */
  reason: z.enum(documentReasons).nullable(),
  uploadedAt: instant,
})

const answer = z.strictObject({ document, message: z.string() })

/** A number as a form or a query writes it. */
const number = queryInt(1, 999_999_999)
/** What a file can be refused for. */
const fileErrors = ["DocumentUnreadableErrorType", "DocumentTooLargeErrorType"] as const

/** What kinds of documents can be sent. */
export const getDocumentLabels = endpoint({
  method: "GET",
  path: "/api/document/get-document-label",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    documentLabels: z.array(z.strictObject({ documentLabelId: id, label, name: byLanguage })),
  }),
  errors: [],
})

/** The player's own documents that are kept, newest first. What is in them is not shown. */
export const getDocuments = endpoint({
  method: "GET",
  path: "/api/document/get-documents",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ documents: listOf(document) }),
  errors: [],
})

/**
 * Keeps a document for a person to look at: a picture (JPEG, PNG, WebP) or a PDF. Ten in an hour, and as many that wait or
 * were accepted as the house sets.
 */
export const kycDocUpload = endpoint({
  method: "POST",
  path: "/api/user/kyc-doc-upload",
  who: "player",
  evenRestricted: true,
  multipart: true,
  input: z.strictObject({ file: z.file(), documentLabelId: number }),
  reply: answer,
  errors: ["NotFoundErrorType", "DocumentsFullErrorType", ...fileErrors],
})

/** Puts a file in the place of one that waits or was rejected; the answer is the new document, which waits. */
export const updateUserDocument = endpoint({
  method: "PUT",
  path: "/api/document/update-user-document",
  who: "player",
  evenRestricted: true,
  multipart: true,
  input: z.strictObject({ file: z.file(), documentId: number }),
  reply: answer,
  errors: ["NotFoundErrorType", "DocumentsFullErrorType", "DocumentNotReplaceableErrorType", ...fileErrors],
})

/**
 * Has pictures of an identity document checked by the verifier, without its page; the house keeps none of them. The answer
 * is how it ended, or that it is still being looked at.
 */
export const verifyKyc = endpoint({
  method: "POST",
  path: "/api/shuftiPro/verifyKYC",
  who: "player",
  evenRestricted: true,
  multipart: true,
  /** Both sides of a card, or the page of a passport; together no longer than {@link documentAtMost}. */
  input: z.strictObject({ front: z.file(), back: z.file().optional() }),
  reply: z.strictObject({
    kycStatus: z.enum(["inProgress", "accepted", "declined"]),
    message: z.string(),
    language_key: z.enum(["kyc-pending", "kyc-success", "kyc-fail"]),
  }),
  errors: [
    "EmailNotVerifiedErrorType",
    "KycAlreadyDoneErrorType",
    "KycServiceNotAvailableErrorType",
    "KycByPicturesOffErrorType",
    ...fileErrors,
  ],
})
