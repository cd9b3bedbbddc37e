import { eventually } from "@elite/testkit/eventually"
import { listMails as arrivedFor } from "@elite/testkit/person"
import { arm } from "@elite/testkit/sandboxes"
import { expect, it } from "vitest"
import { card, countAcceptedMessages, open, submitPage } from "../src/modules/payments/testing/payer.ts"
import { casinoForTest } from "./casino.ts"
import { waitUntilIdle } from "./idle.ts"
import { seededVisitor } from "./seeded.ts"

// Tests of the kit.

it("eventually polls until there is an answer, and names what it waited for", async () => {
  let polls = 0
  expect(await eventually(() => (++polls < 3 ? undefined : polls), { everyMs: 1 })).toBe(3)
  expect(await eventually(async () => 0)).toBe(0)
  const never = eventually(() => null, { what: "Godot", withinMs: 30, everyMs: 1 })
  await expect(never).rejects.toThrow("Waited in vain for Godot.")
})

it("waitUntilIdle waits for pending notifications and the work that they cause", async () => {
  const casino = await casinoForTest()
  const jan = await seededVisitor(casino)
  await arm(casino, "hipay", "delay:1500")
  const { forwardUrl } = await open(jan, 20)
  await submitPage(forwardUrl, { product: "bancontact", number: "6703444444444449", ...card, outcome: "pay" })
  expect(await countAcceptedMessages(casino, "hipay")).toBe(0)
  await waitUntilIdle(casino)
  expect(await countAcceptedMessages(casino, "hipay")).toBeGreaterThan(0)
  expect(await arrivedFor(casino, jan.email)).toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining("20") }),
  )
})
