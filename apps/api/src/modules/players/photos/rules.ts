export type PhotoFormat = "jpeg" | "png" | "webp"

const begins: [PhotoFormat, hex: RegExp][] = [
  ["jpeg", /^ffd8ff/],
  ["png", /^89504e470d0a1a0a/],
  // RIFF, four bytes of length, WEBPVP8.
  ["webp", /^52494646.{8}57454250565038/],
]

/**
 * What a file is by its first bytes; undefined for all that is none of the three. What a browser says of it does not
 * count, and no reader of any other format (drawings, documents, film) is ever shown the bytes.
 */
export function formatOf(bytes: Buffer): PhotoFormat | undefined {
  const head = bytes.toString("hex", 0, 16)
  return begins.find(([, pattern]) => pattern.test(head))?.[0]
}

/** `<name>.webp`, the name being 32 random bytes. */
const file = /^([A-Za-z0-9_-]{43})\.webp$/

/** Where a picture is, by its name. */
export const photoUrlOf = (name: string): string => `/media/photos/${name}.webp`
/** The name in the last part of such an address; undefined for what is none. */
export const photoNameIn = (part: string): string | undefined => file.exec(part)?.[1]
