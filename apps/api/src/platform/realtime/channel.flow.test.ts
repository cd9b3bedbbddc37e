import { describe, expect, it } from "vitest"
import { eventually } from "../../../../../product/eventually.ts"
import { board, heardBy, liveForFile, names, pool, pools, showing } from "../../../testing/live.ts"

const { open, visitor: opens, tell, state } = liveForFile()

describe("a socket", () => {
  it("hears of what changes all the time only what stands, and the last of it in any case", async () => {
    const jan = open("jan")
    expect(await jan.isIn).toBe(true)
    await showing(jan, [])
    for (let n = 1; n <= 200; n++) tell("everyone", "jackpots", pools(n))
    await eventually(() => jan.heard.length === 3)
    expect(jan.heard).toEqual([
      ["jackpots", pools(0)],
      ["jackpots", pools(1)],
      ["jackpots", pools(200)],
    ])
  })

  it("hears once and in order what the crowd is told in parts, and others need not wait for the last of them", async () => {
    const crowd = Array.from({ length: 24 }, () => opens())
    await Promise.all(crowd.map(({ isIn }) => isIn))
    await Promise.all(crowd.map((one) => showing(one, [{ name: "crashBets" }, { name: "quest" }])))
    tell("everyone", "crashBets", { roundId: 1, bets: [] })
    tell("everyone", "crashBets", { roundId: 2, bets: [] })
    tell("everyone", "quest", pool(1))
    await eventually(() => crowd.every((one) => heardBy(one).length === 3))
    for (const one of crowd) {
      const bets = heardBy(one).filter(([name]) => name === "crashBets")
      expect(bets.map(([, data]) => (data as { roundId: number }).roundId)).toEqual([1, 2])
    }
    const first = crowd.map((one) => heardBy(one)[0]?.[0])
    expect(first.filter((name) => name === "quest").length).toBeGreaterThanOrEqual(12)
    const left = crowd[0]!
    await showing(left, [{ name: "quest" }])
    tell("everyone", "crashBets", { roundId: 3, bets: [] })
    await eventually(() => crowd.slice(1).every((one) => heardBy(one).length === 4))
    await showing(left, [])
    expect(heardBy(left)).toHaveLength(3)
  })

  it("hears of what its page shows, visitors too, and of nothing else", async () => {
    const [jan, visitor, idle] = [open("jan"), opens(), opens()]
    await Promise.all([jan.isIn, visitor.isIn, idle.isIn])
    jan.shows([{ name: "tournament", id: 7 }])
    visitor.shows([{ name: "tournament", id: 8 }, { name: "quest" }])
    const tellAll = () => {
      for (const id of [7, 8, 9]) tell({ onlookersOf: id }, "tournament", board(id))
      tell("everyone", "quest", pool(3))
    }
    await eventually(() => {
      tellAll()
      return jan.heard.length > 0 && visitor.heard.length > 1
    })
    expect([...new Set(names(jan))]).toEqual(["tournament 7"])
    expect([...new Set(names(visitor))].sort()).toEqual(["quest", "tournament 8"])
    jan.shows([{ name: "tournament", id: 9 }])
    await eventually(() => {
      tellAll()
      return names(jan).includes("tournament 9")
    })
    const before = jan.heard.length
    tellAll()
    await eventually(() => jan.heard.length > before)
    expect(jan.heard.at(-1)).toEqual(["tournament", board(9)])
    await Promise.all([showing(jan, []), showing(visitor, [])])
    const heard = [names(jan), names(visitor)]
    // Who goes on showing it hears of it: whoever no longer does would have heard of it before.
    const eva = open("eva")
    await eva.isIn
    const all = [7, 8, 9].map((id) => ({ name: "tournament" as const, id }))
    await showing(eva, [...all, { name: "quest" }])
    tellAll()
    await eventually(() => new Set(names(eva)).size === 4)
    await Promise.all([showing(jan, []), showing(visitor, [])])
    expect([names(jan), names(visitor)]).toEqual(heard)
    expect(idle.heard).toEqual([])
    expect([jan, visitor, idle].map((socket) => socket.isOpen())).toEqual([true, true, true])
  })

  it("is told at once what a room is like that its page shows, and again when it shows it again", async () => {
    const jan = open("jan")
    await jan.isIn
    state.now = [pool(1), pool(2)]
    jan.shows([{ name: "quest" }])
    await eventually(() => jan.heard.length === 2)
    expect(jan.heard).toEqual([
      ["quest", pool(1)],
      ["quest", pool(2)],
    ])
    // What it goes on showing it is told once.
    await showing(jan, [{ name: "quest" }, { name: "tournament", id: 7 }])
    expect(heardBy(jan)).toHaveLength(2)
    jan.shows([])
    jan.shows([{ name: "quest" }])
    await eventually(() => heardBy(jan).length === 4)
  })

  it("is told what is newer last: what was read before is not said after it", async () => {
    const jan = open("jan")
    await jan.isIn
    state.now = [pool(1)]
    const slow = Promise.withResolvers<void>()
    state.reading = slow.promise
    jan.shows([{ name: "quest" }])
    await eventually(() => state.reads === 1)
    state.now = [pool(2)]
    tell("everyone", "quest", pool(2))
    await eventually(() => jan.heard.length === 1)
    slow.resolve()
    await eventually(() => jan.heard.length === 2)
    expect(jan.heard.map(([, data]) => data)).toEqual([pool(2), pool(2)])
  })

  it("of many that come at once costs one look at what a room is like", async () => {
    const all = Array.from({ length: 15 }, () => open("jan"))
    await Promise.all(all.map(({ isIn }) => isIn))
    state.now = [pool(5)]
    const slow = Promise.withResolvers<void>()
    state.reading = slow.promise
    await Promise.all(all.map((socket) => showing(socket, [{ name: "quest" }])))
    slow.resolve()
    await eventually(() => all.every((socket) => heardBy(socket).length === 1))
    expect(state.reads).toBe(1)
  })

  it("hears nothing of a room that is closed, after two seconds at the latest", async () => {
    const jan = open("jan")
    await jan.isIn
    state.now = [pool(1)]
    jan.shows([{ name: "quest" }])
    await eventually(() => jan.heard.length === 1)
    state.isOpen = false
    // Told at the pace of the room until it is known to be closed; then nothing for as long as it is.
    let before = -1
    await eventually(
      () => {
        const isQuiet = before === jan.heard.length
        before = jan.heard.length
        tell("everyone", "quest", pool(2))
        return isQuiet
      },
      { everyMs: 120, withinMs: 5_000 },
    )
    const eva = open("eva")
    await eva.isIn
    await showing(eva, [{ name: "quest" }])
    expect(heardBy(eva)).toEqual([])
  })

  it("hears of each of many at its own pace", async () => {
    const jan = open("jan")
    await jan.isIn
    await showing(jan, [
      { name: "tournament", id: 7 },
      { name: "tournament", id: 8 },
    ])
    for (let n = 0; n < 20; n++) for (const id of [7, 8]) tell({ onlookersOf: id }, "tournament", board(id))
    await eventually(() => heardBy(jan).length === 4)
    expect(names(jan)).toEqual(["tournament 7", "tournament 8", "tournament 7", "tournament 8"])
  })
})
