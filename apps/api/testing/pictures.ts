import { crc32 } from "node:zlib"
import sharp from "sharp"

/** A picture of one colour, with what a camera writes beside its pixels. */
export const photograph = (width = 640, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#7a2f3b" } })
    .withExif({ IFD0: { Copyright: "taken at 50.8503 4.3517" } })
    .jpeg()
    .toBuffer()

/** A drawing of a few hundred bytes that says it has so many pixels: what unpacks it all would need gigabytes. */
export async function bomb(width = 30_000, height = 30_000): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
    .png()
    .toBuffer()
  // The header of a PNG: its length and name, then width, height and five bytes more, then their checksum.
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** Bytes as a file of a form. */
export const asFile = (bytes: Buffer | string, name = "me.jpg", type = "image/jpeg"): File =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type })
