import { describe, expect, it } from "vitest"
import { eventually } from "../../../../../product/eventually.ts"
import { heardBy, liveForFile, showing } from "../../../testing/live.ts"

const { open, tell, sessions, activity } = liveForFile()

describe("a socket", () => {
  it("needs our own page and a session", async () => {
    expect(await open("jan").isIn).toBe(true)
    expect(await open("nobody").isIn).toBe(false)
    expect(await open("jan", { origin: "https://evil.example" }).isIn).toBe(false)
    expect(await open("jan", { origin: "null" }).isIn).toBe(false)
  })

  it("hears what is told to its player, and nobody else's", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    tell({ playerId: 1n }, "wallet", { cash: 5 })
    tell({ playerId: 1n }, "wallet", { eliteCoins: 7 })
    await eventually(() => jan.heard.length === 1)
    expect(jan.heard).toEqual([["wallet", { cash: 5, eliteCoins: 7 }]])
    tell({ playerId: 2n }, "wallet", { cash: 1 })
    await eventually(() => eva.heard.length > 0)
    expect(eva.heard).toEqual([["wallet", { cash: 1 }]])
  })

  it("hears nothing that its noun does not let it hear, whoever sends it", async () => {
    const jan = open("jan")
    expect(await jan.isIn).toBe(true)
    await showing(jan, [{ name: "recentWinner" }])
    tell("everyone", "wallet", { cash: 5 })
    tell({ playerId: 1n }, "identity", { kycStatus: "accepted" })
    const game = { casinoGameId: 1, name: "Slot", slug: "slot", thumbnailUrl: "/media/posters/slot-360.avif" }
    const news = { username: "An•••s", amount: 20, multiplier: 10, game, wonAt: "2026-11-25T12:00:00.000Z" }
    tell({ playerId: 1n }, "recentWinner", news)
    tell("everyone", "recentWinner", news)
    await eventually(() => heardBy(jan).length > 0)
    expect(heardBy(jan)).toEqual([["recentWinner", news]])
  })

  it("is cut when it says anything else", async () => {
    const jan = open("jan")
    await jan.isIn
    jan.send('42["join",{"room":"player:2"}]')
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("is cut when its session is told to have ended, and only that session's", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    tell({ playerId: 1n, sessionId: 11n }, "sessionEnded", { reason: "loggedOut" })
    await jan.closed
    expect(jan.heard).toEqual([["sessionEnded", { reason: "loggedOut" }]])
    expect(eva.isOpen()).toBe(true)
  })

  it("hears why its session has ended where the house sees that it has before the word comes", async () => {
    const socket = open("jan")
    expect(await socket.isIn).toBe(true)
    sessions.delete("jan")
    const looked = activity.length
    await eventually(() => activity.length > looked, { everyMs: 5 })
    tell({ playerId: 1n, sessionId: 11n }, "sessionEnded", { reason: "endedElsewhere" })
    await socket.closed
    expect(socket.heard).toEqual([["sessionEnded", { reason: "endedElsewhere" }]])
  })

  it("does not outlive a session whose end nobody told it of", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    sessions.delete("jan")
    await jan.closed
    expect(eva.isOpen()).toBe(true)
  })

  it("is no sign of life: neither opening it nor keeping it open", async () => {
    await open("jan").isIn
    await eventually(() => activity.length > 3)
    expect(new Set(activity)).toEqual(new Set([false]))
  })
})
