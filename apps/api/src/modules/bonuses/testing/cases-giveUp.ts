import { bonuses as contract, payments } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { units } from "../../../../testing/hub88.ts"
import { listMailsTo } from "../../../../testing/people.ts"
import { pause } from "../../limits/index.ts"
import {
  casino,
  findEnding,
  listNotifications,
  runCommand,
  seatWithBonus,
  setRequired,
  shown,
  visitorOf,
} from "./fixture.ts"

describe("a joining bonus", () => {
  it("is given up by a withdrawal, whose player was told and said so", async () => {
    const table = await seatWithBonus(50)
    const visitor = visitorOf(table)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 50 })
    const { accounts } = await visitor.call(payments.getPayoutAccounts, {})
    const wish = { amount: 20, method: "bnp", accountId: accounts[0]!.accountId } as const
    await expect(visitor.call(payments.withdrawAmount, wish)).rejects.toMatchObject({
      name: "BonusWouldBeForfeitedErrorType",
    })
    expect(await table.cash()).toBe(5_000)
    await visitor.call(payments.withdrawAmount, { ...wish, forfeitsBonus: true })
    await casino().drain()
    expect(await findEnding(table)).toEqual({ ended_as: "withdrawn", rest: units(50) })
    expect(await table.cash()).toBe(3_000)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 0 })
  })

  it("is given up by its player, who was told what it costs, once for a key", async () => {
    const table = await seatWithBonus(10)
    const visitor = visitorOf(table)
    await table.bet(5, { round: "over", round_closed: true })
    const open = await table.bet(5, { round: "open" })
    await table.bet(3, { round: "bonus", round_closed: true })
    await casino().drain()
    const { active } = (await shown(table))!
    expect(active).toMatchObject({ balance: 7, wagered: 8 })
    const wish = { bonusId: active!.bonusId, forfeits: active!.balance }
    // More than they were told: it is asked again, and nothing of it moved.
    const less = { ...wish, forfeits: 6.99 }
    await expect(visitor.call(contract.giveUpJoiningBonus, less)).rejects.toMatchObject({
      name: "BonusChangedErrorType",
      message: expect.stringContaining("7,00"),
    })
    expect(await shown(table)).toMatchObject({ status: "active", active: { balance: 7 } })
    const once = { idempotencyKey: "give-up-once" }
    const done = await visitor.call(contract.giveUpJoiningBonus, wish, once)
    expect(done).toMatchObject({ as: "givenUp", amount: 7 })
    expect(done.message).toContain("7,00")
    expect(await visitor.call(contract.giveUpJoiningBonus, wish, once)).toEqual(done)
    await expect(visitor.call(contract.giveUpJoiningBonus, wish)).rejects.toMatchObject({
      name: "BonusEndedErrorType",
    })
    expect(await findEnding(table)).toEqual({ ended_as: "givenUp", rest: units(7) })
    // What an open round still wins goes the way of what it was staked with: it was cash.
    await table.win(open.uuid, 8, { round: "open" })
    await casino().drain()
    expect(await table.cash()).toBe(800)
    expect(await shown(table)).toBeNull()
    expect(await listNotifications(table)).toEqual(["bonusGranted", "bonusGivenUp"])
    // No letter but that of their deposit: they know what they did.
    expect(await listMailsTo(casino(), table.email)).toHaveLength(1)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 0 })
    expect((await runCommand("anna", "bonuses")).text).toContain("givenUp")
  })

  it("that is given up leaves what its open rounds win of it to the house", async () => {
    const table = await seatWithBonus(5)
    await table.bet(5, { round: "cash", round_closed: true })
    const open = await table.bet(4, { round: "open" })
    await casino().drain()
    const wish = { bonusId: Number(table.bonusId), forfeits: 1 }
    await visitorOf(table).call(contract.giveUpJoiningBonus, wish)
    expect((await table.win(open.uuid, 100, { round: "open" })).status).toBe("RS_OK")
    await casino().drain()
    expect(await table.cash()).toBe(0)
    expect(await findEnding(table)).toEqual({ ended_as: "givenUp", rest: units(1) })
  })

  it("that was staked often enough meanwhile is its player's, also where they give it up, and on a break", async () => {
    const table = await seatWithBonus(20)
    await setRequired(table, 5)
    await table.bet(1, { round: "open" })
    await table.bet(5, { round: "one", round_closed: true })
    await casino().drain()
    const until = new Date(casino().clock.now().getTime() + 3_600_000)
    const wish = { bonusId: Number(table.bonusId), forfeits: 20 }
    const visitor = visitorOf(table)
    expect(await visitor.call(contract.giveUpJoiningBonus, wish)).toMatchObject({
      as: "converted",
      amount: 20,
    })
    expect(await table.cash()).toBe(1_400 + 2_000)
    const other = await seatWithBonus(20)
    await casino().platform.transact((tx) => pause(tx, other.playerId, { as: "break", until }))
    const theirs = { bonusId: Number(other.bonusId), forfeits: 20 }
    await expect(visitor.call(contract.giveUpJoiningBonus, theirs)).rejects.toMatchObject({
      name: "NotFoundErrorType",
    })
    expect(await visitorOf(other).call(contract.giveUpJoiningBonus, theirs)).toMatchObject({ as: "givenUp" })
  })
})
