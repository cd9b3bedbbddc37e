import pLimit from "p-limit"
import type { Sharp } from "sharp"

export type ImageFormat = "jpeg" | "png" | "webp"

const signatures: [ImageFormat, hex: RegExp][] = [
  ["jpeg", /^ffd8ff/],
  ["png", /^89504e470d0a1a0a/],
  // "RIFF", four bytes of length, "WEBPVP8"
  ["webp", /^52494646.{8}57454250565038/],
]

/** Goes by the first bytes, not by the type that a browser sends, so that no decoder of another format sees the file. */
export function detectImageFormat(bytes: Buffer): ImageFormat | undefined {
  const head = bytes.toString("hex", 0, 16)
  return signatures.find(([, pattern]) => pattern.test(head))?.[0]
}

const withinSeconds = 5
const decodeLimit = pLimit(2)

async function loadSharp() {
  const { default: sharp } = await import("sharp")
  // One thread per image leaves the other cores to bets.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined
const getSharp = () => {
  loading ??= loadSharp()
  return loading
}

/** Drops all metadata of an untrusted image after rotating it by EXIF. The pixel limit is checked before anything is decoded. */
export async function reencodeImage(
  bytes: Buffer,
  atMostPixels: number,
  draw: (image: Sharp) => Sharp,
): Promise<Buffer | "unreadable" | "tooLarge"> {
  const format = detectImageFormat(bytes)
  if (!format) return "unreadable"
  return decodeLimit(async () => {
    const sharp = await getSharp()
    // sharp checks its own pixel limit later and reports it less precisely.
    const metadata = await sharp(bytes, { limitInputPixels: false, pages: 1 })
      .metadata()
      .catch(() => undefined)
    if (metadata?.format !== format) return "unreadable"
    if (metadata.width * metadata.height > atMostPixels) return "tooLarge"
    const image = sharp(bytes, { limitInputPixels: atMostPixels, failOn: "error", pages: 1 })
    return draw(image.timeout({ seconds: withinSeconds }).autoOrient())
      .toBuffer()
      .catch(() => "unreadable" as const)
  })
}
