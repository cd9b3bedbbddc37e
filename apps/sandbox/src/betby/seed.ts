import { createHash } from "node:crypto"

/** Numbers in [0, 1) derived from a text. */
export function chanceOf(text: string): () => number {
  let count = 0
  return () => {
    const bytes = createHash("sha256").update(`${text}:${count++}`).digest()
    return bytes.readUIntBE(0, 6) / 2 ** 48
  }
}
