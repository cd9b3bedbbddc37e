import { content, endpoints, me, sessions } from "@elite/contract"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { afterEach, describe, expect, it } from "vitest"
import { fleetForFile } from "../../../../testing/fleet.ts"
import { seat } from "../../../../testing/table.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"

/** Two processes of one casino: what an operator switches holds in both. */
const fleet = fleetForFile()
const desk = async (...words: string[]) => {
  const answer = runOperatorCommand(words, "anna")
  return typeof answer === "function" ? answer(fleet().databaseUrl) : answer
}
const withinMs = { timeout: 5_000, interval: 50 }
const both = [0, 1] as const
const languagesAt = (process: number) => fleet().browser(process).fetch(content.getLanguages.path)
const statuses = () => Promise.all(both.map(async (process) => (await languagesAt(process)).status))

/** Closes the site and waits until each process has heard of it. */
async function closed(): Promise<void> {
  expect(await desk("start-maintenance", "a", "new", "database")).toEqual({
    code: 0,
    text: "The site is closed for maintenance.",
  })
  await expect.poll(statuses, withinMs).toEqual([503, 503])
}
async function opened(): Promise<void> {
  expect((await desk("end-maintenance", "all", "is", "well")).code).toBe(0)
  await expect.poll(statuses, withinMs).toEqual([200, 200])
}
afterEach(opened)

describe("maintenance", () => {
  it("answers every call of players with 503, a name and when to ask again, in each process", async () => {
    await closed()
    for (const process of both) {
      const answer = await languagesAt(process)
      expect(answer.headers.get("retry-after")).toBe("300")
      expect(await answer.json()).toMatchObject({
        errors: [{ name: "MaintenanceErrorType", language_key: "api_MaintenanceErrorType" }],
      })
    }
    for (const { method, path, multipart } of endpoints.filter((each) => !each.evenInMaintenance)) {
      const body = method === "GET" || method === "DELETE" ? {} : { body: "{}" }
      if (multipart) continue
      const headers = { "content-type": "application/json" }
      const { status } = await fleet()
        .browser(0)
        .fetch(path, { method, headers, ...body })
      expect([path, status]).toEqual([path, 503])
    }
  })

  it("serves health checks, metrics and log-outs", async () => {
    const player = await fleet().player()
    await closed()
    for (const process of both) {
      for (const path of ["/healthz", "/readyz", "/metrics"])
        expect((await fleet().browser(process).fetch(path)).status).toBe(200)
    }
    await fleet().browser(1, player.cookie).call(sessions.logout, {})
    await opened()
    await expect(fleet().browser(0, player.cookie).call(me.getUserDetails, {})).rejects.toMatchObject({
      status: 401,
    })
  })

  it("refuses a bet that opens a round, and books all that belongs to an open one", async () => {
    const player = await seat(fleet(), 100)
    const first = await player.bet(10, { round: "hand" })
    const taken = await player.bet(5, { round: "taken back" })
    await closed()
    expect(await player.bet(10, { round: "new" })).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" })
    expect(await player.bet(10, { round: "new" })).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" })
    expect(await player.cash()).toBe(8_500)
    // Doubling inside the hand, what it wins, and a bet that its provider takes back.
    expect(await player.bet(10, { round: "hand" })).toMatchObject({ status: "RS_OK" })
    expect(await player.win(first.uuid, 40, { round: "hand" })).toMatchObject({ status: "RS_OK" })
    expect(await player.rollback(taken.uuid, { round: "taken back" })).toMatchObject({ status: "RS_OK" })
    expect(await player.balance()).toMatchObject({ status: "RS_OK" })
    expect(await player.cash()).toBe(12_000)
    // The hand is over: what would begin it anew is refused.
    expect(await player.bet(10, { round: "hand" })).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" })
    await opened()
    expect(await player.bet(10, { round: "new" })).toMatchObject({ status: "RS_OK" })
  })

  it("tells the sockets of every process when it begins and when it ends", async () => {
    const player = await fleet().player()
    const sockets = fleet().urls.map((url) =>
      openSocket(url, { origin: url, cookie: `access_token=${player.cookie}` }),
    )
    for (const socket of sockets) {
      expect(await socket.isAccepted).toBe(true)
      socket.subscribe([{ name: "feature" }])
    }
    const hears = (state: "on" | "off") => (socket: Socket) =>
      expect
        .poll(() => socket.messages, withinMs)
        .toContainEqual(["feature", { feature: "maintenance", state }])
    await closed()
    await Promise.all(sockets.map(hears("on")))
    expect(sockets.every((socket) => socket.isOpen())).toBe(true)
    await opened()
    await Promise.all(sockets.map(hears("off")))
    for (const socket of sockets) socket.close()
  })

  it("keeps who switched it and why, and refuses to begin without a reason", async () => {
    expect(await desk("start-maintenance", " ")).toEqual({ code: 1, text: "Say why." })
    expect(await statuses()).toEqual([200, 200])
    await closed()
    const { text } = await desk("settings", "maintenance")
    expect(text).toContain('"isOn":true')
    expect(text).toContain("anna: ")
    expect(text).toContain("a new database")
  })

  it("takes another time to ask again within its bounds", async () => {
    expect((await desk("change-setting", "maintenance", "retryAfterSeconds", "1", "soon")).code).toBe(1)
    await desk("change-setting", "maintenance", "retryAfterSeconds", "60", "a short work")
    await closed()
    expect((await languagesAt(0)).headers.get("retry-after")).toBe("60")
    await desk("change-setting", "maintenance", "retryAfterSeconds", "300", "as before")
  })
})
