import { CallRefusedError } from "@elite/client/visitor"
import { content, sportsbook as contract, type InputOf, me } from "@elite/contract"
import {
  armTimes,
  type Exchange,
  listExchanges,
  setSandboxClock,
  submitConsoleForm,
} from "@elite/testkit/sandboxes"
import pg from "pg"
import { beforeAll, describe, expect, it } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { waitUntilIdle } from "../../../testing/idle.ts"
import { operatorCliFor } from "../../../testing/operatorCli.ts"
import { seededVisitor, seedMoney, visitorAgain } from "../../../testing/seeded.ts"
import { runOperatorCommand } from "../../operatorCli.ts"
import { OperatorError } from "../../platform/admin/operatorError.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { addDaysToDate, brusselsDate, dayMs, hourMs } from "../../platform/lib/calendar.ts"
import { changeSetting, setPolicy } from "../content/settingValues.ts"
import { asOwner } from "../payments/testing/payer.ts"
import { overdueMs } from "./rules.ts"
import { sportsbook, sportsbookLicence } from "./settings.ts"
import { openSportsbook } from "./testing/bettor.ts"

const casino = casinoForFile()

/** A player with money in the sports book, and a token for its page. */
async function punter(sports: number) {
  const player = await seededVisitor(casino())
  const { visitor, playerId } = player
  await seedMoneyAt(playerId, sports, "sports")
  const { token } = await visitor.call(contract.openSportsSession, { languageCode: "nl" })
  const page = (path: string, body?: object) =>
    fetch(`${casino().sandboxUrl}/betby/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const shown = async () => (await visitor.call(contract.getSportsBook, {})).balance
  const bets = async () => (await visitor.call(contract.getSportsBets, {})).bets.rows
  return { ...player, token, page, shown, bets }
}
type Punter = Awaited<ReturnType<typeof punter>>

type Listed = {
  id: string
  startsAt: string
  markets: { id: string; outcomes: { id: string; odds: number }[] }[]
}
const listed = async (): Promise<Listed[]> =>
  (await (await fetch(`${casino().sandboxUrl}/betby/api/events?lang=fr`)).json()) as Listed[]

let made = 0
/** Bets on the first outcome of the first events of the sandbox, one slip. */
async function places({ page }: Punter, stakeCents: number, events = 1) {
  const choices = (await listed()).slice(0, events).map(({ id, markets }) => ({
    eventId: id,
    marketId: markets[0]!.id,
    outcomeId: markets[0]!.outcomes[0]!.id,
  }))
  const answer = await page("slips", { key: `slip-key-${++made}`, stakeCents, choices })
  await waitUntilIdle(casino())
  return (await answer.json()) as { id: string; state: string; potentialCents: number; code?: string }
}
const decides = async (slip: { id: string }, action: string) => {
  await submitConsoleForm(casino(), "betby", "slips", { slip: slip.id, action })
  await waitUntilIdle(casino())
}

describe("the sports book", () => {
  it("is hidden while it is off, and takes no bets", async () => {
    const { visitor } = await seededVisitor(casino())
    for (const ask of [
      () => visitor.call(contract.getSportsBook, {}),
      () => visitor.call(contract.openSportsSession, {}),
      () => casino().visitor().call(contract.getSportsBook, {}),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 })
  })

  it("cannot be switched on under a casino licence alone", async () => {
    const { platform, databaseUrl } = casino()
    const switched = () => platform.transact((tx) => setPolicy(tx, sportsbook, "on", "a test"))
    await expect(switched()).rejects.toThrow(OperatorError)
    const desk = runOperatorCommand(["set-policy", "sportsbook", "on", "we", "want", "it"], "anna")
    const { text } = await (desk as (url: string) => Promise<{ text: string }>)(databaseUrl)
    expect(text).toContain("change-setting sportsbookLicence")
    const change = { path: ["number"], value: "F1+0001", by: "anna", why: "a test" }
    await platform.transact((tx) => changeSetting(tx, sportsbookLicence, change))
    await switched()
    expect((await casino().visitor().call(content.siteDetail, {})).siteDetail.features.sportsbook).toBe("on")
    // Removing the licence hides the sports book, whatever its policy.
    await platform.transact((tx) => changeSetting(tx, sportsbookLicence, { ...change, value: "" }))
    await expect(casino().visitor().call(contract.getSportsBook, {})).rejects.toMatchObject({ status: 404 })
  })
})

describe("a bet", () => {
  beforeAll(() => openSportsbook(casino()))

  it("is refused during maintenance, while an open one is settled", async () => {
    const who = await punter(50)
    const open = await places(who, 1_000)
    const status = async () => (await casino().visitor().fetch(content.getLanguages.path)).status
    await operatorCliFor(casino)("anna", "start-maintenance", "a", "test")
    await expect.poll(status, { timeout: 5_000 }).toBe(503)
    expect((await places(who, 1_000)).state).not.toBe("open")
    await decides(open, "win")
    await operatorCliFor(casino)("anna", "end-maintenance", "a", "test")
    await expect.poll(status, { timeout: 5_000 }).toBe(200)
    expect(await who.shown()).toBe((4_000 + open.potentialCents) / 100)
    expect(await who.bets()).toHaveLength(1)
  })

  it("is placed, won, reversed, refunded, reversed and lost, each time to the cent", async () => {
    const who = await punter(50)
    const slip = await places(who, 1_000, 2)
    expect(slip.state).toBe("open")
    expect(await who.shown()).toBe(40)
    expect(await who.bets()).toMatchObject([
      { state: "open", stake: 10, paid: 0, potentialWin: slip.potentialCents / 100, isFinal: false },
    ])
    expect((await who.bets())[0]!.legs).toHaveLength(2)
    await decides(slip, "win")
    expect(await who.shown()).toBe((4_000 + slip.potentialCents) / 100)
    await decides(slip, "refund")
    expect(await who.shown()).toBe(50)
    await decides(slip, "lose")
    expect(await who.shown()).toBe(40)
    await decides(slip, "settlement")
    expect(await who.bets()).toMatchObject([{ state: "lost", paid: 0, isFinal: true }])
    // Net loss adds to that of the casino.
    expect(await who.visitor.call(me.getSessionSummary, {})).toMatchObject({
      today: { stakes: 10, wins: 0, net: -10 },
    })
  })

  it("is repeated by name after a lost answer, and discarded without one", async () => {
    const who = await punter(20)
    await arms("lost_answer")
    expect((await places(who, 300)).state).toBe("open")
    expect(await who.shown()).toBe(17)
    await arms("lost_answer", 3)
    expect((await places(who, 300)).state).toBe("discarded")
    expect(await who.shown()).toBe(17)
    expect((await who.bets()).map(({ state }) => state)).toEqual(["discarded", "open"])
    const found = async (asked: InputOf<typeof contract.getSportsBets>) => {
      const { count, rows } = (await who.visitor.call(contract.getSportsBets, asked)).bets
      return [count, rows.map(({ state }) => state)]
    }
    expect(await found({ status: "open" })).toEqual([1, ["open"]])
    expect(await found({ status: "discarded" })).toEqual([1, ["discarded"]])
    expect(await found({ status: "lost" })).toEqual([0, []])
    const today = brusselsDate(casino().clock.now())
    expect(await found({ startDate: today, endDate: today, limit: 1, pageNo: 2 })).toEqual([2, ["open"]])
    expect(await found({ endDate: addDaysToDate(today, -1) })).toEqual([0, []])
  })

  it("needs the signature of its provider", async () => {
    const who = await punter(20)
    for (const flaw of ["other_brand", "expired"]) {
      await arms(flaw)
      expect((await places(who, 100)).state).toBe("open")
      const calls = (await outgoing("/bet/make")).slice(0, 2).map(({ status }) => status)
      expect(calls).toEqual([200, 401])
    }
    for (const body of ["", "{}", '{"payload":"a.b.c"}', JSON.stringify({ payload: who.token })]) {
      const answer = await fetch(`${casino().url}/providers/betby/bet/make`, { method: "POST", body })
      expect(answer.status).toBe(401)
    }
  })

  it("is refused above the sports balance, whatever cash there is", async () => {
    const who = await punter(1)
    await seedMoneyAt(who.playerId, 500, "cash")
    expect((await places(who, 101)).state).toBe("notEnoughMoney")
    expect((await places(who, 100)).state).toBe("open")
  })

  it("is refused while the sports book is off, and an open one is settled", async () => {
    const who = await punter(10)
    const slip = await places(who, 100)
    await casino().platform.transact((tx) => setPolicy(tx, sportsbook, "off", "a test"))
    expect((await places(who, 100)).state).toBe("notOffered")
    await decides(slip, "win")
    expect((await who.bets()).map(({ state }) => state)).toEqual(["won"])
    await openSportsbook(casino())
  })

  it("without a result raises an alarm, and two operators refund it", async () => {
    const who = await punter(10)
    await places(who, 100)
    const [bet] = await who.bets()
    await asOwner(casino(), "update sportsbook.bet set placed_at = $2 where id = $1", [
      bet!.betId,
      new Date(casino().clock.now().getTime() - overdueMs - 1),
    ])
    await handlerOf(
      casino().modules.find(({ noun }) => noun === "sportsbook")!.jobs!["sportsbook.findOverdue"]!,
    )({})
    const desk = async (by: string, ...words: string[]) => {
      const asked = runOperatorCommand(words, by)
      return typeof asked === "function" ? (await asked(casino().databaseUrl)).text : JSON.stringify(asked)
    }
    expect(await desk("anna", "slips-overdue")).toMatch(/€\s1,00 staked/)
    const say = (by: string) => desk(by, "void-slip", String(bet!.betId), "its provider is gone")
    expect(await say("anna")).toContain("another operator")
    expect(await say("anna")).toContain("another person")
    expect(await say("bert")).toContain("was given back")
    expect(await who.shown()).toBe(10)
    expect(await who.bets()).toMatchObject([{ state: "discarded" }])
  })

  it("gives no token to a barred player, and no bets of another player", async () => {
    const who = await punter(10)
    await places(who, 100)
    const other = await punter(10)
    expect(await other.bets()).toEqual([])
    const mine = (await (await other.page("slips")).json()) as unknown[]
    expect(mine).toEqual([])
    await expect(casino().visitor().call(contract.getSportsBets, {})).rejects.toThrow(CallRefusedError)
  })

  it("is settled when its events end, and final thirty days later", async () => {
    const who = await punter(20)
    const slip = await places(who, 500)
    const [first] = await listed()
    const passes = async (ms: number) => {
      casino().clock.advance(ms)
      await setSandboxClock(casino(), casino().clock.now())
      await waitUntilIdle(casino())
    }
    await passes(Date.parse(first!.startsAt) - casino().clock.now().getTime() + 4 * hourMs)
    const later = await visitorAgain(casino(), who.playerId)
    const bets = async () => (await later.call(contract.getSportsBets, {})).bets.rows
    const [bet] = await bets()
    expect(["won", "lost"]).toContain(bet!.state)
    expect(bet!.paid).toBe(bet!.state === "won" ? slip.potentialCents / 100 : 0)
    await passes(31 * dayMs)
    await visitorAgain(casino(), who.playerId, later)
    expect((await bets())[0]!.isFinal).toBe(true)
  })
})

async function seedMoneyAt(playerId: bigint, euros: number, purse: "cash" | "sports") {
  const db = new pg.Client({ connectionString: casino().databaseUrl })
  await db.connect()
  await seedMoney(db, playerId, euros, purse).finally(() => db.end())
}

const arms = (scenario: string, times = 1) => armTimes(casino(), "betby", times, scenario)
const outgoing = async (path: string): Promise<Exchange[]> =>
  (await listExchanges(casino(), "betby")).filter(
    ({ direction, url }) => direction === "out" && url.endsWith(path),
  )
