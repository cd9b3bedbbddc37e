import { eventually } from "@elite/testkit/eventually"
import { describe, expect, it } from "vitest"
import {
  board,
  liveForFile,
  messagesExceptJackpots,
  names,
  pool,
  pools,
  showing,
} from "../../../testing/live.ts"

const { open, visitor: openVisitor, push, state } = liveForFile()

describe("a channel", () => {
  it("throttles messages and always sends the last", async () => {
    const jan = open("jan")
    expect(await jan.isAccepted).toBe(true)
    await showing(jan, [])
    for (let n = 1; n <= 200; n++) push("everyone", "jackpots", pools(n))
    await eventually(() => jan.messages.length === 3)
    expect(jan.messages).toEqual([
      ["jackpots", pools(0)],
      ["jackpots", pools(1)],
      ["jackpots", pools(200)],
    ])
  })

  it("sends sharded messages once and in order, and other messages between the shards", async () => {
    const sockets = Array.from({ length: 24 }, () => openVisitor())
    await Promise.all(sockets.map(({ isAccepted: isIn }) => isIn))
    await Promise.all(sockets.map((socket) => showing(socket, [{ name: "crashBets" }, { name: "quest" }])))
    push("everyone", "crashBets", { roundId: 1, bets: [] })
    push("everyone", "crashBets", { roundId: 2, bets: [] })
    push("everyone", "quest", pool(1))
    await eventually(() => sockets.every((socket) => messagesExceptJackpots(socket).length === 3))
    for (const socket of sockets) {
      const bets = messagesExceptJackpots(socket).filter(([name]) => name === "crashBets")
      expect(bets.map(([, data]) => (data as { roundId: number }).roundId)).toEqual([1, 2])
    }
    const first = sockets.map((socket) => messagesExceptJackpots(socket)[0]?.[0])
    expect(first.filter((name) => name === "quest").length).toBeGreaterThanOrEqual(12)
    const left = sockets[0]!
    await showing(left, [{ name: "quest" }])
    push("everyone", "crashBets", { roundId: 3, bets: [] })
    await eventually(() => sockets.slice(1).every((socket) => messagesExceptJackpots(socket).length === 4))
    await showing(left, [])
    expect(messagesExceptJackpots(left)).toHaveLength(3)
  })

  it("sends a page only what it subscribes to, visitors too", async () => {
    const [jan, visitor, idle] = [open("jan"), openVisitor(), openVisitor()]
    await Promise.all([jan.isAccepted, visitor.isAccepted, idle.isAccepted])
    jan.subscribe([{ name: "tournament", id: 7 }])
    visitor.subscribe([{ name: "tournament", id: 8 }, { name: "quest" }])
    const tellAll = () => {
      for (const id of [7, 8, 9]) push({ onlookersOf: id }, "tournament", board(id))
      push("everyone", "quest", pool(3))
    }
    await eventually(() => {
      tellAll()
      return jan.messages.length > 0 && visitor.messages.length > 1
    })
    expect([...new Set(names(jan))]).toEqual(["tournament 7"])
    expect([...new Set(names(visitor))].sort()).toEqual(["quest", "tournament 8"])
    jan.subscribe([{ name: "tournament", id: 9 }])
    await eventually(() => {
      tellAll()
      return names(jan).includes("tournament 9")
    })
    const before = jan.messages.length
    tellAll()
    await eventually(() => jan.messages.length > before)
    expect(jan.messages.at(-1)).toEqual(["tournament", board(9)])
    await Promise.all([showing(jan, []), showing(visitor, [])])
    const received = [names(jan), names(visitor)]
    // A third page receives the messages, so the two that unsubscribed would have received them by then.
    const eva = open("eva")
    await eva.isAccepted
    const all = [7, 8, 9].map((id) => ({ name: "tournament" as const, id }))
    await showing(eva, [...all, { name: "quest" }])
    tellAll()
    await eventually(() => new Set(names(eva)).size === 4)
    await Promise.all([showing(jan, []), showing(visitor, [])])
    expect([names(jan), names(visitor)]).toEqual(received)
    expect(idle.messages).toEqual([])
    expect([jan, visitor, idle].map((socket) => socket.isOpen())).toEqual([true, true, true])
  })

  it("sends the snapshot on each subscription", async () => {
    const jan = open("jan")
    await jan.isAccepted
    state.now = [pool(1), pool(2)]
    jan.subscribe([{ name: "quest" }])
    await eventually(() => jan.messages.length === 2)
    expect(jan.messages).toEqual([
      ["quest", pool(1)],
      ["quest", pool(2)],
    ])
    // A topic that stays subscribed gets no second snapshot.
    await showing(jan, [{ name: "quest" }, { name: "tournament", id: 7 }])
    expect(messagesExceptJackpots(jan)).toHaveLength(2)
    jan.subscribe([])
    jan.subscribe([{ name: "quest" }])
    await eventually(() => messagesExceptJackpots(jan).length === 4)
  })

  it("sends no outdated snapshot after a newer message", async () => {
    const jan = open("jan")
    await jan.isAccepted
    state.now = [pool(1)]
    const slow = Promise.withResolvers<void>()
    state.reading = slow.promise
    jan.subscribe([{ name: "quest" }])
    await eventually(() => state.reads === 1)
    state.now = [pool(2)]
    push("everyone", "quest", pool(2))
    await eventually(() => jan.messages.length === 1)
    slow.resolve()
    await eventually(() => jan.messages.length === 2)
    expect(jan.messages.map(([, data]) => data)).toEqual([pool(2), pool(2)])
  })

  it("reads the snapshot once for many simultaneous subscriptions", async () => {
    const opened = Array.from({ length: 15 }, () => open("jan"))
    await Promise.all(opened.map(({ isAccepted: isIn }) => isIn))
    state.now = [pool(5)]
    const slow = Promise.withResolvers<void>()
    state.reading = slow.promise
    await Promise.all(opened.map((socket) => showing(socket, [{ name: "quest" }])))
    slow.resolve()
    await eventually(() => opened.every((socket) => messagesExceptJackpots(socket).length === 1))
    expect(state.reads).toBe(1)
  })

  it("sends nothing on a closed channel, after two seconds at the latest", async () => {
    const jan = open("jan")
    await jan.isAccepted
    state.now = [pool(1)]
    jan.subscribe([{ name: "quest" }])
    await eventually(() => jan.messages.length === 1)
    state.isOpen = false
    // Messages still arrive at the interval of the channel until the cached `isOpen` expires.
    let before = -1
    await eventually(
      () => {
        const isQuiet = before === jan.messages.length
        before = jan.messages.length
        push("everyone", "quest", pool(2))
        return isQuiet
      },
      { everyMs: 120, withinMs: 5_000 },
    )
    const eva = open("eva")
    await eva.isAccepted
    await showing(eva, [{ name: "quest" }])
    expect(messagesExceptJackpots(eva)).toEqual([])
  })

  it("throttles each id separately", async () => {
    const jan = open("jan")
    await jan.isAccepted
    await showing(jan, [
      { name: "tournament", id: 7 },
      { name: "tournament", id: 8 },
    ])
    for (let n = 0; n < 20; n++) for (const id of [7, 8]) push({ onlookersOf: id }, "tournament", board(id))
    await eventually(() => messagesExceptJackpots(jan).length === 4)
    expect(names(jan)).toEqual(["tournament 7", "tournament 8", "tournament 7", "tournament 8"])
  })
})
