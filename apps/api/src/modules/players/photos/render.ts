import { players as contract } from "@elite/contract"
import { AppError } from "../../../platform/lib/appError.ts"
import { reencodeImage } from "../../../platform/lib/images.ts"

/** As many pixels on a side as the largest place that shows it needs on a fine screen. */
const side = 256
const atMostPixels = contract.photoAtMost.megapixels * 1_000_000

/**
 * A picture drawn anew: turned as its camera says, cut to a square around its middle, WebP, and nothing else of the file in
 * it. Refuses with PhotoUnreadableErrorType what is no whole JPEG, PNG or WebP, and with PhotoTooLargeErrorType more than
 * forty million pixels, before any of them is unpacked.
 */
export async function renderPhoto(bytes: Buffer): Promise<Buffer> {
  const picture = await reencodeImage(bytes, atMostPixels, (each) =>
    each.resize(side, side, { fit: "cover" }).webp({ quality: 82 }),
  )
  if (picture === "unreadable") throw new AppError("PhotoUnreadableErrorType")
  if (picture === "tooLarge") throw new AppError("PhotoTooLargeErrorType")
  return picture
}
