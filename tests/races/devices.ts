import { me, sessions } from "@elite/contract"
import { retryUntilFast } from "@elite/testkit/retryUntilFast"
import { openSocket } from "@elite/testkit/socket"
import { describe, expect, it } from "vitest"
import { seedLogin } from "../../apps/api/testing/seeded.ts"
import { fleet } from "./fleet.ts"

// Sessions that are ended at one of two processes, while they are used at the other.

/** A player in two browsers, one at each process, both known there. */
async function inTwo() {
  const player = await fleet().player()
  const second = await seedLogin(fleet().db, player.playerId)
  const browsers = [fleet().browser(0, player.cookie), fleet().browser(1, second.cookie)] as const
  for (const browser of browsers) await browser.call(me.getUserDetails, {})
  return { player, second, browsers }
}
const isIn = async (browser: ReturnType<ReturnType<typeof fleet>["browser"]>) =>
  (await browser.fetch(me.getUserDetails.path)).status === 200

describe("devices", () => {
  it("{all others are ended ‖ an ended one goes on at the other process}: out within two seconds, its window told", async () => {
    /** Ends the second browser's session at the first's process: how long the second was still in, ms. */
    const outAgain = async () => {
      const { second, browsers } = await inTwo()
      const [here, there] = browsers
      const url = fleet().urls[1]!
      const socket = openSocket(url, { origin: url, cookie: `access_token=${second.cookie}` })
      expect(await socket.isAccepted).toBe(true)
      const ended = here.call(sessions.endOtherDevices, {}).then(() => performance.now())
      await isIn(there)
      const since = await ended
      let lastIn = since
      await expect
        .poll(
          async () => {
            const asked = performance.now()
            const still = await isIn(there)
            if (still) lastIn = asked
            return still
          },
          { interval: 20, timeout: 10_000 },
        )
        .toBe(false)
      await socket.closed
      expect(socket.messages).toContainEqual(["sessionEnded", { reason: "endedElsewhere" }])
      expect(await isIn(here)).toBe(true)
      return { ms: lastIn - since }
    }
    expect((await retryUntilFast(2_000, outAgain)).ms).toBeLessThan(2_000)
  })

  it("{each ends the other, at the same moment}: one does, and the other is out", async () => {
    for (let round = 0; round < 15; round++) {
      const { player, browsers } = await inTwo()
      const answers = await Promise.allSettled(
        browsers.map((browser) => browser.call(sessions.endOtherDevices, {})),
      )
      const refusals = answers.flatMap((each) => (each.status === "rejected" ? [each.reason] : []))
      expect(refusals).toMatchObject([{ name: "UnauthorizedErrorType", status: 401 }])
      const { rows } = await fleet().db.query<{ open: number }>(
        "select count(*)::int as open from sessions.session where player_id = $1 and ended_at is null",
        [player.playerId],
      )
      expect(rows).toEqual([{ open: 1 }])
    }
  })

  it("a session that was ended a moment ago ends nobody, where it is still remembered", async () => {
    const { player, browsers } = await inTwo()
    const [here, there] = browsers
    const { devices } = await here.call(sessions.getDevices, {})
    await here.call(sessions.endOtherDevices, {})
    for (const device of devices)
      await expect(there.call(sessions.endDevice, { sessionId: device.sessionId })).rejects.toMatchObject({
        status: 401,
      })
    await expect(there.call(sessions.endOtherDevices, {})).rejects.toMatchObject({ status: 401 })
    expect(await isIn(fleet().browser(0, player.cookie))).toBe(true)
  })
})
