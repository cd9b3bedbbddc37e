import { type LiveMessages, quest } from "@elite/contract"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { dryRunFloors } from "../../apps/api/src/dryRun.ts"
import type { PolicyState } from "../../apps/api/src/platform/admin/settings.ts"
import { monotonicMs } from "../../apps/api/src/platform/lib/clock.ts"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { listBehindSubscribers } from "../../apps/api/testing/idle.ts"
import { seat, type Table } from "../../apps/api/testing/table.ts"
import { features, type Page, type World } from "./features.ts"
import { foundAt, menuIn, menuPages, saidOf } from "./found.ts"
import { houseOf } from "./house.ts"
import { claimsOf, everythingIsWon, plays, type Won } from "./won.ts"

// Two processes, each with the site, on a PostgreSQL where nobody else holds up the log: what a policy switches off is gone from
// both.
const withSite = new URL("./withSite.ts", import.meta.url).pathname
const fleet = fleetForFile({ program: [withSite], ownCluster: true })
const house = houseOf(fleet)
const withinMs = 5_000
const names = Object.keys(features)
const layer = ["bonuses", "drops", "jackpots", "loyalty", "promotions", "quest", "referrals", "tournaments"]

let all: Won
let newcomer: Table

const worldAt = (process: number): World => ({
  ...all,
  visitor: fleet().browser(process),
  winner: fleet().browser(process, all.winner.cookie),
  newcomer: fleet().browser(process, newcomer.cookie),
})
/** Every policy is set by an operator; answers since when. */
async function set(state: PolicyState): Promise<number> {
  await house.set(names, state)
  return monotonicMs()
}

/** What everything answers at one of the processes. */
const answersAt = (process: number) =>
  foundAt(features, { url: fleet().urls[process]!, world: worldAt(process), cookie: newcomer.cookie })
/** What everything should answer in a state. */
const expectedAnswers = (state: PolicyState) => saidOf(features, () => state)
const warmed = ["providers", "newGames", "eliteClub", "about"] as const
const menusOf = (pages: readonly Page[]) =>
  Promise.all(fleet().urls.flatMap((url) => pages.map((page) => menuIn(url, page, menuPages(features)))))
/** Pages that visitors share are made at both. */
async function warm(pages: readonly Page[]): Promise<void> {
  for (const made of await menusOf(pages))
    expect(made).toEqual({ status: 200, menu: ["jackpots", "eliteQuest", "currentTournaments"] })
}

/** So long after a change: what stands then counts. */
const passed = (sinceMs: number, ms: number) =>
  expect.poll(() => monotonicMs() - sinceMs, { interval: 5 }).toBeGreaterThanOrEqual(ms)

describe("policies of the Elite layer", () => {
  beforeAll(async () => {
    await set("on")
    for (const name of names) await house.hangs(name.toLowerCase(), name)
    all = await everythingIsWon(fleet(), house)
    newcomer = await seat(fleet())
  })

  it("are all in the table", () => {
    const declared = dryRunFloors()
      .flat()
      .filter(({ noun }) => layer.includes(noun))
      .flatMap(({ settings = [] }) => settings)
    const policies = declared.flatMap((each) => (each.what === "policy" ? [each.feature] : []))
    expect(policies.toSorted()).toEqual(names.toSorted())
  })

  it("that are on give what they rule, on both processes", async () => {
    for (const process of [0, 1]) await expect.poll(() => answersAt(process)).toEqual(expectedAnswers("on"))
  })

  it("switched off take it away everywhere in five seconds, and what was won stays claimable", async () => {
    const { rival } = all
    const cookies = [undefined, newcomer.cookie, rival.cookie]
    const sockets = fleet().urls.flatMap((url) => cookies.map((cookie) => opened(url, cookie)))
    for (const socket of sockets) {
      expect(await socket.isAccepted).toBe(true)
      socket.subscribe([
        { name: "feature" },
        { name: "jackpots" },
        { name: "quest" },
        { name: "tournament", id: all.running },
      ])
    }
    const receivedKinds = ({ messages }: Socket, kinds: readonly string[]) =>
      kinds.filter((kind) => messages.some(([name]) => name === kind))
    // While they are on, each message comes to everybody at both.
    await fleet()
      .browser(0, (await seat(fleet())).cookie)
      .call(quest.joinQuest, {})
    await plays(rival, 0)
    for (const socket of sockets)
      await expect.poll(() => receivedKinds(socket, everybodys)).toEqual(everybodys)

    await warm(["providers", "newGames"])
    const offMs = await set("off")
    // Others are made a little later, of what is remembered from before.
    await passed(offMs, 600)
    await menusOf(["eliteClub", "about"])
    const isSwitchedOff = ([name, data]: Socket["messages"][number]) =>
      name === "feature" && (data as LiveMessages["feature"]).state === "off"
    for (const socket of sockets) await expect.poll(() => socket.messages.some(isSwitchedOff)).toBe(true)
    expect(monotonicMs() - offMs).toBeLessThan(withinMs)
    await passed(offMs, withinMs)
    for (const found of await menusOf(warmed)) expect(found).toEqual({ status: 200, menu: [] })
    for (const process of [0, 1]) expect(await answersAt(process)).toEqual(expectedAnswers("off"))

    const before = sockets.map(({ messages }) => messages.length)
    await plays(rival, 2)
    const given = await rival.bet(1, { round: "given-back", round_closed: true })
    await rival.rollback(given.uuid)
    // Their own place in what they are in is told to them to its end.
    const since = (n: number) => sockets[n]!.messages.slice(before[n]).map(([name]) => name)
    for (const n of [2, 5]) await expect.poll(() => since(n)).toContain("tournamentEntry")
    await claims()
    // Whatever listener was told of those bets has heard them, and what it says of them is said, before all is on again.
    await expect.poll(() => listBehindSubscribers(fleet().db)).toEqual([])
    await passed(monotonicMs(), pacedMs)
    await set("on")
    await expect.poll(() => answersAt(1)).toEqual(expectedAnswers("on"))
    for (const [n] of sockets.entries()) {
      const untilOn = since(n).slice(0, since(n).indexOf("feature"))
      expect(untilOn.filter((name) => [...everybodys, "questProgress"].includes(name))).toEqual([])
    }
  })

  it("for information only tell of it and give nothing", async () => {
    await passed(await set("infoOnly"), withinMs)
    for (const process of [0, 1]) expect(await answersAt(process)).toEqual(expectedAnswers("infoOnly"))
  })
})

const everybodys = ["jackpots", "quest", "tournament"]
/** Longer than what comes to everybody is held back, to be said once for many. */
const pacedMs = 1_500

function opened(url: string, cookie: string | undefined): Socket {
  const socket = openSocket(url, { origin: url, ...(cookie ? { cookie: `access_token=${cookie}` } : {}) })
  onTestFinished(() => socket.close())
  return socket
}

/** What was won of everything is paid. */
async function claims(): Promise<void> {
  const { winner, won } = all
  const before = await winner.cash()
  for (const claim of Object.values(claimsOf(won))) await claim(fleet().browser(1, winner.cookie))
  const { rows } = await house.own<{ sum: string }>(
    "select sum(amount) / 1000 as sum from prizes.prize where player_id = $1 and settled_as = 'claimed'",
    [winner.playerId],
  )
  expect((await winner.cash()) - before).toBe(Number(rows[0]!.sum))
  expect(Number(rows[0]!.sum)).toBeGreaterThan(250_000)
}
