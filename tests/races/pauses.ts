import { type InputOf, limits, me, payments } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { describe, expect, it } from "vitest"
import { seedLogin } from "../../apps/api/testing/seeded.ts"
import { seat } from "../../apps/api/testing/table.ts"
import { fleet } from "./fleet.ts"

// Somebody pauses themselves at one of two processes, while they play and look on at the other.
type Asked = InputOf<typeof limits.setDisableUntil>

/** A player with €50 in two browsers, one at each process, both remembered there, the second with a socket. */
async function inTwo() {
  const player = await seat(fleet(), 50)
  const second = await seedLogin(fleet().db, player.playerId)
  const here = fleet().browser(0, player.cookie)
  const there = fleet().browser(1, second.cookie)
  for (const browser of [here, there]) await browser.call(me.getUserDetails, {})
  const url = fleet().urls[1]!
  const socket = openSocket(url, { origin: url, cookie: `access_token=${second.cookie}` })
  expect(await socket.isAccepted).toBe(true)
  return { player, here, there, socket }
}
type There = Awaited<ReturnType<typeof inTwo>>["there"]
const isIn = async (browser: There) => (await browser.fetch(me.getUserDetails.path)).status === 200
const deposits = (browser: There) =>
  browser.call(payments.hiPayUrl, { amount: 20, paymentMethod: "bancontact_qr", languageCode: "nl" }).then(
    () => "done",
    ({ name }: { name: string }) => name,
  )

describe("a pause", () => {
  for (const [type, days, reason, refusal] of [
    ["TAKE_A_BREAK", 1, "onBreak", "OnBreakErrorType"],
    ["SELF_EXCLUSION", 7, "excluded", "SelfExcludedErrorType"],
    ["SELF_EXCLUSION", -1, "excluded", "AccountExcludedErrorType"],
  ] as const satisfies [Asked["type"], number, string, string][])
    it(`{${type} of ${days} at one process ‖ bets and deposits at the other}: none from the answer on, the other browser out`, async () => {
      const { player, here, there, socket } = await inTwo()
      const open = await player.bet(1)
      expect(open.status).toBe("RS_OK")
      await here.call(limits.setDisableUntil, { type, days })
      const bets = await Promise.all(Array.from({ length: 6 }, () => player.bet(1)))
      expect(new Set(bets.map(({ status }) => status))).not.toContain("RS_OK")
      // What was won is theirs all the same.
      expect((await player.win(open.uuid, 3)).status).toBe("RS_OK")
      // Until the other process has forgotten the session the gate refuses it, and then there is none.
      expect([refusal, "UnauthorizedErrorType"]).toContain(await deposits(there))
      await expect.poll(() => isIn(there), { interval: 50, timeout: 10_000 }).toBe(false)
      expect(await deposits(there)).toBe("UnauthorizedErrorType")
      await socket.closed
      expect(socket.messages).toContainEqual(["sessionEnded", { reason }])
      expect(await isIn(fleet().browser(0, player.cookie))).toBe(false)
      const { rows } = await fleet().db.query<{ open: number; orders: number }>(
        `select (select count(*)::int from sessions.session where player_id = $1 and ended_at is null) as open,
           (select count(*)::int from payments.deposit where player_id = $1 and status = 'created') as orders`,
        [player.playerId],
      )
      expect(rows).toEqual([{ open: 0, orders: 0 }])
    })
})
