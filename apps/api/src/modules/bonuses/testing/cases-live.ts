import { me } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { describe, expect, it } from "vitest"
import type { Table } from "../../../../testing/table.ts"
import { sessionCookie } from "../../../platform/http/server.ts"
import {
  casino,
  makeDeposit,
  moveEndBack,
  runCommand,
  runEndOver,
  seat,
  seatWithBonus,
  visitorOf,
} from "./fixture.ts"

/** `last` is the newest message about the balance. */
async function listenToWallet(table: Table) {
  const socket = openSocket(casino().url, {
    cookie: `${sessionCookie}=${table.cookie}`,
    origin: casino().url,
  })
  expect(await socket.isAccepted).toBe(true)
  const last = () => socket.messages.filter(([name]) => name === "wallet").at(-1)?.[1]
  return { last, close: () => socket.close() }
}
async function read(table: Table) {
  const { userWallet, bonus } = await visitorOf(table).call(me.getSessionSummary, {})
  return { cash: userWallet.amount, bonus: bonus?.amount ?? 0 }
}

describe("the live balance", () => {
  it("carries cash and bonus together when a bonus is credited", async () => {
    const table = await seat(20)
    const page = await listenToWallet(table)
    await makeDeposit(table, 2_000)
    await expect.poll(page.last).toMatchObject({ cash: 20, bonus: 20 })
    expect(await read(table)).toEqual({ cash: 20, bonus: 20 })
    page.close()
  })

  it("carries both as cash and bonus are staked, and when the bonus is used up", async () => {
    const table = await seatWithBonus(5)
    const page = await listenToWallet(table)
    await table.bet(5, { round: "cash", round_closed: true })
    await expect.poll(page.last).toMatchObject({ cash: 0, bonus: 5 })
    await table.bet(3, { round: "part", round_closed: true })
    await expect.poll(page.last).toMatchObject({ cash: 0, bonus: 2 })
    await table.bet(2, { round: "rest", round_closed: true })
    await casino().drain()
    await expect.poll(page.last).toMatchObject({ cash: 0, bonus: 0 })
    expect(await read(table)).toEqual({ cash: 0, bonus: 0 })
    page.close()
  })

  it("carries both when the bonus expires, or an operator cancels it", async () => {
    const [late, cancelled] = [await seatWithBonus(20), await seatWithBonus(30)]
    const pages = [await listenToWallet(late), await listenToWallet(cancelled)] as const
    await moveEndBack(late, 5)
    await runEndOver()
    await expect.poll(pages[0].last).toMatchObject({ cash: 20, bonus: 0 })
    expect((await runCommand("anna", "cancel-bonus", String(cancelled.bonusId), "a test")).code).toBe(0)
    await casino().drain()
    await expect.poll(pages[1].last).toMatchObject({ cash: 30, bonus: 0 })
    for (const page of pages) page.close()
  })
})
