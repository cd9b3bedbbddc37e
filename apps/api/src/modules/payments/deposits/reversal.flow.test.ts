import { randomUUID } from "node:crypto"
import { isDeepStrictEqual as isDeeply } from "node:util"
import { eventually } from "@elite/testkit/eventually"
import { openSocket } from "@elite/testkit/socket"
import { expect, it } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { cashCents, deposited, events, notify, rowOf } from "../testing/payer.ts"
import { played } from "../testing/played.ts"

const house = casinoForFile()

it("debits nothing for a charge-back of spent money, and reports the negative balance", async () => {
  const casino = house()
  const jan = await seededVisitor(casino)
  const orderId = await deposited(jan, 20)
  const { reference } = await rowOf(casino, orderId)
  // A win that its provider took back after it was spent.
  const won = randomUUID()
  await played(casino, jan, won, "win", 500)
  await played(casino, jan, randomUUID(), "bet", 2500)
  await played(casino, jan, won, "win", 500, true)
  expect(await cashCents(casino, jan.playerId)).toBe(-500)
  const socket = openSocket(casino.url, {
    origin: casino.url,
    cookie: `access_token=${jan.visitor.cookies.get("access_token")}`,
  })
  expect(await socket.isAccepted).toBe(true)
  await notify(casino, orderId, { status: 129, reference: reference! })
  // The deposit's own message may still have been on its way when the socket opened.
  const balances = () => socket.messages.flatMap(([name, data]) => (name === "wallet" ? [data] : []))
  await eventually(async () => balances().length > 0 && !isDeeply(balances().at(-1), { cash: 20 }))
  expect(balances().at(-1)).toEqual({ cash: -5 })
  expect(await events(casino, jan, "deposit.chargedBack")).toMatchObject([
    { takenCents: 0, missingCents: 2000 },
  ])
  expect(await cashCents(casino, jan.playerId)).toBe(-500)
  socket.close()
})
