import { players as contract } from "@elite/contract"
import { AppError } from "../../../platform/lib/appError.ts"
import { reencodeImage } from "../../../platform/lib/images.ts"

/** Pixels: the largest place that shows a photo on a high-density screen. */
const side = 256
const maxPixels = contract.photoAtMost.megapixels * 1_000_000

/** Rotates by EXIF, crops to a square, drops metadata. Size is checked before decoding. */
export async function renderPhoto(bytes: Buffer): Promise<Buffer> {
  const picture = await reencodeImage(bytes, maxPixels, (each) =>
    each.resize(side, side, { fit: "cover" }).webp({ quality: 82 }),
  )
  if (picture === "unreadable") throw new AppError("PhotoUnreadableErrorType")
  if (picture === "tooLarge") throw new AppError("PhotoTooLargeErrorType")
  return picture
}
