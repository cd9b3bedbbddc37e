import { eventually } from "@elite/testkit/eventually"
import { describe, expect, it } from "vitest"
import { board, liveForFile, showing } from "../../../testing/live.ts"

const { visitor, open, openMuteSocket, visitors, push, sessions, opened } = liveForFile()

describe("the socket server", () => {
  it("accepts twenty sockets of one session, and another when one is closed", async () => {
    for (let n = 0; n < 20; n++) expect(await open("jan").isAccepted).toBe(true)
    expect(await open("jan").isAccepted).toBe(false)
    expect(await open("eva").isAccepted).toBe(true)
    opened[0]?.close()
    await opened[0]?.closed
    await eventually(() => opened[0]?.isOpen() === false)
    expect(await open("jan").isAccepted).toBe(true)
  })

  it.each([
    ["a private message", '42["look",[{"name":"wallet"}]]'],
    ["a message of another player", '42["look",[{"name":"wallet","id":2}]]'],
    ["an unknown name", '42["look",[{"name":"constructor"}]]'],
    ["a message with ids without an id", '42["look",[{"name":"tournament"}]]'],
    ["an id that is no number", '42["look",[{"name":"tournament","id":"7"}]]'],
    ["a message without ids with an id", '42["look",[{"name":"quest","id":7}]]'],
    ["a topic with an unknown field", '42["look",[{"name":"tournament","id":7,"as":2}]]'],
    ["null", '42["look",[null]]'],
    ["a list with a second argument", '42["look",[{"name":"tournament","id":7}],1]'],
    ["a topic outside a list", '42["look",{"name":"tournament","id":7}]'],
    [
      "more topics than allowed",
      `42["look",${JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ name: "tournament", id })))}]`,
    ],
  ])("disconnects a socket that subscribes to %s", async (_, text) => {
    const jan = open("jan")
    await jan.isAccepted
    jan.send(text)
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("disconnects a socket above 120 new topics a minute", async () => {
    const jan = open("jan")
    await jan.isAccepted
    for (let id = 1; id <= 121; id++) jan.subscribe([{ name: "tournament", id }])
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("disconnects a socket of an address above 1 200 new topics a minute", async () => {
    const [sameAddress, otherAddress] = [
      { "x-forwarded-for": "203.0.113.9" },
      { "x-forwarded-for": "203.0.113.10" },
    ]
    const sockets = Array.from({ length: 21 }, () => visitor(sameAddress))
    const other = visitor(otherAddress)
    await Promise.all([...sockets, other].map(({ isAccepted: isIn }) => isIn))
    for (let id = 1; id <= 60; id++)
      for (const socket of sockets.slice(0, 20)) socket.subscribe([{ name: "tournament", id }])
    await eventually(() => {
      push({ onlookersOf: 60 }, "tournament", board(60))
      return sockets.slice(0, 20).every(({ messages }) => messages.length > 0)
    })
    expect(sockets.map((socket) => socket.isOpen())).not.toContain(false)
    sockets[20]!.subscribe([{ name: "tournament", id: 1 }])
    await sockets[20]!.closed
    await showing(other, [])
    expect(other.isOpen()).toBe(true)
  })

  it("limits the sockets of visitors from all addresses", async () => {
    expect(await visitors("203.0.113.1", 20)).not.toContain(false)
    expect(await visitors("203.0.113.2", 20)).not.toContain(false)
    expect(await visitors("203.0.113.3", 3)).toEqual([false, false, false])
    for (const socket of opened.slice(0, 5)) socket.close()
    await eventually(async () => (await visitors("203.0.113.3", 1))[0])
  })

  it("accepts players while visitors of all addresses, or of theirs, are refused", async () => {
    expect(await visitors("203.0.113.1", 30)).not.toContain(false)
    expect(await open("jan", { "x-forwarded-for": "203.0.113.1" }).isAccepted).toBe(true)
    expect(await visitors("203.0.113.2", 10)).not.toContain(false)
    expect(await visitors("203.0.113.3", 1)).toEqual([false])
    expect([await open("jan").isAccepted, await open("eva").isAccepted]).toEqual([true, true])
    expect(await open("nobody").isAccepted).toBe(false)
    sessions.delete("eva")
    expect(await open("eva").isAccepted).toBe(false)
  })

  it("limits the unauthenticated sockets of one session while visitors are refused", async () => {
    expect(await visitors("203.0.113.1", 30)).not.toContain(false)
    expect(await visitors("203.0.113.2", 10)).not.toContain(false)
    const mute = await Promise.all(Array.from({ length: 40 }, () => openMuteSocket("jan")))
    expect(mute.filter(Boolean).length).toBeLessThanOrEqual(20)
    expect(await open("eva").isAccepted).toBe(true)
  })
})
