import { createHash } from "node:crypto"

/** Numbers in [0, 1) that follow from a text, always the same ones. */
export function chanceOf(text: string): () => number {
  let count = 0
  return () => {
    const bytes = createHash("sha256").update(`${text}:${count++}`).digest()
    return bytes.readUIntBE(0, 6) / 2 ** 48
  }
}
