import { players as contract } from "@elite/contract"
import pLimit from "p-limit"
import { Failure } from "../../../kernel/failure.ts"
import { formatOf } from "./rules.ts"

/** As many pixels on a side as the largest place that shows it needs on a fine screen. */
const side = 256
const atMostPixels = contract.photoAtMost.megapixels * 1_000_000
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
 * A picture drawn anew: turned as its camera says, cut to a square around its middle, WebP, and nothing else of the file in
 * it. Refuses with PhotoUnreadableErrorType what is no whole JPEG, PNG or WebP, and with PhotoTooLargeErrorType more than
 * forty million pixels, before any of them is unpacked.
 */
export async function drawn(bytes: Buffer): Promise<Buffer> {
  const format = formatOf(bytes)
  if (!format) throw new Failure("PhotoUnreadableErrorType")
  return turn(async () => {
    const sharp = await library()
    // `pages: 1`: of a film the first picture.
    const picture = sharp(bytes, { limitInputPixels: atMostPixels, failOn: "error", pages: 1 })
    const seen = await unlessUnreadable(
      // Its own check comes later and says less.
      sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata(),
    )
    if (seen.format !== format) throw new Failure("PhotoUnreadableErrorType")
    if (seen.width * seen.height > atMostPixels) throw new Failure("PhotoTooLargeErrorType")
    return unlessUnreadable(
      picture
        .timeout({ seconds: withinSeconds })
        .autoOrient()
        .resize(side, side, { fit: "cover" })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  })
}

/** Whatever the reader of pictures stumbles over is the picture's fault. */
async function unlessUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new Failure("PhotoUnreadableErrorType")
  }
}
