import { payments as contract, notifications } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { arm } from "@elite/testkit/sandboxes"
import { formatsOf, translate } from "@elite/words"
import { beforeEach, describe, expect, it } from "vitest"
import { casinoForFile, type TestCasino } from "../../../testing/casino.ts"
import { seededVisitor } from "../../../testing/seeded.ts"
import { hourMs } from "../../platform/lib/calendar.ts"
import {
  asOwner,
  bankNotify,
  deposited,
  depositedBeyond,
  newReference,
  notify,
  open,
  type Payer,
} from "./testing/payer.ts"
import { approve, reject } from "./withdrawals/review.ts"

// What a player reads on the site of what happened to their money: once for each thing that happened.
const house = casinoForFile()
let casino: TestCasino
let jan: Payer
beforeEach(async () => {
  casino = house()
  jan = await seededVisitor(casino)
})

const { euros } = formatsOf("en")
const reasonOf = translate("en", "paymentReasons")
const rows = async () => (await jan.visitor.call(notifications.getNotifications, {})).notifications.rows
/** What was told since the player was made, oldest first. */
const titles = async () => (await rows()).map(({ title }) => title).toReversed()

describe("of a deposit", () => {
  it("that it was credited, once, with repeated and concurrent messages", async () => {
    const { orderId } = await open(jan, 50)
    const captured = { status: 118, reference: newReference(), captured_amount: "50.00" }
    await Promise.all(Array.from({ length: 5 }, () => notify(casino, orderId, captured)))
    await notify(casino, orderId, { ...captured, attempt_id: "2" })
    expect(await titles()).toEqual([`Deposit of ${euros(50)} received`])
    expect((await rows())[0]!.text).toContain(euros(50))
  })

  it("that the bank refused it, but not that the player abandoned it", async () => {
    const refused = await open(jan, 20)
    await notify(casino, refused.orderId, { status: 113 })
    const left = await open(jan, 20)
    await notify(casino, left.orderId, { status: 115 })
    expect(await titles()).toEqual([`Deposit of ${euros(20)} not completed`])
  })

  it("that it is refunded because it may not be credited, with the reason", async () => {
    const { orderId } = await open(jan, 30)
    await asOwner(
      casino,
      `insert into limits.player (player_id, break_until) values ($1, $2)
       on conflict (player_id) do update set break_until = excluded.break_until`,
      [jan.playerId, new Date(casino.clock.now().getTime() + hourMs)],
    )
    await notify(casino, orderId, { status: 118, captured_amount: "30.00" })
    expect(await titles()).toEqual([`Deposit of ${euros(30)} sent back`])
    expect((await rows())[0]!.text).toContain(reasonOf("playNotAllowed"))
  })

  it("that it was charged back, once, with the debited amount", async () => {
    const { orderId } = await open(jan, 40)
    const reference = newReference()
    await notify(casino, orderId, { status: 118, reference, captured_amount: "40.00" })
    const back = { status: 129, reference, captured_amount: "40.00" }
    await Promise.all([notify(casino, orderId, back), notify(casino, orderId, back)])
    expect(await titles()).toEqual([`Deposit of ${euros(40)} received`, `Deposit of ${euros(40)} reversed`])
    expect((await rows())[0]!.text).toContain(reasonOf("chargedBack"))
  })
})

describe("of a withdrawal", () => {
  const ask = (amount: number) =>
    jan.visitor.call(contract.withdrawAmount, { amount, method: "bnp", iban: "BE68539007547034" })
  const bankSays = (endToEndId: string, status: string, reasonCode?: string) =>
    bankNotify(casino, { endToEndId, status, ...(reasonCode ? { reasonCode } : {}) })
  const amount = euros(50)
  const steps = ["approved", "on its way", "paid"].map((step) => `Withdrawal of ${amount} ${step}`)

  it("each step, and its return with the reason, once each", async () => {
    await deposited(jan, 100)
    await arm(casino, "bank", "timeout")
    const { withdrawalId } = await ask(50)
    await casino.drain()
    for (let times = 0; times < 2; times++) await bankSays(withdrawalId, "settled")
    for (let times = 0; times < 2; times++) await bankSays(withdrawalId, "returned", "AC04")
    expect((await titles()).slice(1)).toEqual([...steps, `Withdrawal of ${amount} returned`])
    const [returned] = await rows()
    expect(returned!.text).toContain(reasonOf("accountClosed"))
    expect(returned!.text).toContain("7034")
    expect(returned!.link).toContain("view=withdrawals")
  })

  it("that the bank refused it", async () => {
    await deposited(jan, 100)
    await arm(casino, "bank", "decline")
    await ask(50)
    await casino.drain()
    const failed = `Withdrawal of ${amount} not carried out`
    await eventually(async () => (await titles()).includes(failed))
    expect((await titles()).filter((title) => title === failed)).toHaveLength(1)
  })

  it("the decision of an operator, and nothing during the review", async () => {
    await depositedBeyond(casino, jan, 4000)
    const first = await ask(1500)
    const second = await ask(1600)
    expect(await titles()).toHaveLength(1)
    const decide = (work: (tx: Parameters<typeof approve>[0]) => Promise<unknown>) =>
      casino.platform.transact(work)
    await decide((tx) => reject(tx, first.withdrawalId, "anna", "fundsInDoubt"))
    await expect(decide((tx) => reject(tx, first.withdrawalId, "bert", "fundsInDoubt"))).rejects.toThrow(
      "is not in review any more",
    )
    await decide((tx) => approve(tx, second.withdrawalId, "anna"))
    expect((await titles()).slice(1)).toEqual([
      `Withdrawal of ${euros(1500)} refused`,
      `Withdrawal of ${euros(1600)} approved`,
    ])
  })
})
