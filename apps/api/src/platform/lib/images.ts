import pLimit from "p-limit"
import type { Sharp } from "sharp"

export type ImageFormat = "jpeg" | "png" | "webp"

const begins: [ImageFormat, hex: RegExp][] = [
  ["jpeg", /^ffd8ff/],
  ["png", /^89504e470d0a1a0a/],
  // RIFF, four bytes of length, WEBPVP8.
  ["webp", /^52494646.{8}57454250565038/],
]

/**
 * What a file is by its first bytes; undefined for all that is none of the three. What a browser says of it does not
 * count, and no reader of any other format (drawings, documents, film) is ever shown the bytes.
 */
export function detectImageFormat(bytes: Buffer): ImageFormat | undefined {
  const head = bytes.toString("hex", 0, 16)
  return begins.find(([, pattern]) => pattern.test(head))?.[0]
}

const withinSeconds = 5
/** A picture being unpacked takes a core and some memory: two at a time, the others wait. */
const turn = pLimit(2)

async function load() {
  const { default: sharp } = await import("sharp")
  // One thread for a picture: drawing must never take the machine from the bets. And no two pictures are alike.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
let loading: ReturnType<typeof load> | undefined
/** What draws, from the first picture on: most processes never draw one. */
const library = () => {
  loading ??= load()
  return loading
}

/**
 * A picture of a stranger drawn anew: turned as its camera says, then as `draw` wants it, and nothing else of the file in
 * it. `unreadable`: it is no whole JPEG, PNG or WebP. `tooLarge`: it has more than `atMostPixels`, which is found before
 * any of them is unpacked.
 */
export async function reencodeImage(
  bytes: Buffer,
  atMostPixels: number,
  draw: (picture: Sharp) => Sharp,
): Promise<Buffer | "unreadable" | "tooLarge"> {
  const format = detectImageFormat(bytes)
  if (!format) return "unreadable"
  return turn(async () => {
    const sharp = await library()
    // Its own check of the pixels comes later and says less.
    const seen = await sharp(bytes, { limitInputPixels: false, pages: 1 })
      .metadata()
      .catch(() => undefined)
    if (seen?.format !== format) return "unreadable"
    if (seen.width * seen.height > atMostPixels) return "tooLarge"
    // `pages: 1`: of a film the first picture.
    const picture = sharp(bytes, { limitInputPixels: atMostPixels, failOn: "error", pages: 1 })
    // Whatever the reader of pictures stumbles over is the picture's fault.
    return draw(picture.timeout({ seconds: withinSeconds }).autoOrient())
      .toBuffer()
      .catch(() => "unreadable" as const)
  })
}
