import { translate } from "@elite/words"
import { describe, expect, it } from "vitest"
import { units } from "../../../../testing/hub88.ts"
import { mailsTo } from "../../../../testing/people.ts"
import { depositChargedBack } from "../../payments/index.ts"
import {
  casino,
  desk,
  ended,
  endsAgo,
  endsOver,
  newcomer,
  orderOf,
  requires,
  shown,
  told,
  withdraws,
} from "./joined.ts"

describe("a joining bonus", () => {
  it("becomes cash when it has been staked often enough", async () => {
    const table = await newcomer(20)
    await requires(table, 10)
    for (const round of ["one", "two"]) await table.bet(5, { round, round_closed: true })
    await casino().drain()
    expect(await table.cash()).toBe(1_000 + 2_000)
    expect(await ended(table)).toEqual({ ended_as: "converted", rest: units(20) })
    expect(await shown(table)).toBeNull()
    expect(await told(table)).toEqual(["bonusGranted", "bonusConverted"])
  })

  it("is over when nothing is left of it and no round is open", async () => {
    const table = await newcomer(5)
    await table.bet(5, { round: "cash", round_closed: true })
    const last = await table.bet(5, { round: "open" })
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: null, rest: null })
    await table.win(last.uuid, 0, { round: "open" })
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: "spent", rest: 0 })
    expect(await told(table)).toEqual(["bonusGranted", "bonusSpent"])
  })

  it("goes back to the house when its time is over", async () => {
    const table = await newcomer(20)
    await endsAgo(table, 0)
    expect((await table.bet(1)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
    // What was bet in its last moments is counted first.
    await endsOver()
    expect(await ended(table)).toEqual({ ended_as: null, rest: null })
    await endsAgo(table, 5)
    await endsOver()
    expect(await ended(table)).toEqual({ ended_as: "expired", rest: units(20) })
    expect(await table.cash()).toBe(2_000)
    expect(await told(table)).toEqual(["bonusGranted", "bonusOver"])
    const [letter] = await mailsTo(casino(), table.email)
    const over = translate("nl", "notificationTexts")("money.bonusOver.title")
    expect(letter).toMatchObject({ subject: over, text: expect.stringContaining("20,00") })
  })

  it("that was staked often enough cuts off no round, and is its player's however it ends meanwhile", async () => {
    const table = await newcomer(30)
    await requires(table, 10)
    const open = await table.bet(1, { round: "open" })
    for (const round of ["one", "two"]) await table.bet(5, { round, round_closed: true })
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: null, rest: null })
    expect((await table.bet(1, { round: "open" })).status).toBe("RS_OK")
    await table.win(open.uuid, 0, { round: "open" })
    await casino().drain()
    expect(await ended(table)).toMatchObject({ ended_as: "converted" })
    for (const ends of [async (late: typeof table) => endsAgo(late, 5).then(endsOver), withdraws]) {
      const late = await newcomer(50)
      for (const round of ["one", "two"]) await late.bet(5, { round, round_closed: true })
      await casino().drain()
      await requires(late, 10)
      await ends(late)
      expect(await ended(late)).toMatchObject({ ended_as: "converted" })
    }
  })

  it("goes back when the deposit it was given for does", async () => {
    const table = await newcomer(20)
    const [orderId] = await orderOf(table)
    const back = {
      orderId: orderId!,
      amountCents: 2_000,
      wasCredited: true,
      takenCents: 0,
      missingCents: 2_000,
    }
    await casino().platform.transact((tx) =>
      tx.publish(depositChargedBack, { playerId: table.playerId, ...back, reason: "chargedBack" }),
    )
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: "depositReturned", rest: units(20) })
  })

  it("is seen and cancelled by operators, with their reason", async () => {
    const table = await newcomer(20)
    const id = String(table.bonusId)
    expect((await desk("anna", "bonuses")).text).toContain(`player ${table.playerId}: €\u00a020,00`)
    expect((await desk("anna", "cancel-bonus", id, "  ")).text).toContain("Say why.")
    expect((await desk("anna", "cancel-bonus", id, "two accounts")).text).toContain("is cancelled")
    expect((await desk("anna", "cancel-bonus", id, "again")).text).toContain(`No bonus ${id} is open.`)
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: "cancelled", rest: units(20) })
    expect(await told(table)).toContain("bonusCancelled")
  })
})
