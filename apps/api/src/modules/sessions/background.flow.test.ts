import type { Client } from "@elite/client/visitor"
import { me } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { isLoggedIn, newcomer, signUp } from "../../../testing/people.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"

const getCasino = casinoForFile()
const inBackground = async (visitor: Client, mark = "1") =>
  (await visitor.fetch(me.getSessionSummary.path, { headers: { "x-background": mark } })).status

describe("background requests of a page", () => {
  test("are answered without extending the session, which ends 30 minutes after the last act of the player", async () => {
    const casino = getCasino()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    for (let minutes = 0; minutes < 30; minutes += 6) {
      expect(await inBackground(visitor)).toBe(200)
      casino.clock.advance(6 * minuteMs)
    }
    expect(await inBackground(visitor)).toBe(401)
    expect(await isLoggedIn(visitor)).toBe(false)
  })

  test("do not hide an act that follows immediately", async () => {
    const casino = getCasino()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    casino.clock.advance(20 * minuteMs)
    expect(await inBackground(visitor)).toBe(200)
    expect(await isLoggedIn(visitor)).toBe(true)
    casino.clock.advance(29 * minuteMs)
    expect(await inBackground(visitor)).toBe(200)
  })

  test("are recognised only by an exact header", async () => {
    const casino = getCasino()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    casino.clock.advance(20 * minuteMs)
    expect(await inBackground(visitor, "0")).toBe(200)
    casino.clock.advance(29 * minuteMs)
    expect(await isLoggedIn(visitor)).toBe(true)
  })

  test("opening a socket does not extend the session", async () => {
    const casino = getCasino()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    casino.clock.advance(20 * minuteMs)
    const cookie = `access_token=${visitor.cookies.get("access_token")}`
    const socket = openSocket(casino.url, { origin: casino.url, cookie })
    expect(await socket.isAccepted).toBe(true)
    casino.clock.advance(10 * minuteMs)
    expect(await isLoggedIn(visitor)).toBe(false)
    socket.close()
  })
})
