import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { byLanguage, id, instant, listOf, nothing, paging, queryInt } from "./parts.ts"

/** Document types by their number in the API. */
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

/** `waiting` for review; `replaced` by another document. */
export const documentStatuses = ["waiting", "accepted", "rejected", "replaced"] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** Keys of the messages `documentReasons`. */
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

/** The limits of a file and of a picture. A test compares them with the messages. */
export const documentAtMost = { megabytes: 8, megapixels: 40 }

const document = z.strictObject({
  documentId: id,
  label,
  status: z.enum(documentStatuses),
  /** With `rejected`, and with `replaced` after a rejection. */
  reason: z.enum(documentReasons).nullable(),
  uploadedAt: instant,
})

const answer = z.strictObject({ document, message: z.string() })

const number = queryInt(1, 999_999_999)
const fileErrors = ["DocumentUnreadableErrorType", "DocumentTooLargeErrorType"] as const

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

/** The player's own documents, newest first, without their content. */
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
 * Stores a document for review: a picture (JPEG, PNG, WebP) or a PDF. At most ten per hour; a setting limits those
 * waiting or accepted.
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

/** Replaces a waiting or rejected document; answers the new one, which waits for review. */
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
 * Has the verifier check pictures of an identity document, in place of its page; they are not stored here. Answers the
 * result, or that it is pending.
 */
export const verifyKyc = endpoint({
  method: "POST",
  path: "/api/shuftiPro/verifyKYC",
  who: "player",
  evenRestricted: true,
  multipart: true,
  /** Both sides of a card, or a passport page; together at most {@link documentAtMost}. */
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
