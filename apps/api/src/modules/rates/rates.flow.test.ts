import type { Client } from "@elite/client/visitor"
import { me, players, rates } from "@elite/contract"
import { arm, submitConsoleForm } from "@elite/testkit/sandboxes"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { seededVisitor } from "../../../testing/seeded.ts"
import { listOpenAlarms } from "../../platform/alarms/alarms.ts"
import { enqueueJob } from "../../platform/jobs/queue.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { asOwner } from "../payments/testing/payer.ts"

const casino = casinoForFile()
const listRates = async () => (await casino().visitor().call(rates.getExchangeRates, {})).exchangeRates
const rateOf = async (visitor: Client) => (await visitor.call(me.getUserDetails, {})).user.fiatRate
const showFiat = (visitor: Client, selectedFiat: players.Fiat, displayFiatCurrency = true) =>
  visitor.call(me.updateUserDetails, {
    walletSettings: { hideZeroCurrency: false, displayFiatCurrency, selectedFiat },
  })
/** Runs the hourly job. */
async function runHourlyJob() {
  await casino().platform.transact((tx) => enqueueJob(tx, "rates.ask", {}))
  await casino().drain()
}
const alarms = async () =>
  (await listOpenAlarms(casino().platform.reads())).filter(({ kind }) => kind === "rates.stale")

// The tests depend on their order: no rates yet, fresh rates, stale rates.
test("has no rates while requests fail, raises an alarm after six days, and retries hourly", async () => {
  const { visitor } = await seededVisitor(casino())
  await showFiat(visitor, "USD")
  expect([await listRates(), await rateOf(visitor)]).toEqual([[], null])
  await arm(casino(), "ecb", "http_500")
  await runHourlyJob()
  expect(await alarms()).toEqual([])
  await asOwner(casino(), "update rates.first_ask set at = at - interval '6 days'", [])
  await arm(casino(), "ecb", "http_500")
  await runHourlyJob()
  expect(await alarms()).toMatchObject([{ subject: "ecb", detail: { newest: null } }])
  await runHourlyJob()
  expect(await alarms()).toEqual([])
  expect((await listRates()).map(({ currency }) => currency).sort()).toEqual([...players.fiats].sort())
})

test("answers the rate of a chosen currency with its day", async () => {
  const { visitor } = await seededVisitor(casino())
  expect(await rateOf(visitor)).toBeNull()
  const dollar = (await listRates()).find(({ currency }) => currency === "USD")
  expect(dollar).toMatchObject({ millionths: 1_084_400, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  await showFiat(visitor, "USD")
  expect(await rateOf(visitor)).toEqual(dollar)
  await showFiat(visitor, "JPY")
  expect(await rateOf(visitor)).toMatchObject({ currency: "JPY", millionths: 169_020_000 })
  await showFiat(visitor, "JPY", false)
  expect(await rateOf(visitor)).toBeNull()
})

test("raises an alarm for stale rates, and still shows them with their day", async () => {
  const before = await listRates()
  casino().clock.advance(9 * dayMs)
  await submitConsoleForm(casino(), "ecb", "rates", { behind: "4" })
  await runHourlyJob()
  expect(await alarms()).toMatchObject([{ detail: { newest: before[0]!.day } }])
  expect(await listRates()).toEqual(before)
})
