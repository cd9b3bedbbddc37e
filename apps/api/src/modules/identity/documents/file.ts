import { identity as contract } from "@elite/contract"
import { AppError } from "../../../platform/lib/appError.ts"
import { reencodeImage } from "../../../platform/lib/images.ts"
import { type DocumentFormat, isPdf } from "./rules.ts"

/** Enough to read the smallest print of a card or a letter. */
const longestSide = 2500
const maxPixels = contract.documentAtMost.megapixels * 1_000_000

/** A document as it is kept. */
export type DocumentFile = { format: DocumentFormat; bytes: Buffer }

/**
 * A picture of a document drawn anew: upright, no longer than 2500 pixels on a side, JPEG, and nothing else of the file in
 * it. Refuses with DocumentUnreadableErrorType and DocumentTooLargeErrorType.
 */
export async function toJpeg(file: File): Promise<Buffer> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const picture = await reencodeImage(bytes, maxPixels, (each) =>
    each
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      // What shows through is the paper that it lies on.
      .flatten({ background: "#fff" })
      .jpeg({ quality: 85 }),
  )
  if (picture === "unreadable") throw new AppError("DocumentUnreadableErrorType")
  if (picture === "tooLarge") throw new AppError("DocumentTooLargeErrorType")
  return picture
}

/**
 * What is kept of a file that somebody sent: a picture drawn anew, or a PDF as it came. What it is called, and what a browser
 * says it is, does not count. Refuses as `toJpeg` does.
 */
export async function toDocumentFile(file: File): Promise<DocumentFile> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (isPdf(bytes)) return { format: "pdf", bytes }
  return { format: "jpeg", bytes: await toJpeg(file) }
}
