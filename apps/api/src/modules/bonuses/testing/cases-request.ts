import { bonuses, payments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { describe, expect, it } from "vitest"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { card, type Payer, result, submitPage } from "../../payments/testing/payer.ts"
import { openSportsbook } from "../../sportsbook/testing/bettor.ts"
import { casino, setJoiningBonusPolicy } from "./fixture.ts"

const order = { paymentMethod: "bancontact_qr", languageCode: "nl" } as const
const refusal = { name: "JoiningBonusNotAvailableErrorType" }

const requestDeposit = (
  { visitor }: Payer,
  amount: number,
  more: { joiningBonus?: true; purse?: "sports" } = {},
) => visitor.call(payments.hiPayUrl, { amount, ...order, ...more })

async function payDeposit(payer: Payer, { orderId, forwardUrl }: { orderId: string; forwardUrl: string }) {
  await submitPage(forwardUrl, { product: "bancontact", outcome: "pay", number: "6703444444444449", ...card })
  await eventually(async () => (await result(payer, orderId)).status === "succeeded")
  await casino().drain()
}
const bonusOf = async ({ visitor }: Payer) => (await visitor.call(bonuses.getActiveJoiningBonus, {})).bonus

describe("asking for the joining bonus", () => {
  it("is preceded by what it adds, which visitors read while the policy is not off", async () => {
    const readOffer = async () => (await casino().visitor().call(bonuses.getJoiningBonusOffer, {})).offer
    for (const [state, offer] of [
      ["on", { percent: 100, maximum: 100 }],
      ["off", null],
      ["infoOnly", { percent: 100, maximum: 100 }],
    ] as const) {
      await setJoiningBonusPolicy(state)
      await expect.poll(readOffer, { timeout: 5_000 }).toEqual(offer)
    }
  })

  it("brings it with the capture of that deposit, and the order shows it", async () => {
    const payer = await seededVisitor(casino())
    const opened = await requestDeposit(payer, 50, { joiningBonus: true })
    expect(await result(payer, opened.orderId)).toMatchObject({ joiningBonus: true })
    expect(await bonusOf(payer)).toMatchObject({ status: "offered", active: null })
    await payDeposit(payer, opened)
    expect(await bonusOf(payer)).toMatchObject({
      status: "active",
      active: { orderId: opened.orderId, amount: 50, required: 1_750 },
    })
  })

  it("applies to that deposit alone: another that is paid first brings nothing and ends the offer", async () => {
    const payer = await seededVisitor(casino())
    const withBonus = await requestDeposit(payer, 50, { joiningBonus: true })
    const plain = await requestDeposit(payer, 20)
    expect(await result(payer, plain.orderId)).not.toHaveProperty("joiningBonus")
    await payDeposit(payer, plain)
    casino().clock.advance(1_000)
    expect(await bonusOf(payer)).toBeNull()
    await payDeposit(payer, withBonus)
    expect(await bonusOf(payer)).toBeNull()
    await expect(requestDeposit(payer, 10, { joiningBonus: true })).rejects.toMatchObject(refusal)
    await expect(requestDeposit(payer, 10)).resolves.toHaveProperty("orderId")
  })

  it("is refused while the policy is off or infoOnly, and makes no order", async () => {
    for (const state of ["off", "infoOnly"] as const) {
      await setJoiningBonusPolicy(state)
      const payer = await seededVisitor(casino())
      await expect(requestDeposit(payer, 20, { joiningBonus: true })).rejects.toMatchObject(refusal)
      // The refused orders reserve nothing of the weekly limit.
      await expect(requestDeposit(payer, 200)).resolves.toHaveProperty("orderId")
    }
  })

  it("is refused with a deposit into the sports book, and the casino’s first deposit can still bring it", async () => {
    await openSportsbook(casino())
    const payer = await seededVisitor(casino())
    await expect(requestDeposit(payer, 20, { joiningBonus: true, purse: "sports" })).rejects.toMatchObject(
      refusal,
    )
    await payDeposit(payer, await requestDeposit(payer, 20, { purse: "sports" }))
    expect(await bonusOf(payer)).toMatchObject({ status: "offered", active: null })
    await payDeposit(payer, await requestDeposit(payer, 20, { joiningBonus: true }))
    expect(await bonusOf(payer)).toMatchObject({ status: "active", active: { amount: 20 } })
  })

  it("is part of the request that an idempotency key identifies", async () => {
    const { visitor } = await seededVisitor(casino())
    const once = { idempotencyKey: "joining-key-1" }
    const { orderId } = await visitor.call(
      payments.hiPayUrl,
      { amount: 20, ...order, joiningBonus: true },
      once,
    )
    const again = visitor.call(payments.hiPayUrl, { amount: 20, ...order, joiningBonus: true }, once)
    await expect(again).resolves.toMatchObject({ orderId })
    await expect(visitor.call(payments.hiPayUrl, { amount: 20, ...order }, once)).rejects.toMatchObject({
      name: "IdempotencyKeyReusedErrorType",
    })
  })
})
