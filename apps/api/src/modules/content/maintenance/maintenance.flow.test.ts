import { content, endpoints, me, sessions } from "@elite/contract"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { afterEach, describe, expect, it } from "vitest"
import { fleetForFile } from "../../../../testing/fleet.ts"
import { seat } from "../../../../testing/table.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"

/** Two processes of one casino. */
const fleet = fleetForFile()
const runCommand = async (...words: string[]) => {
  const answer = runOperatorCommand(words, "anna")
  return typeof answer === "function" ? answer(fleet().databaseUrl) : answer
}
const withinMs = { timeout: 5_000, interval: 50 }
const both = [0, 1] as const
const languagesAt = (process: number) => fleet().browser(process).fetch(content.getLanguages.path)
const statuses = () => Promise.all(both.map(async (process) => (await languagesAt(process)).status))

/** Waits until each process has read it. */
async function closeSite(): Promise<void> {
  expect(await runCommand("start-maintenance", "a", "new", "database")).toEqual({
    code: 0,
    text: "The site is closed for maintenance.",
  })
  await expect.poll(statuses, withinMs).toEqual([503, 503])
}
async function openSite(): Promise<void> {
  expect((await runCommand("end-maintenance", "all", "is", "well")).code).toBe(0)
  await expect.poll(statuses, withinMs).toEqual([200, 200])
}
afterEach(openSite)

describe("maintenance", () => {
  it("answers calls of players with 503, a name and Retry-After in each process", async () => {
    await closeSite()
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
    await closeSite()
    for (const process of both) {
      for (const path of ["/healthz", "/readyz", "/metrics"])
        expect((await fleet().browser(process).fetch(path)).status).toBe(200)
    }
    await fleet().browser(1, player.cookie).call(sessions.logout, {})
    await openSite()
    await expect(fleet().browser(0, player.cookie).call(me.getUserDetails, {})).rejects.toMatchObject({
      status: 401,
    })
  })

  it("refuses a bet that opens a round, and books those of an open one", async () => {
    const player = await seat(fleet(), 100)
    const first = await player.bet(10, { round: "hand" })
    const taken = await player.bet(5, { round: "taken back" })
    await closeSite()
    expect(await player.bet(10, { round: "new" })).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" })
    expect(await player.bet(10, { round: "new" })).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" })
    expect(await player.cash()).toBe(8_500)
    // Doubling within the hand, its win, and a rollback.
    expect(await player.bet(10, { round: "hand" })).toMatchObject({ status: "RS_OK" })
    expect(await player.win(first.uuid, 40, { round: "hand" })).toMatchObject({ status: "RS_OK" })
    expect(await player.rollback(taken.uuid, { round: "taken back" })).toMatchObject({ status: "RS_OK" })
    expect(await player.balance()).toMatchObject({ status: "RS_OK" })
    expect(await player.cash()).toBe(12_000)
    // After the hand, a new round is refused.
    expect(await player.bet(10, { round: "hand" })).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" })
    await openSite()
    expect(await player.bet(10, { round: "new" })).toMatchObject({ status: "RS_OK" })
  })

  it("pushes its beginning and end to the sockets of every process", async () => {
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
    await closeSite()
    await Promise.all(sockets.map(hears("on")))
    expect(sockets.every((socket) => socket.isOpen())).toBe(true)
    await openSite()
    await Promise.all(sockets.map(hears("off")))
    for (const socket of sockets) socket.close()
  })

  it("records operator and reason, and refuses to begin without a reason", async () => {
    expect(await runCommand("start-maintenance", " ")).toEqual({ code: 1, text: "Say why." })
    expect(await statuses()).toEqual([200, 200])
    await closeSite()
    const { text } = await runCommand("settings", "maintenance")
    expect(text).toContain('"isOn":true')
    expect(text).toContain("anna: ")
    expect(text).toContain("a new database")
  })

  it("accepts another Retry-After within its bounds", async () => {
    expect((await runCommand("change-setting", "maintenance", "retryAfterSeconds", "1", "soon")).code).toBe(1)
    await runCommand("change-setting", "maintenance", "retryAfterSeconds", "60", "a short work")
    await closeSite()
    expect((await languagesAt(0)).headers.get("retry-after")).toBe("60")
    await runCommand("change-setting", "maintenance", "retryAfterSeconds", "300", "as before")
  })
})
