import { describe, expect, it } from "vitest"
import { eventually } from "../../../../../product/eventually.ts"
import { board, liveForFile, showing } from "../../../testing/live.ts"

const { visitor, open, opensMute, visitors, tell, sessions, opened } = liveForFile()

describe("a socket", () => {
  it("is one of twenty at most in a session: tabs of a browser, not a flood", async () => {
    for (let n = 0; n < 20; n++) expect(await open("jan").isIn).toBe(true)
    expect(await open("jan").isIn).toBe(false)
    expect(await open("eva").isIn).toBe(true)
    opened[0]?.close()
    await opened[0]?.closed
    await eventually(() => opened[0]?.isOpen() === false)
    expect(await open("jan").isIn).toBe(true)
  })

  it.each([
    ["what nobody may look at", '42["look",[{"name":"wallet"}]]'],
    ["somebody's own", '42["look",[{"name":"wallet","id":2}]]'],
    ["what there is not", '42["look",[{"name":"constructor"}]]'],
    ["one of many without saying which", '42["look",[{"name":"tournament"}]]'],
    ["no number", '42["look",[{"name":"tournament","id":"7"}]]'],
    ["a number of what there is one of", '42["look",[{"name":"quest","id":7}]]'],
    ["more than it is asked for", '42["look",[{"name":"tournament","id":7,"as":2}]]'],
    ["nothing", '42["look",[null]]'],
    ["something else as well", '42["look",[{"name":"tournament","id":7}],1]'],
    ["no list", '42["look",{"name":"tournament","id":7}]'],
    [
      "more than a page shows",
      `42["look",${JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ name: "tournament", id })))}]`,
    ],
  ])("is cut when it shows %s", async (_, text) => {
    const jan = open("jan")
    await jan.isIn
    jan.send(text)
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("is cut when it shows something else all the time", async () => {
    const jan = open("jan")
    await jan.isIn
    for (let id = 1; id <= 121; id++) jan.shows([{ name: "tournament", id }])
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("of one address is cut when all of them together show something else all the time", async () => {
    const [here, there] = [{ "x-forwarded-for": "203.0.113.9" }, { "x-forwarded-for": "203.0.113.10" }]
    const all = Array.from({ length: 21 }, () => visitor(here))
    const other = visitor(there)
    await Promise.all([...all, other].map(({ isIn }) => isIn))
    for (let id = 1; id <= 60; id++)
      for (const socket of all.slice(0, 20)) socket.shows([{ name: "tournament", id }])
    await eventually(() => {
      tell({ onlookersOf: 60 }, "tournament", board(60))
      return all.slice(0, 20).every(({ heard }) => heard.length > 0)
    })
    expect(all.map((socket) => socket.isOpen())).not.toContain(false)
    all[20]!.shows([{ name: "tournament", id: 1 }])
    await all[20]!.closed
    await showing(other, [])
    expect(other.isOpen()).toBe(true)
  })

  it("of a visitor is one of so many, from however many addresses they come", async () => {
    expect(await visitors("203.0.113.1", 20)).not.toContain(false)
    expect(await visitors("203.0.113.2", 20)).not.toContain(false)
    expect(await visitors("203.0.113.3", 3)).toEqual([false, false, false])
    for (const socket of opened.slice(0, 5)) socket.close()
    await eventually(async () => (await visitors("203.0.113.3", 1))[0])
  })

  it("of a player comes in while strangers are refused: of all addresses, and of theirs", async () => {
    expect(await visitors("203.0.113.1", 30)).not.toContain(false)
    expect(await open("jan", { "x-forwarded-for": "203.0.113.1" }).isIn).toBe(true)
    expect(await visitors("203.0.113.2", 10)).not.toContain(false)
    expect(await visitors("203.0.113.3", 1)).toEqual([false])
    expect([await open("jan").isIn, await open("eva").isIn]).toEqual([true, true])
    expect(await open("nobody").isIn).toBe(false)
    sessions.delete("eva")
    expect(await open("eva").isIn).toBe(false)
  })

  it("of a player who says nothing is one of twenty too, while strangers are refused", async () => {
    expect(await visitors("203.0.113.1", 30)).not.toContain(false)
    expect(await visitors("203.0.113.2", 10)).not.toContain(false)
    const mute = await Promise.all(Array.from({ length: 40 }, () => opensMute("jan")))
    expect(mute.filter(Boolean).length).toBeLessThanOrEqual(20)
    expect(await open("eva").isIn).toBe(true)
  })
})
