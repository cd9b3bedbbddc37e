import { setImmediate as nextTurn } from "node:timers/promises"
import { hashBefore } from "@elite/crash"
import { randomBytesOf } from "../../../platform/lib/random.ts"

/** Of a chain the hash of every so many-th round is kept: any other is fewer hashes away. */
export const markInterval = 1_000

export type GeneratedChain = {
  readonly length: number
  readonly terminating: string
  /** The last round and every thousandth, the highest number first. */
  readonly marks: readonly { readonly number: number; readonly hash: string }[]
}

/** Makes a chain of so many rounds out of 32 random bytes, a thousand hashes at a time: nobody else waits for longer than those take. */
export async function generateChain(length: number): Promise<GeneratedChain> {
  let hash = randomBytesOf(32).toString("hex")
  let number = length
  const marks = [{ number, hash }]
  while (number > 0) {
    const rounds = number % markInterval || markInterval
    hash = hashBefore(hash, rounds)
    number -= rounds
    if (number > 0) marks.push({ number, hash })
    await nextTurn()
  }
  return { length, terminating: hash, marks }
}
