import { payments as contract, limits, players } from "@elite/contract"
import { listExchanges } from "@elite/testkit/sandboxes"
import { formatsOf } from "@elite/words"
import { beforeEach, expect, it } from "vitest"
import { waitUntilIdle } from "../../../../testing/idle.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { dayMs, hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { playerPasswordChanged } from "../../players/events.ts"
import {
  asOwner,
  bankNotify,
  cashCents,
  deposited,
  depositedBeyond,
  events,
  heldCents,
  lettersUntil,
  notify,
  payerForFile,
  runJob,
} from "../testing/payer.ts"
import { approve, reject } from "../withdrawals/review.ts"

// A withdrawal to an account that is new: held and checked at once, sent to the bank when the account's wait is over.
const { casino, jan } = payerForFile()
let given = 0
/** At the sandbox's bank it is anybody's. Each test has its own: one that two players share is flagged. */
let fresh: string
beforeEach(() => {
  given += 1
  const account = `002${String(given).padStart(7, "0")}`
  const digits = account + String(Number(account) % 97 || 97).padStart(2, "0")
  fresh = `BE${String(98n - (BigInt(`${digits}111400`) % 97n)).padStart(2, "0")}${digits}`
})

const withdraws = (amount = 20, key?: string) =>
  jan().visitor.call(
    contract.withdrawAmount,
    { amount, method: "bnp", iban: fresh },
    key === undefined ? {} : { idempotencyKey: key },
  )
const history = async () =>
  (await jan().visitor.call(contract.withdrawTransaction, {})).transactions.rows.map(
    ({ status, sentFrom }) => ({ status, sentFrom }),
  )
const rowOf = async (id: string) =>
  (
    await asOwner<{ status: string; order_attempts: number }>(
      casino(),
      "select status, order_attempts from payments.withdrawal where id = $1",
      [id],
    )
  )[0]!
const isAtBank = async (id: string) =>
  (await listExchanges(casino(), "bank")).some(
    ({ direction, method, url, body }) =>
      direction === "in" && method === "POST" && url.endsWith("/payouts") && body.includes(id),
  )
/** Time goes by, and the job that follows payouts comes round. */
const later = async (ms: number) => {
  casino().clock.advance(ms)
  await casino().drain()
  await runJob(casino(), "payments.followPayouts")
  await casino().drain()
}
const dayLater = () => new Date(casino().clock.now().getTime() + dayMs).toISOString()
const accountId = async () =>
  (await jan().visitor.call(contract.getPayoutAccounts, {})).accounts.find(({ account }) =>
    account.endsWith(fresh.slice(-4)),
  )!.accountId
const removes = async () => jan().visitor.call(contract.removePayoutAccount, { accountId: await accountId() })
const money = async () => [
  await cashCents(casino(), jan().playerId),
  await heldCents(casino(), jan().playerId),
]
const referenceOf = async (orderId: string) =>
  (
    await asOwner<{ reference: string }>(casino(), "select reference from payments.deposit where id = $1", [
      orderId,
    ])
  )[0]!.reference
const alarmsAbout = async (id: string) =>
  (await listOpenAlarms(casino().platform.reads()))
    .filter(({ subject }) => subject === id)
    .map(({ kind }) => kind)

it("is held and approved immediately, shows when it is sent, and is not sent before", async () => {
  await deposited(jan(), 50)
  const sentFrom = dayLater()
  const asked = await withdraws()
  expect(asked).toMatchObject({ status: "approved", newBalance: 30, sentFrom })
  expect(await history()).toEqual([{ status: "approved", sentFrom }])
  expect(await money()).toEqual([3000, 2000])
  await casino().drain()
  await later(23 * hourMs + 59 * minuteMs)
  expect(await rowOf(asked.withdrawalId)).toEqual({ status: "approved", order_attempts: 0 })
  expect([await isAtBank(asked.withdrawalId), await alarmsAbout(asked.withdrawalId)]).toEqual([false, []])
  await later(minuteMs)
  await expect.poll(() => isAtBank(asked.withdrawalId)).toBe(true)
  await bankNotify(casino(), { endToEndId: asked.withdrawalId, status: "settled" })
  expect(await rowOf(asked.withdrawalId)).toEqual({ status: "received", order_attempts: 1 })
  expect(await money()).toEqual([3000, 0])
})

it("returns the same reply for a repetition with its key, and is sent once the wait is over", async () => {
  await deposited(jan(), 50)
  const first = await withdraws(20, "a-key-of-jan-1")
  expect(await withdraws(20, "a-key-of-jan-1")).toEqual(first)
  expect(await money()).toEqual([3000, 2000])
  await asOwner(
    casino(),
    "update payments.payout_account set usable_from = usable_from - interval '24 hours' where player_id = $1",
    [jan().playerId],
  )
  expect(await history()).toEqual([{ status: "approved", sentFrom: undefined }])
  expect((await withdraws(20)).sentFrom).toBeUndefined()
})

it("waits for its operator and for its date, whichever is later", async () => {
  await depositedBeyond(casino(), jan(), 3000)
  const sentFrom = dayLater()
  const { withdrawalId, ...asked } = await withdraws(1500)
  expect(asked).toMatchObject({ status: "checking", sentFrom })
  expect(await history()).toEqual([{ status: "checking", sentFrom }])
  await casino().platform.transact((tx) => approve(tx, withdrawalId, "anna"))
  await later(23 * hourMs)
  expect(await isAtBank(withdrawalId)).toBe(false)
  await later(hourMs)
  await expect.poll(() => isAtBank(withdrawalId)).toBe(true)
})

it("returns to review when the account is removed meanwhile, to be rejected or approved", async () => {
  await deposited(jan(), 100)
  const [released, paid] = [await withdraws(30), await withdraws(40)]
  await removes()
  expect((await history()).map(({ status }) => status)).toEqual(["checking", "checking"])
  for (const { withdrawalId } of [released, paid])
    expect(await alarmsAbout(withdrawalId)).toEqual(["withdrawal.checking"])
  await later(25 * hourMs)
  expect([await isAtBank(released.withdrawalId), await isAtBank(paid.withdrawalId)]).toEqual([false, false])
  await casino().platform.transact((tx) => reject(tx, released.withdrawalId, "anna", "accountRemoved"))
  expect(await money()).toEqual([6000, 4000])
  await casino().platform.transact((tx) => approve(tx, paid.withdrawalId, "anna"))
  await casino().drain()
  await expect.poll(() => isAtBank(paid.withdrawalId)).toBe(true)
})

it("needs new approvals when the account is removed during its review", async () => {
  await depositedBeyond(casino(), jan(), 6000)
  const { withdrawalId } = await withdraws(5500)
  const approves = (by: string) => casino().platform.transact((tx) => approve(tx, withdrawalId, by))
  expect(await approves("anna")).toBe("waiting")
  casino().clock.advance(minuteMs)
  await removes()
  expect(
    (await listOpenAlarms(casino().platform.reads())).map(({ subject, detail }) => [subject, detail.reason]),
  ).toContainEqual([withdrawalId, "accountRemoved"])
  casino().clock.advance(minuteMs)
  expect([await approves("bert"), await approves("anna")]).toEqual(["waiting", "approved"])
  await later(25 * hourMs)
  await expect.poll(() => isAtBank(withdrawalId)).toBe(true)
})

it.each([
  ["en", "so we send the money from"],
  ["fr", "nous enverrons l’argent à partir du"],
  ["nl", "Daarom versturen we het geld vanaf"],
] as const)("says in its letter from when it is sent (%s)", async (language, words) => {
  await jan().visitor.call(players.userLanguage, { languageCode: language })
  await deposited(jan(), 50)
  const { sentFrom } = await withdraws()
  const sentence = `${words} ${formatsOf(language).dateTime(sentFrom!)}`
  const letters = await lettersUntil(casino(), jan(), (all) =>
    all.some(({ text }) => text.includes(sentence)),
  )
  expect(letters.filter(({ text }) => text.includes(sentence))).toHaveLength(1)
})

it("continues when a usable account is removed", async () => {
  await deposited(jan(), 50)
  await jan().visitor.call(contract.addPayoutAccount, { iban: fresh })
  await asOwner(
    casino(),
    "update payments.payout_account set usable_from = usable_from - interval '24 hours' where player_id = $1",
    [jan().playerId],
  )
  const { withdrawalId } = await withdraws()
  await removes()
  await casino().drain()
  await expect.poll(() => isAtBank(withdrawalId)).toBe(true)
})

it("waits a day again after a new password", async () => {
  await deposited(jan(), 50)
  const { withdrawalId } = await withdraws()
  await later(20 * hourMs)
  await casino().platform.transact((tx) => tx.publish(playerPasswordChanged, { playerId: jan().playerId }))
  await later(5 * hourMs)
  expect(await isAtBank(withdrawalId)).toBe(false)
  await later(19 * hourMs)
  await expect.poll(() => isAtBank(withdrawalId)).toBe(true)
})

it.each([
  [
    "an exclusion for good",
    () => jan().visitor.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days: -1 }),
  ],
  ["the account being closed", () => jan().visitor.call(contract.closeAccount, {})],
])("is sent when the wait is over, after %s", async (_, leaves) => {
  await deposited(jan(), 50)
  const { withdrawalId } = await withdraws()
  await leaves()
  await later(23 * hourMs)
  expect(await isAtBank(withdrawalId)).toBe(false)
  await later(hourMs)
  await waitUntilIdle(casino())
  await expect.poll(() => isAtBank(withdrawalId)).toBe(true)
})

it("returns to review when a deposit is charged back meanwhile", async () => {
  const orderId = await deposited(jan(), 50)
  const { withdrawalId } = await withdraws()
  await notify(casino(), orderId, { status: 129, reference: await referenceOf(orderId) })
  await casino().drain()
  await later(25 * hourMs)
  expect((await rowOf(withdrawalId)).status).toBe("checking")
  expect(await isAtBank(withdrawalId)).toBe(false)
  expect(await events(casino(), jan(), "withdrawal.stopped")).toMatchObject([{ reason: "paymentDisputed" }])
})
