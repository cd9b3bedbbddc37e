import { expect, test } from "vitest"
import { envelopeSenders } from "./verp.ts"

const key = (id: number) => ({ id, bytes: Buffer.alloc(32, id) })
const domain = "bounces.casino.test"
const house = envelopeSenders([key(1)], domain)

test("a letter's envelope sender is an address that fits, and says which letter it is", () => {
  for (const id of [1n, 42n, 999_999_999_999_999_999n]) {
    const sender = house.of(id)
    expect(sender).toMatch(/^bounce\+\d+\.[\da-f]{32}@bounces\.casino\.test$/)
    expect(sender.indexOf("@")).toBeLessThanOrEqual(64)
    expect(house.letterOf(sender)).toBe(id)
    // Relays on the way write capitals as they like.
    expect(house.letterOf(sender.toUpperCase())).toBe(id)
  }
})

test("nobody makes one for a letter they were not sent", () => {
  const sender = house.of(42n)
  const [local, mark] = [sender.slice(0, sender.indexOf(".")), /\.([\da-f]{32})@/.exec(sender)![1]!]
  for (const forged of [
    sender.replace("+42.", "+43."),
    sender.replace(mark, "0".repeat(32)),
    sender.replace(mark, mark.slice(0, 31)),
    sender.replace(mark, `${mark}0`),
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
    expect(house.letterOf(forged), forged).toBeUndefined()
  expect(envelopeSenders([key(2)], domain).letterOf(sender)).toBeUndefined()
})

test("a key that is replaced is known while it is listed", () => {
  const between = envelopeSenders([key(2), key(1)], domain)
  expect(between.letterOf(house.of(7n))).toBe(7n)
  expect(between.of(7n)).not.toBe(house.of(7n))
  expect(house.letterOf(between.of(7n))).toBeUndefined()
})
