import { payments as contract, notifications } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { arm } from "@elite/testkit/sandboxes"
import { formatsOf, translate } from "@elite/words"
import { beforeAll, describe, expect, it } from "vitest"
import { openSportsbook } from "../sportsbook/testing/bettor.ts"
import {
  cashCents,
  lettersUntil,
  newReference,
  notify,
  open,
  payerForFile,
  result,
  rowOf,
} from "./testing/payer.ts"

// Money in and out of the purse of the sports book: whoever reads of it, reads which purse it was.
const { casino, jan } = payerForFile({ settleAfterMs: 150 })
beforeAll(() => openSportsbook(casino()))

const purse = "sports"
const say = translate("nl", "paymentMails")
const { euros } = formatsOf("nl")
const sportsBalance = "sportsaldo"

/** Pays into the purse, as the gateway's own word has it. */
async function paidIn(amount: number): Promise<string> {
  const { orderId } = await open(jan(), amount, { purse })
  const message = { status: 118, reference: newReference(), captured_amount: amount.toFixed(2) }
  expect(await notify(casino(), orderId, message)).toBe(200)
  return orderId
}
const withdraws = (amount: number) =>
  jan().visitor.call(contract.withdrawAmount, {
    amount,
    method: "bnp",
    iban: "BE68539007547034",
    purse,
  })
const listNotifications = async () =>
  (await jan().visitor.call(notifications.getNotifications, {}, { language: "nl" })).notifications.rows
type Letter =
  | "depositReceived"
  | "depositTakenBack"
  | "withdrawalRequested"
  | "withdrawalSent"
  | "withdrawalReceived"
  | "withdrawalFailed"
/** What the letter of this name says, once it has come. */
async function letter(name: Letter, amount: number): Promise<string> {
  await casino().drain()
  const subject = say(`${name}.subject`, { amount: euros(amount) })
  const isIt = (each: { subject: string }) => each.subject === subject
  const letters = await lettersUntil(casino(), jan(), (found) => found.some(isIt))
  return letters.find(isIt)!.text
}

describe("a deposit into the sports book", () => {
  it("names the sports purse in history, result, notification and letter", async () => {
    const orderId = await paidIn(30)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    expect(await result(jan(), orderId)).toMatchObject({ status: "succeeded", purse })
    const { transactions } = await jan().visitor.call(contract.depositTransaction, {})
    expect(transactions.rows).toMatchObject([{ purse, balanceAfter: 30 }])
    expect((await listNotifications())[0]!.text).toContain(sportsBalance)
    expect(await letter("depositReceived", 30)).toContain(sportsBalance)
  })

  it("names the sports purse in a charge-back, which leaves the casino cash alone", async () => {
    const orderId = await paidIn(20)
    const { reference } = await rowOf(casino(), orderId)
    await notify(casino(), orderId, { status: 129, reference: reference! })
    expect((await listNotifications())[0]!.text).toContain(sportsBalance)
    expect(await letter("depositTakenBack", 20)).toContain(sportsBalance)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
  })

  it("names the sports purse when it fails; a casino deposit names no purse", async () => {
    const { orderId } = await open(jan(), 20, { purse })
    await notify(casino(), orderId, { status: 113 })
    expect((await listNotifications())[0]!.text).toContain(sportsBalance)
    const ofCash = await open(jan(), 20)
    await notify(casino(), ofCash.orderId, { status: 118, captured_amount: "20.00" })
    expect((await listNotifications())[0]!.text).not.toContain(sportsBalance)
    expect(await letter("depositReceived", 20)).not.toContain(sportsBalance)
    expect(await result(jan(), ofCash.orderId)).not.toHaveProperty("purse")
  })
})

describe("a withdrawal from the sports book", () => {
  it("names its purse in each letter and notification", async () => {
    await paidIn(50)
    await withdraws(20)
    const last = async () =>
      (await jan().visitor.call(contract.withdrawTransaction, {})).transactions.rows[0]!
    await casino().drain()
    await eventually(async () => (await last()).status === "received")
    expect(await last()).toMatchObject({ purse, balanceBefore: 50, balanceAfter: 30 })
    for (const name of ["withdrawalRequested", "withdrawalSent", "withdrawalReceived"] as const)
      expect(await letter(name, 20)).toContain(sportsBalance)
    const ofIt = (await listNotifications()).filter(({ link }) => link?.includes("view=withdrawals"))
    expect(ofIt).toHaveLength(3)
    for (const { text } of ofIt) expect(text).toContain(sportsBalance)
  })

  it("names the purse when it is returned", async () => {
    await paidIn(50)
    await arm(casino(), "bank", "decline")
    await withdraws(25)
    await casino().drain()
    expect(await letter("withdrawalFailed", 25)).toContain(sportsBalance)
    expect((await listNotifications())[0]!.text).toContain(sportsBalance)
    expect(await casino().audit()).toEqual([])
  })
})
