import { bonuses as contract, payments } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { units } from "../../../../testing/hub88.ts"
import { listMailsTo } from "../../../../testing/people.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { pause } from "../../limits/index.ts"
import {
  casino,
  findEnding,
  getBonus,
  listNotifications,
  runCommand,
  seatWithBonus,
  setRequired,
  visitorOf,
} from "./fixture.ts"

describe("a joining bonus", () => {
  it("is given up by a withdrawal that accepts the loss, and not by another", async () => {
    const table = await seatWithBonus(50)
    const visitor = visitorOf(table)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 50 })
    const { accounts } = await visitor.call(payments.getPayoutAccounts, {})
    const request = { amount: 20, method: "bnp", accountId: accounts[0]!.accountId } as const
    await expect(visitor.call(payments.withdrawAmount, request)).rejects.toMatchObject({
      name: "BonusWouldBeForfeitedErrorType",
    })
    expect(await table.cash()).toBe(5_000)
    await visitor.call(payments.withdrawAmount, { ...request, forfeitsBonus: true })
    await casino().drain()
    expect(await findEnding(table)).toEqual({ ended_as: "withdrawn", rest: units(50) })
    expect(await table.cash()).toBe(3_000)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 0 })
  })

  it("is given up by its player for the loss they were shown, once for a key", async () => {
    const table = await seatWithBonus(10)
    const visitor = visitorOf(table)
    await table.bet(5, { round: "over", round_closed: true })
    const open = await table.bet(5, { round: "open" })
    await table.bet(3, { round: "bonus", round_closed: true })
    await casino().drain()
    const { active } = (await getBonus(table))!
    expect(active).toMatchObject({ balance: 7, wagered: 8 })
    const request = { bonusId: active!.bonusId, forfeits: active!.balance }
    // It holds more than the player agreed to lose: refused, and nothing moved.
    const less = { ...request, forfeits: 6.99 }
    await expect(visitor.call(contract.giveUpJoiningBonus, less)).rejects.toMatchObject({
      name: "BonusChangedErrorType",
      message: expect.stringContaining("7,00"),
    })
    expect(await getBonus(table)).toMatchObject({ status: "active", active: { balance: 7 } })
    const once = { idempotencyKey: "give-up-once" }
    const done = await visitor.call(contract.giveUpJoiningBonus, request, once)
    expect(done).toMatchObject({ as: "givenUp", amount: 7 })
    expect(done.message).toContain("7,00")
    expect(await visitor.call(contract.giveUpJoiningBonus, request, once)).toEqual(done)
    await expect(visitor.call(contract.giveUpJoiningBonus, request)).rejects.toMatchObject({
      name: "BonusEndedErrorType",
    })
    expect(await findEnding(table)).toEqual({ ended_as: "givenUp", rest: units(7) })
    // The open round was staked with cash, so its win is cash.
    await table.win(open.uuid, 8, { round: "open" })
    await casino().drain()
    expect(await table.cash()).toBe(800)
    expect(await getBonus(table)).toBeNull()
    expect(await listNotifications(table)).toEqual(["bonusGranted", "bonusGivenUp"])
    // Only the email of the deposit: the player ended the bonus themselves.
    expect(await listMailsTo(casino(), table.email)).toHaveLength(1)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 0 })
    expect((await runCommand("anna", "bonuses")).text).toContain("givenUp")
  })

  it("that is given up leaves the wins of its open rounds to the operator", async () => {
    const table = await seatWithBonus(5)
    await table.bet(5, { round: "cash", round_closed: true })
    const open = await table.bet(4, { round: "open" })
    await casino().drain()
    const request = { bonusId: Number(table.bonusId), forfeits: 1 }
    await visitorOf(table).call(contract.giveUpJoiningBonus, request)
    expect((await table.win(open.uuid, 100, { round: "open" })).status).toBe("RS_OK")
    await casino().drain()
    expect(await table.cash()).toBe(0)
    expect(await findEnding(table)).toEqual({ ended_as: "givenUp", rest: units(1) })
  })

  it("that was wagered is converted by giving it up, and another is given up during a break", async () => {
    const table = await seatWithBonus(20)
    await setRequired(table, 5)
    await table.bet(1, { round: "open" })
    await table.bet(5, { round: "one", round_closed: true })
    await casino().drain()
    const until = new Date(casino().clock.now().getTime() + hourMs)
    const request = { bonusId: Number(table.bonusId), forfeits: 20 }
    const visitor = visitorOf(table)
    expect(await visitor.call(contract.giveUpJoiningBonus, request)).toMatchObject({
      as: "converted",
      amount: 20,
    })
    expect(await table.cash()).toBe(1_400 + 2_000)
    const other = await seatWithBonus(20)
    await casino().platform.transact((tx) => pause(tx, other.playerId, { as: "break", until }))
    const otherRequest = { bonusId: Number(other.bonusId), forfeits: 20 }
    await expect(visitor.call(contract.giveUpJoiningBonus, otherRequest)).rejects.toMatchObject({
      name: "NotFoundErrorType",
    })
    expect(await visitorOf(other).call(contract.giveUpJoiningBonus, otherRequest)).toMatchObject({
      as: "givenUp",
    })
  })
})
