import { translate } from "@elite/words"
import { describe, expect, it } from "vitest"
import { units } from "../../../../testing/hub88.ts"
import { listMailsTo } from "../../../../testing/people.ts"
import { depositChargedBack } from "../../payments/index.ts"
import {
  casino,
  findEnding,
  findLatestOrderId,
  getBonus,
  listNotifications,
  moveEndBack,
  runCommand,
  runEndOver,
  seatWithBonus,
  setRequired,
  withdrawTwenty,
} from "./fixture.ts"

describe("a joining bonus", () => {
  it("becomes cash when it has been staked often enough", async () => {
    const table = await seatWithBonus(20)
    await setRequired(table, 10)
    for (const round of ["one", "two"]) await table.bet(5, { round, round_closed: true })
    await casino().drain()
    expect(await table.cash()).toBe(1_000 + 2_000)
    expect(await findEnding(table)).toEqual({ ended_as: "converted", rest: units(20) })
    expect(await getBonus(table)).toBeNull()
    expect(await listNotifications(table)).toEqual(["bonusGranted", "bonusConverted"])
  })

  it("ends as spent when nothing is left of it and no round is open", async () => {
    const table = await seatWithBonus(5)
    await table.bet(5, { round: "cash", round_closed: true })
    const last = await table.bet(5, { round: "open" })
    await casino().drain()
    expect(await findEnding(table)).toEqual({ ended_as: null, rest: null })
    await table.win(last.uuid, 0, { round: "open" })
    await casino().drain()
    expect(await findEnding(table)).toEqual({ ended_as: "spent", rest: 0 })
    expect(await listNotifications(table)).toEqual(["bonusGranted", "bonusSpent"])
  })

  it("returns to the operator when its time is over", async () => {
    const table = await seatWithBonus(20)
    await moveEndBack(table, 0)
    expect((await table.bet(1)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
    // Bets of its last moments are counted first.
    await runEndOver()
    expect(await findEnding(table)).toEqual({ ended_as: null, rest: null })
    await moveEndBack(table, 5)
    await runEndOver()
    expect(await findEnding(table)).toEqual({ ended_as: "expired", rest: units(20) })
    expect(await table.cash()).toBe(2_000)
    expect(await listNotifications(table)).toEqual(["bonusGranted", "bonusOver"])
    const [email] = await listMailsTo(casino(), table.email)
    const over = translate("nl", "notificationTexts")("money.bonusOver.title")
    expect(email).toMatchObject({ subject: over, text: expect.stringContaining("20,00") })
  })

  it("that was wagered waits for its open rounds, and is converted however it ends meanwhile", async () => {
    const table = await seatWithBonus(30)
    await setRequired(table, 10)
    const open = await table.bet(1, { round: "open" })
    for (const round of ["one", "two"]) await table.bet(5, { round, round_closed: true })
    await casino().drain()
    expect(await findEnding(table)).toEqual({ ended_as: null, rest: null })
    expect((await table.bet(1, { round: "open" })).status).toBe("RS_OK")
    await table.win(open.uuid, 0, { round: "open" })
    await casino().drain()
    expect(await findEnding(table)).toMatchObject({ ended_as: "converted" })
    for (const ends of [
      async (late: typeof table) => moveEndBack(late, 5).then(runEndOver),
      withdrawTwenty,
    ]) {
      const late = await seatWithBonus(50)
      for (const round of ["one", "two"]) await late.bet(5, { round, round_closed: true })
      await casino().drain()
      await setRequired(late, 10)
      await ends(late)
      expect(await findEnding(late)).toMatchObject({ ended_as: "converted" })
    }
  })

  it("ends when its deposit is charged back", async () => {
    const table = await seatWithBonus(20)
    const [orderId] = await findLatestOrderId(table)
    const reversal = {
      orderId: orderId!,
      amountCents: 2_000,
      wasCredited: true,
      takenCents: 0,
      missingCents: 2_000,
    }
    await casino().platform.transact((tx) =>
      tx.publish(depositChargedBack, { playerId: table.playerId, ...reversal, reason: "chargedBack" }),
    )
    await casino().drain()
    expect(await findEnding(table)).toEqual({ ended_as: "depositReturned", rest: units(20) })
  })

  it("is listed and cancelled by operators, with their reason", async () => {
    const table = await seatWithBonus(20)
    const id = String(table.bonusId)
    expect((await runCommand("anna", "bonuses")).text).toContain(`player ${table.playerId}: €\u00a020,00`)
    expect((await runCommand("anna", "cancel-bonus", id, "  ")).text).toContain("Say why.")
    expect((await runCommand("anna", "cancel-bonus", id, "two accounts")).text).toContain("is cancelled")
    expect((await runCommand("anna", "cancel-bonus", id, "again")).text).toContain(`No bonus ${id} is open.`)
    await casino().drain()
    expect(await findEnding(table)).toEqual({ ended_as: "cancelled", rest: units(20) })
    expect(await listNotifications(table)).toContain("bonusCancelled")
  })
})
