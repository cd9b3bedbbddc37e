import { eventually } from "@elite/testkit/eventually"
import { describe, expect, it } from "vitest"
import { liveForFile, messagesExceptJackpots, showing } from "../../../testing/live.ts"

const { open, push, sessions, activity } = liveForFile()

describe("the socket server", () => {
  it("accepts a valid session from our own origin only", async () => {
    expect(await open("jan").isAccepted).toBe(true)
    expect(await open("nobody").isAccepted).toBe(false)
    expect(await open("jan", { origin: "https://evil.example" }).isAccepted).toBe(false)
    expect(await open("jan", { origin: "null" }).isAccepted).toBe(false)
  })

  it("sends private messages to the sockets of their player only", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isAccepted, eva.isAccepted])
    push({ playerId: 1n }, "wallet", { cash: 5 })
    push({ playerId: 1n }, "wallet", { eliteCoins: 7 })
    await eventually(() => jan.messages.length === 1)
    expect(jan.messages).toEqual([["wallet", { cash: 5, eliteCoins: 7 }]])
    push({ playerId: 2n }, "wallet", { cash: 1 })
    await eventually(() => eva.messages.length > 0)
    expect(eva.messages).toEqual([["wallet", { cash: 1 }]])
  })

  it("drops a message whose audience its channel does not declare", async () => {
    const jan = open("jan")
    expect(await jan.isAccepted).toBe(true)
    await showing(jan, [{ name: "recentWinner" }])
    push("everyone", "wallet", { cash: 5 })
    push({ playerId: 1n }, "identity", { kycStatus: "accepted" })
    const game = { casinoGameId: 1, name: "Slot", slug: "slot", thumbnailUrl: "/media/posters/slot-360.avif" }
    const news = { username: "An•••s", amount: 20, multiplier: 10, game, wonAt: "2026-11-25T12:00:00.000Z" }
    push({ playerId: 1n }, "recentWinner", news)
    push("everyone", "recentWinner", news)
    await eventually(() => messagesExceptJackpots(jan).length > 0)
    expect(messagesExceptJackpots(jan)).toEqual([["recentWinner", news]])
  })

  it("disconnects a socket that sends an unknown event", async () => {
    const jan = open("jan")
    await jan.isAccepted
    jan.send('42["join",{"room":"player:2"}]')
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("disconnects the sockets of an ended session, and no others", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isAccepted, eva.isAccepted])
    push({ playerId: 1n, sessionId: 11n }, "sessionEnded", { reason: "loggedOut" })
    await jan.closed
    expect(jan.messages).toEqual([["sessionEnded", { reason: "loggedOut" }]])
    expect(eva.isOpen()).toBe(true)
  })

  it("sends the reason to a socket even when the session check runs before the message", async () => {
    const socket = open("jan")
    expect(await socket.isAccepted).toBe(true)
    sessions.delete("jan")
    const checks = activity.length
    await eventually(() => activity.length > checks, { everyMs: 5 })
    push({ playerId: 1n, sessionId: 11n }, "sessionEnded", { reason: "endedElsewhere" })
    await socket.closed
    expect(socket.messages).toEqual([["sessionEnded", { reason: "endedElsewhere" }]])
  })

  it("disconnects a socket whose session ended without a message", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isAccepted, eva.isAccepted])
    sessions.delete("jan")
    await jan.closed
    expect(eva.isOpen()).toBe(true)
  })

  it("does not count opening a socket or keeping it open as activity", async () => {
    await open("jan").isAccepted
    await eventually(() => activity.length > 3)
    expect(new Set(activity)).toEqual(new Set([false]))
  })
})
