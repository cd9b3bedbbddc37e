import { describe, expect, it } from "vitest"
import { tablesForFile } from "../../../testing/table.ts"
import { getPlayerBalances } from "../wallet/index.ts"

const { casino, db, seat: sit } = tablesForFile()
const pointsOf = async (playerId: bigint) => {
  await casino().drain()
  return Number((await getPlayerBalances(casino().platform.reads(), playerId)).pointsUnits) / 1000
}
const stakesCounted = async () =>
  Number(
    (await db().query("select coalesce(sum(stake_units), 0) as units from games.popularity")).rows[0].units,
  )

describe("a bet into a round that was settled", () => {
  it("subtracts nothing from the rewards of the others when it is voided", async () => {
    const table = await sit(50)
    await table.bet(10, { round_closed: true })
    expect(await pointsOf(table.playerId)).toBe(10)
    const counted = await stakesCounted()
    casino().clock.advance(1_000)
    const late = await table.bet(10)
    expect(late.status).toBe("RS_OK")
    expect((await table.rollback(late.uuid)).status).toBe("RS_OK")
    expect(await pointsOf(table.playerId)).toBe(10)
    expect(await stakesCounted()).toBe(counted)
  })

  it("does not keep the round's own bets from reversing their rewards", async () => {
    const table = await sit(50)
    const first = await table.bet(10)
    casino().clock.advance(1_000)
    await table.bet(5, { round_closed: true })
    expect(await pointsOf(table.playerId)).toBe(15)
    casino().clock.advance(1_000)
    await table.rollback(first.uuid)
    expect(await pointsOf(table.playerId)).toBe(5)
  })
})
