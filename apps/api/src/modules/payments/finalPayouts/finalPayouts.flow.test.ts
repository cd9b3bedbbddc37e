import { payments as contract, limits } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { arm } from "@elite/testkit/sandboxes"
import { formatsOf, translate } from "@elite/words"
import { describe, expect, it } from "vitest"
import { waitUntilIdle } from "../../../../testing/idle.ts"
import { listMailsTo } from "../../../../testing/people.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import {
  asOwner,
  bankNotify,
  cashCents,
  deposited,
  heldCents,
  open,
  payerForFile,
  runJob,
  withdrawalsOf,
} from "../testing/payer.ts"
import { played } from "../testing/played.ts"

// Whoever may have no session any more is paid what they have, now and later, and nobody's money is left lying.
const { casino, jan } = payerForFile({ settleAfterMs: 150 })
const [own, notOwn, silent] = ["BE68539007547034", "BE71096123456769", "BE62510007547061"]
const say = translate("nl", "paymentMails")
const euros = (cents: number) => formatsOf("nl").euros(cents / 100)

const withdraws = async (amount: number) => {
  const { visitor } = jan()
  const asked = { amount, method: "bnp", iban: own } as const
  const { withdrawalId } = await visitor.call(contract.withdrawAmount, asked)
  await arrived()
  return withdrawalId
}
const leaves = async () => {
  const { visitor } = jan()
  await visitor.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days: -1 }, { language: "nl" })
  await casino().drain()
}
/** The job as it comes round, so many minutes later. */
const looksAfter = async (minutes: number) => {
  casino().clock.advance(minutes * minuteMs)
  await runJob(casino(), "payments.payOutLeaving")
  await casino().drain()
}
const statuses = async () => (await withdrawalsOf(casino(), jan())).map(({ status }) => status)
const arrived = async () => {
  await casino().drain()
  await waitUntilIdle(casino())
  await eventually(async () => (await statuses()).at(-1) === "received")
  expect(await heldCents(casino(), jan().playerId)).toBe(0)
}
const cash = () => cashCents(casino(), jan().playerId)
const letters = async () => {
  await casino().drain()
  return listMailsTo(casino(), jan().email)
}
const alarms = async () =>
  (await listOpenAlarms(casino().platform.reads()))
    .filter(({ kind, subject }) => kind === "leaving.noAccount" && subject === String(jan().playerId))
    .map(({ detail }) => (detail as { problem: string }).problem)
const desk = async (...words: string[]) => {
  const answer = runOperatorCommand(words, "Anna")
  return typeof answer === "function" ? answer(casino().config.databaseUrl!) : answer
}
const named = (iban: string) => desk("pay-out-to", String(jan().playerId), iban)

describe("a player who excludes themselves permanently", () => {
  it("is paid any balance to their last account, after a wait for open rounds, and a late win too", async () => {
    await deposited(jan(), 50)
    await withdraws(45)
    await leaves()
    await looksAfter(59)
    expect([await cash(), await statuses()]).toEqual([500, ["received"]])
    await looksAfter(5)
    await arrived()
    expect([await cash(), await statuses()]).toEqual([0, ["received", "received"]])
    const letter = (await letters()).find(
      ({ subject }) => subject === say("leavingPayout.subject", { amount: euros(500) }),
    )
    expect(letter?.text).toContain("BE•• •••• •••• 7034")
    expect(letter?.text).not.toContain(say("withdrawalsAction"))

    await played(casino(), jan(), `late-${jan().playerId}`, "win", 1234)
    await looksAfter(5)
    await arrived()
    expect([await cash(), (await statuses()).length]).toEqual([0, 3])
    await looksAfter(5)
    expect((await statuses()).length).toBe(3)
    expect(await alarms()).toEqual([])
  })

  it("is paid once, with concurrent jobs", async () => {
    await deposited(jan(), 50)
    await withdraws(20)
    await leaves()
    casino().clock.advance(65 * minuteMs)
    await Promise.all(Array.from({ length: 6 }, () => runJob(casino(), "payments.payOutLeaving")))
    await arrived()
    expect([await cash(), await statuses()]).toEqual([0, ["received", "received"]])
  })

  it("is not paid while a deposit of theirs is open", async () => {
    await deposited(jan(), 50)
    await withdraws(20)
    await open(jan(), 10)
    await leaves()
    await asOwner(
      casino(),
      "update payments.deposit set created_at = $1 where player_id = $2 and status <> 'succeeded'",
      [new Date(casino().clock.now().getTime() + 120 * minuteMs), jan().playerId],
    )
    await looksAfter(65)
    expect(await statuses()).toEqual(["received"])
    await asOwner(
      casino(),
      "update payments.deposit set status = 'expired' where player_id = $1 and status = 'pending'",
      [jan().playerId],
    )
    await looksAfter(5)
    await arrived()
    expect(await cash()).toBe(0)
  })

  it("gets a letter without a known account, waits for an operator, and is paid once the bank confirms the account", async () => {
    await asOwner(casino(), "delete from payments.payout_account where player_id = $1", [jan().playerId])
    await deposited(jan(), 30)
    expect(await named(own)).toMatchObject({ code: 1 })
    await leaves()
    await looksAfter(65)
    expect([await statuses(), await alarms()]).toEqual([[], ["noAccount"]])
    const subject = say("leavingAccountWanted.subject")
    const letter = (await letters()).find((each) => each.subject === subject)
    expect(letter?.text).toContain("support@casino.test")
    expect((await desk("leaving")).text).toContain(`player ${jan().playerId}`)
    await looksAfter(5)
    expect((await letters()).filter((each) => each.subject === subject)).toHaveLength(1)

    expect((await named("BE68539007547035")).code).toBe(2)
    expect((await named(notOwn)).code).toBe(0)
    expect(await alarms()).toEqual([])
    await looksAfter(5)
    expect([await statuses(), await alarms()]).toEqual([[], ["notOwn"]])
    expect((await named(silent)).code).toBe(0)
    await looksAfter(5)
    expect([await statuses(), await alarms(), await cash()]).toEqual([[], [], 3000])
    expect((await named(own)).text).toContain("BE•• •••• •••• 7034")
    await looksAfter(5)
    await arrived()
    expect([await cash(), await alarms()]).toEqual([0, []])
  })

  it("is not paid again after a returned payout before an operator has acted", async () => {
    await deposited(jan(), 50)
    await withdraws(20)
    await leaves()
    await looksAfter(65)
    await arrived()
    const [{ id }] = (await asOwner<{ id: string }>(
      casino(),
      "select id from payments.withdrawal where player_id = $1 order by created_at desc limit 1",
      [jan().playerId],
    )) as [{ id: string }]
    await bankNotify(casino(), { endToEndId: id, status: "returned", reasonCode: "AC04" })
    expect(await cash()).toBe(3000)
    await looksAfter(5)
    expect([await statuses(), await alarms()]).toEqual([["received", "failed"], ["failed"]])
    await named(own)
    await looksAfter(5)
    await arrived()
    expect([await cash(), await alarms()]).toEqual([0, []])
  })

  it("waits for an operator after a refusal of the bank", async () => {
    await deposited(jan(), 50)
    await withdraws(20)
    await leaves()
    await arm(casino(), "bank", "decline")
    await looksAfter(65)
    await eventually(async () => (await statuses()).at(-1) === "failed")
    await looksAfter(5)
    expect([await alarms(), await cash()]).toEqual([["failed"], 3000])
  })
})

it("leaves withdrawals to players on a break or excluded until a date", async () => {
  await deposited(jan(), 50)
  await withdraws(20)
  const { visitor } = jan()
  await visitor.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days: 180 })
  await casino().drain()
  await looksAfter(65)
  expect([await cash(), await statuses()]).toEqual([3000, ["received"]])
})

it("asks nothing of a player who leaves without a balance", async () => {
  await leaves()
  await looksAfter(65)
  expect([await statuses(), await alarms()]).toEqual([[], []])
})
