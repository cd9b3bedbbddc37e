import { me, notifications, payments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { submitSandboxForm } from "@elite/testkit/person"
import { openSocket } from "@elite/testkit/socket"
import { describe, expect, it } from "vitest"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { waitUntilIdle } from "../../apps/api/testing/idle.ts"
import { cashCents, seedLogin } from "../../apps/api/testing/seeded.ts"

// What players are told, over two processes that are killed and two devices of one player.
const fleet = fleetForFile({ sandbox: true })

const tells = (playerId: bigint) =>
  fleet().db.query(
    `select notifications.add($1, 'money', 'depositReceived', '{"orderId": "D", "amountCents": 1, "balanceCents": 1}', $2)`,
    [playerId, new Date()],
  )
const rowsOf = async (playerId: bigint) =>
  (
    await fleet().db.query<{ seen_at: Date | null }>(
      "select seen_at from notifications.notification where player_id = $1",
      [playerId],
    )
  ).rows

describe("notifications", () => {
  it("{all seen at one process ‖ all seen at the other ‖ one comes}: none is lost, and the count is true", async () => {
    const player = await fleet().player()
    const second = await seedLogin(fleet().db, player.playerId)
    const browsers = [fleet().browser(0, player.cookie), fleet().browser(1, second.cookie)] as const
    const rounds = 30
    for (let round = 0; round < rounds; round++) {
      await tells(player.playerId)
      const answers = browsers.map((each) =>
        each.call(notifications.updateNotification, { status: "all_seen" }),
      )
      // With them, and when the first is through.
      if (round % 2 === 1) await Promise.race(answers)
      await tells(player.playerId)
      for (const { unseen } of await Promise.all(answers)) expect([0, 1]).toContain(unseen)
      const unseen = (await rowsOf(player.playerId)).filter(({ seen_at }) => seen_at === null).length
      expect(unseen).toBeLessThanOrEqual(1)
      for (const each of browsers)
        expect((await each.call(me.getSessionSummary, {})).unseenNotifications).toBe(unseen)
    }
    expect(await rowsOf(player.playerId)).toHaveLength(2 * rounds)
    await browsers[0].call(notifications.updateNotification, { status: "all_seen" })
    expect((await browsers[1].call(notifications.getNotifications, {})).notifications.unseen).toBe(0)
  })

  it("what is seen at one process is heard at the other", async () => {
    const player = await fleet().player()
    const [here, there] = fleet().urls
    const socket = openSocket(there!, { origin: there!, cookie: `access_token=${player.cookie}` })
    expect(await socket.isAccepted).toBe(true)
    await tells(player.playerId)
    await fleet().browser(0, player.cookie).call(notifications.updateNotification, { status: "all_seen" })
    await expect
      .poll(() => socket.messages.filter(([name]) => name === "notification"), {
        message: `${here} to ${there}`,
      })
      .toEqual([["notification", { status: "all_seen" }]])
    socket.close()
  })

  it("a deposit is told once, whatever is killed while it is credited", async () => {
    const player = await fleet().player()
    const browser = fleet().browser(0, player.cookie)
    const orders: { orderId: string; forwardUrl: string }[] = []
    for (let at = 0; at < 4; at++)
      orders.push(
        await browser.call(payments.hiPayUrl, {
          amount: 50,
          paymentMethod: "bancontact_qr",
          languageCode: "en",
        }),
      )
    const paying = orders.map(({ forwardUrl }) =>
      submitSandboxForm(forwardUrl, { name: "outcome", value: "pay" }),
    )
    const one = fleet().all[0]!
    await paying[0]
    await one.kill()
    await one.start()
    await Promise.all(paying)
    // The gateway tells again what was not answered, and each order is asked about from the other process too.
    const other = fleet().browser(1, player.cookie)
    await eventually(async () => {
      await Promise.all(orders.map(({ orderId }) => other.call(payments.hiPayResponse, { orderid: orderId })))
      return (await cashCents(fleet().db, player.playerId)) === 20_000
    })
    await waitUntilIdle({ ...fleet(), afterKill: true })
    const { rows } = await fleet().db.query<{ order_id: string; times: number }>(
      `select params ->> 'orderId' as order_id, count(*)::integer as times from notifications.notification
       where player_id = $1 and key = 'depositReceived' group by 1`,
      [player.playerId],
    )
    expect(rows.map(({ order_id, times }) => [order_id, times]).toSorted()).toEqual(
      orders.map(({ orderId }) => [orderId, 1]).toSorted(),
    )
  })
})
