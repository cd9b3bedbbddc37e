import { setImmediate as nextTurn } from "node:timers/promises"
import { hashBefore } from "@elite/crash"
import { randomBytesOf } from "../../../platform/lib/random.ts"

/** Every thousandth hash is stored; any other is a few hashes away. */
export const markInterval = 1_000

export type GeneratedChain = {
  readonly length: number
  readonly terminating: string
  readonly marks: readonly { readonly number: number; readonly hash: string }[]
}

/** Yields to the event loop after every thousand hashes. */
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
