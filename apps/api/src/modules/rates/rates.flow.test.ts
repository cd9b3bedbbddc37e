import type { Client } from "@elite/client/visitor"
import { me, players, rates } from "@elite/contract"
import { arm, submitConsoleForm } from "@elite/testkit/sandboxes"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { seededVisitor } from "../../../testing/seeded.ts"
import { listOpenAlarms } from "../../platform/alarms/alarms.ts"
import { enqueueJob } from "../../platform/jobs/queue.ts"
import { asOwner } from "../payments/testing/payer.ts"

const casino = casinoForFile()
const known = async () => (await casino().visitor().call(rates.getExchangeRates, {})).exchangeRates
const rateOf = async (visitor: Client) => (await visitor.call(me.getUserDetails, {})).user.fiatRate
const shows = (visitor: Client, selectedFiat: players.Fiat, displayFiatCurrency = true) =>
  visitor.call(me.updateUserDetails, {
    walletSettings: { hideZeroCurrency: false, displayFiatCurrency, selectedFiat },
  })
/** The timetable's hour has come. */
async function hour() {
  await casino().platform.transact((tx) => enqueueJob(tx, "rates.ask", {}))
  await casino().drain()
}
const alarms = async () =>
  (await listOpenAlarms(casino().platform.reads())).filter(({ kind }) => kind === "rates.stale")

// In this order: a house that never heard a rate, one that did, and one that has not for long.
test("while nobody answers there are no rates, and after six days an alarm says so; the next hour asks again", async () => {
  const { visitor } = await seededVisitor(casino())
  await shows(visitor, "USD")
  expect([await known(), await rateOf(visitor)]).toEqual([[], null])
  await arm(casino(), "ecb", "http_500")
  await hour()
  expect(await alarms()).toEqual([])
  await asOwner(casino(), "update rates.first_ask set at = at - interval '6 days'", [])
  await arm(casino(), "ecb", "http_500")
  await hour()
  expect(await alarms()).toMatchObject([{ subject: "ecb", detail: { newest: null } }])
  await hour()
  expect(await alarms()).toEqual([])
  expect((await known()).map(({ currency }) => currency).sort()).toEqual([...players.fiats].sort())
})

test("whoever wishes it is told the rate of their currency, with its day", async () => {
  const { visitor } = await seededVisitor(casino())
  expect(await rateOf(visitor)).toBeNull()
  const dollar = (await known()).find(({ currency }) => currency === "USD")
  expect(dollar).toMatchObject({ millionths: 1_084_400, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  await shows(visitor, "USD")
  expect(await rateOf(visitor)).toEqual(dollar)
  await shows(visitor, "JPY")
  expect(await rateOf(visitor)).toMatchObject({ currency: "JPY", millionths: 169_020_000 })
  await shows(visitor, "JPY", false)
  expect(await rateOf(visitor)).toBeNull()
})

test("rates that stay the same for days ring an alarm, and are shown with their day all the same", async () => {
  const before = await known()
  casino().clock.advance(9 * 24 * 3_600_000)
  await submitConsoleForm(casino(), "ecb", "rates", { behind: "4" })
  await hour()
  expect(await alarms()).toMatchObject([{ detail: { newest: before[0]!.day } }])
  expect(await known()).toEqual(before)
})
