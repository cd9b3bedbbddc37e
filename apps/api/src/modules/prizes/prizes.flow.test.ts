import { drops, prizes } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { operatorCliFor } from "../../../testing/operatorCli.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { enablePrizeDrops } from "../drops/testing/fixture.ts"
import { findPrizeId } from "./testing/findPrizeId.ts"

const { casino, seat } = tablesForFile({})
const operatorCli = operatorCliFor(casino)

function browserOf({ cookie }: Table) {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const claimable = (table: Table) => browserOf(table).call(prizes.getClaimablePrizes, {})

/** Wins a prize of ten euros with a bet of one euro; answers the id of the bet. */
async function wins(table: Table, round: string): Promise<string> {
  const { uuid } = await table.bet(1, { round, round_closed: true })
  await casino().drain()
  return uuid
}

describe("unclaimed prizes", () => {
  it("are listed to their winner only and claimed once", async () => {
    const ten = [{ amountCents: 1_000, count: 100 }]
    await enablePrizeDrops(casino(), { prizes: ten, expectedStakesCents: 1_000, blockMinutes: 10_080 })
    const [table, other] = [await seat(10), await seat(10)]
    expect(await claimable(table)).toEqual({ total: 0, amount: 0, prizes: [] })
    await wins(table, "won")
    const { total, amount, prizes: listed } = await claimable(table)
    expect([total, amount]).toEqual([1, 10])
    expect(listed).toMatchObject([{ source: "drops", amount: 10 }])
    expect(Date.parse(listed[0]!.until) - Date.parse(listed[0]!.wonAt)).toBe(7 * dayMs)
    const claim = { prizeId: listed[0]!.prizeId }
    expect(await claimable(other)).toMatchObject({ total: 0 })
    await expect(browserOf(other).call(prizes.claimPrize, claim)).rejects.toMatchObject({
      name: "NotFoundErrorType",
    })
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => browserOf(table).call(prizes.claimPrize, claim)),
    )
    const done = answers.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []))
    expect(done).toEqual([{ message: "Prize claimed!", newBalance: 19 }])
    expect(await table.cash()).toBe(1_900)
    expect(await claimable(table)).toMatchObject({ total: 0 })
    const { prizes: own } = await browserOf(table).call(drops.getOwnDrops, {})
    expect(own.rows).toMatchObject([{ state: "claimed" }])
  })

  it("are not listed while disputed or after a refusal", async () => {
    const table = await seat(10)
    const bet = await wins(table, "voided")
    const [prize] = (await browserOf(table).call(drops.getOwnDrops, {})).prizes.rows
    await table.rollback(bet, { round: "voided" })
    await casino().drain()
    expect(await claimable(table)).toMatchObject({ total: 0, prizes: [] })
    const id = await findPrizeId(casino(), "drops", prize!.prizeDistributionId)
    const claim = () => browserOf(table).call(prizes.claimPrize, { prizeId: Number(id) })
    await expect(claim()).rejects.toMatchObject({ name: "PrizeDisputedErrorType" })
    for (const operator of ["anna", "bert"]) await operatorCli(operator, "refuse-prize", id, "a test")
    expect(await claimable(table)).toMatchObject({ total: 0, prizes: [] })
    await expect(claim()).rejects.toMatchObject({ name: "NotFoundErrorType" })
  })
})
