import { expect, test } from "vitest"
import { envelopeSenders } from "./verp.ts"

const key = (id: number) => ({ id, bytes: Buffer.alloc(32, id) })
const domain = "bounces.casino.test"
const senders = envelopeSenders([key(1)], domain)

test("an envelope sender has a local part of at most 64 characters, and identifies its letter", () => {
  for (const id of [1n, 42n, 999_999_999_999_999_999n]) {
    const sender = senders.of(id)
    expect(sender).toMatch(/^bounce\+\d+\.[\da-f]{32}@bounces\.casino\.test$/)
    expect(sender.indexOf("@")).toBeLessThanOrEqual(64)
    expect(senders.letterOf(sender)).toBe(id)
    // Relays may change the case.
    expect(senders.letterOf(sender.toUpperCase())).toBe(id)
  }
})

test("rejects a forged envelope sender", () => {
  const sender = senders.of(42n)
  const [local, signature] = [sender.slice(0, sender.indexOf(".")), /\.([\da-f]{32})@/.exec(sender)![1]!]
  for (const forged of [
    sender.replace("+42.", "+43."),
    sender.replace(signature, "0".repeat(32)),
    sender.replace(signature, signature.slice(0, 31)),
    sender.replace(signature, `${signature}0`),
    sender.replace("+42.", "+042."),
    sender.replace(domain, "casino.test"),
    `${local}@${domain}`,
    `postmaster@${domain}`,
    `x${sender}`,
    `${sender}, ${sender}`,
    "",
    "@",
    `@${domain}`,
  ])
    expect(senders.letterOf(forged), forged).toBeUndefined()
  expect(envelopeSenders([key(2)], domain).letterOf(sender)).toBeUndefined()
})

test("accepts signatures of a replaced key while it is listed", () => {
  const rotated = envelopeSenders([key(2), key(1)], domain)
  expect(rotated.letterOf(senders.of(7n))).toBe(7n)
  expect(rotated.of(7n)).not.toBe(senders.of(7n))
  expect(senders.letterOf(rotated.of(7n))).toBeUndefined()
})
