import { afterAll, beforeAll, expect, it } from "vitest"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { setPolicy } from "../content/index.ts"
import { cancelBonus, endIfWageredOrSpent, forfeitOpenBonus, giveUpBonus, grantBonus } from "./bonuses.ts"
import { joiningBonus } from "./settings.ts"
import { lockOpenBonus } from "./store.ts"

// Concurrent transactions over as many connections.
const { casino, db, seat } = tablesForFile()
const transact = () => casino().platform.transact
beforeAll(() => transact()((tx) => setPolicy(tx, joiningBonus, "on", "a test")))
afterAll(() => casino().drain())
const rows = async (text: string, ...values: unknown[]) => (await db().query(text, values)).rows

async function grantConcurrently({ playerId }: Table): Promise<bigint> {
  const [deposit] = await rows("select id from payments.deposit where player_id = $1", playerId)
  const first = { playerId, orderId: deposit.id as string, amountCents: 2_000 }
  await Promise.all(Array.from({ length: 8 }, () => transact()((tx) => grantBonus(tx, first))))
  const bonuses = await rows("select id from bonuses.bonus where player_id = $1", playerId)
  expect(bonuses).toHaveLength(1)
  return BigInt(bonuses[0].id)
}

it("is given once, however often its deposit is processed", async () => {
  const table = await seat(20)
  await grantConcurrently(table)
  const held = "select amount::integer from wallet.balance where account = wallet.bonus($1)"
  expect(await rows(held, table.playerId)).toEqual([{ amount: 2_000_000 }])
})

it("ends once and without a deadlock when five transactions end it concurrently", async () => {
  for (let n = 0; n < 10; n++) {
    const table = await seat(20)
    const id = await grantConcurrently(table)
    await rows("update bonuses.bonus set required = 1, wagered = 0 where id = $1", id)
    const attempts = [
      transact()((tx) => cancelBonus(tx, id, "anna", "a test")).catch(({ name }) => name as string),
      transact()((tx) =>
        giveUpBonus(tx, {
          playerId: table.playerId,
          bonusId: id,
          forfeitsCents: 2_000,
          idempotencyKey: undefined,
        }),
      ).catch(({ name }) => name as string),
      transact()((tx) => forfeitOpenBonus(tx, { player_id: table.playerId }, "withdrawn")),
      transact()(async (tx) => {
        const bonus = await lockOpenBonus(tx, { id })
        if (bonus) await endIfWageredOrSpent(tx, { ...bonus, wagered: bonus.required })
      }),
      table.bet(1, { round: "meanwhile", round_closed: true }),
    ]
    const [cancelled, givenUp] = await Promise.all(attempts)
    const [bonus] = await rows("select ended_as from bonuses.bonus where id = $1", id)
    expect(["cancelled", "givenUp", "withdrawn", "converted"]).toContain(bonus.ended_as)
    if (bonus.ended_as === "givenUp") expect(givenUp).toEqual({ as: "givenUp", restCents: 2_000 })
    else expect(givenUp).toBe("BonusEndedErrorType")
    expect(cancelled).toBe(bonus.ended_as === "cancelled" ? undefined : "NotFoundErrorType")
    expect(await table.cash()).toBe(1_900 + (bonus.ended_as === "converted" ? 2_000 : 0))
    const ends = "select from kernel.event where kind = 'bonus.ended' and player_id = $1"
    expect(await rows(ends, table.playerId)).toHaveLength(1)
  }
})
