import { crc32 } from "node:zlib"
import sharp from "sharp"

/** A JPEG of one colour with EXIF data. */
export const makePhotograph = (width = 640, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#7a2f3b" } })
    .withExif({ IFD0: { Copyright: "taken at 50.8503 4.3517" } })
    .jpeg()
    .toBuffer()

/** A PNG of a few hundred bytes whose header claims so many pixels that decoding it would need gigabytes. */
export async function makeDecompressionBomb(width = 30_000, height = 30_000): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
    .png()
    .toBuffer()
  // The header of a PNG: its length and name, then width, height and five bytes more, then their checksum.
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

export const toFile = (bytes: Buffer | string, name = "me.jpg", type = "image/jpeg"): File =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type })
