import { identity as contract } from "@elite/contract"
import { AppError } from "../../../platform/lib/appError.ts"
import { reencodeImage } from "../../../platform/lib/images.ts"
import { type DocumentFormat, isPdf } from "./rules.ts"

/** Pixels; enough for the smallest print of a card or letter. */
const longestSide = 2500
const maxPixels = contract.documentAtMost.megapixels * 1_000_000

export type DocumentFile = { format: DocumentFormat; bytes: Buffer }

/** Re-encodes an image upright, at most 2500 pixels a side, without metadata. */
export async function toJpeg(file: File): Promise<Buffer> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const picture = await reencodeImage(bytes, maxPixels, (each) =>
    each
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      // Transparent pixels become white, like paper.
      .flatten({ background: "#fff" })
      .jpeg({ quality: 85 }),
  )
  if (picture === "unreadable") throw new AppError("DocumentUnreadableErrorType")
  if (picture === "tooLarge") throw new AppError("DocumentTooLargeErrorType")
  return picture
}

/** File name and declared type are ignored. */
export async function toDocumentFile(file: File): Promise<DocumentFile> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (isPdf(bytes)) return { format: "pdf", bytes }
  return { format: "jpeg", bytes: await toJpeg(file) }
}
