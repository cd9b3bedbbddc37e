import { type LiveMessages, quest } from "@elite/contract"
import { href } from "@elite/paths"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { blueprint } from "../../apps/api/src/blueprint.ts"
import type { PolicyState } from "../../apps/api/src/kernel/setting.ts"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { type Socket, socketTo } from "../../apps/api/testing/socket.ts"
import { seat, type Table } from "../../apps/api/testing/table.ts"
import { billIs, billShown, features, type Page, type World } from "./features.ts"
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
  return performance.now()
}

/** What everything answers at one of the processes. */
async function foundAt(process: number): Promise<Record<string, unknown>> {
  const world = worldAt(process)
  const found: Record<string, unknown> = {}
  const pageOf = async (page: Page, as?: "newcomer") => {
    const cookie = as ? { cookie: `access_token=${newcomer.cookie}` } : {}
    const answer = await fetch(fleet().urls[process] + href(page, "en"), { headers: cookie })
    return { status: answer.status, text: await answer.text() }
  }
  const [menu, sitemap, bills] = await Promise.all([
    pageOf("providers"),
    fetch(`${fleet().urls[process]}/sitemap.xml`).then((answer) => answer.text()),
    pageOf("promotions"),
  ])
  for (const [name, feature] of Object.entries(features)) {
    for (const [what, { ask }] of Object.entries(feature.calls)) found[`${name}: ${what}`] = await ask(world)
    for (const { page, of } of feature.pages ?? [])
      found[`${name}: page ${page}`] = (await pageOf(page, of)).status
    if (feature.menu) found[`${name}: menu`] = menu.text.includes(`href="${href(feature.menu.page, "en")}"`)
    for (const { page } of feature.sitemap ?? [])
      found[`${name}: sitemap ${page}`] = sitemap.includes(`${href(page, "en")}</loc>`)
    found[`${name}: bill`] = await billShown(world, name.toLowerCase())
    found[`${name}: bill's page`] = bills.text.includes(`/promotion/${name.toLowerCase()}`)
    found[`${name}: sitemap bill`] = sitemap.includes(`/promotion/${name.toLowerCase()}<`)
  }
  return found
}
/** What everything should answer in a state. */
function said(state: PolicyState): Record<string, unknown> {
  const said: Record<string, unknown> = {}
  for (const [name, feature] of Object.entries(features)) {
    for (const [what, { is }] of Object.entries(feature.calls)) said[`${name}: ${what}`] = is[state]
    for (const { page, is } of feature.pages ?? []) said[`${name}: page ${page}`] = is[state]
    if (feature.menu) said[`${name}: menu`] = feature.menu.is[state]
    for (const { page, is } of feature.sitemap ?? []) said[`${name}: sitemap ${page}`] = is[state]
    said[`${name}: bill`] = billIs[state]
    said[`${name}: bill's page`] = said[`${name}: sitemap bill`] = billIs[state] !== undefined
  }
  return said
}
const warmed = ["providers", "newGames", "eliteClub", "about"] as const
/** The pages of features that the menu of a page leads to, in a language that nothing else asks for. */
async function menuOf(process: number, page: Page): Promise<{ status: number; menu: Page[] }> {
  const answer = await fetch(fleet().urls[process] + href(page, "fr"))
  const text = await answer.text()
  const pages = Object.values(features).flatMap(({ menu }) => (menu ? [menu.page] : []))
  return { status: answer.status, menu: pages.filter((of) => text.includes(`href="${href(of, "fr")}"`)) }
}
const menusOf = (pages: readonly Page[]) =>
  Promise.all([0, 1].flatMap((process) => pages.map((page) => menuOf(process, page))))
/** Pages that visitors share are made at both. */
async function warm(pages: readonly Page[]): Promise<void> {
  for (const made of await menusOf(pages))
    expect(made).toEqual({ status: 200, menu: ["jackpots", "eliteQuest", "currentTournaments"] })
}

/** So long after a change: what stands then counts. */
const passed = (sinceMs: number, ms: number) =>
  expect.poll(() => performance.now() - sinceMs, { interval: 5 }).toBeGreaterThanOrEqual(ms)

describe("policies of the Elite layer", () => {
  beforeAll(async () => {
    await set("on")
    for (const name of names) await house.hangs(name.toLowerCase(), name)
    all = await everythingIsWon(fleet(), house)
    newcomer = await seat(fleet())
  })

  it("are all in the table", () => {
    const declared = blueprint()
      .flat()
      .filter(({ noun }) => layer.includes(noun))
      .flatMap(({ settings = [] }) => settings)
    const policies = declared.flatMap((each) => (each.what === "policy" ? [each.feature] : []))
    expect(policies.toSorted()).toEqual(names.toSorted())
  })

  it("that are on give what they rule, on both processes", async () => {
    for (const process of [0, 1]) await expect.poll(() => foundAt(process)).toEqual(said("on"))
  })

  it("switched off take it away everywhere in five seconds, and what was won stays claimable", async () => {
    const { rival } = all
    const cookies = [undefined, newcomer.cookie, rival.cookie]
    const sockets = fleet().urls.flatMap((url) => cookies.map((cookie) => opened(url, cookie)))
    for (const socket of sockets) {
      expect(await socket.isIn).toBe(true)
      socket.shows([
        { name: "feature" },
        { name: "jackpots" },
        { name: "quest" },
        { name: "tournament", id: all.running },
      ])
    }
    const heard = ({ heard }: Socket, kinds: readonly string[]) =>
      kinds.filter((kind) => heard.some(([name]) => name === kind))
    // While they are on, each message comes to everybody at both.
    await fleet()
      .browser(0, (await seat(fleet())).cookie)
      .call(quest.joinQuest, {})
    await plays(rival, 0)
    for (const socket of sockets) await expect.poll(() => heard(socket, everybodys)).toEqual(everybodys)

    await warm(["providers", "newGames"])
    const offMs = await set("off")
    // Others are made a little later, of what is remembered from before.
    await passed(offMs, 600)
    await menusOf(["eliteClub", "about"])
    const isSwitchedOff = ([name, data]: Socket["heard"][number]) =>
      name === "feature" && (data as LiveMessages["feature"]).state === "off"
    for (const socket of sockets) await expect.poll(() => socket.heard.some(isSwitchedOff)).toBe(true)
    expect(performance.now() - offMs).toBeLessThan(withinMs)
    await passed(offMs, withinMs)
    for (const found of await menusOf(warmed)) expect(found).toEqual({ status: 200, menu: [] })
    for (const process of [0, 1]) expect(await foundAt(process)).toEqual(said("off"))

    const before = sockets.map(({ heard }) => heard.length)
    await plays(rival, 2)
    const given = await rival.bet(1, { round: "given-back", round_closed: true })
    await rival.rollback(given.uuid)
    // Their own place in what they are in is told to them to its end.
    const since = (n: number) => sockets[n]!.heard.slice(before[n]).map(([name]) => name)
    for (const n of [2, 5]) await expect.poll(() => since(n)).toContain("tournamentEntry")
    await claims()
    // Whatever listener was told of those bets has heard them once it hears that all is on again.
    await set("on")
    await expect.poll(() => foundAt(1)).toEqual(said("on"))
    for (const [n] of sockets.entries()) {
      const untilOn = since(n).slice(0, since(n).indexOf("feature"))
      expect(untilOn.filter((name) => [...everybodys, "questProgress"].includes(name))).toEqual([])
    }
  })

  it("for information only tell of it and give nothing", async () => {
    await passed(await set("infoOnly"), withinMs)
    for (const process of [0, 1]) expect(await foundAt(process)).toEqual(said("infoOnly"))
  })
})

const everybodys = ["jackpots", "quest", "tournament"]

function opened(url: string, cookie: string | undefined): Socket {
  const socket = socketTo(url, { origin: url, ...(cookie ? { cookie: `access_token=${cookie}` } : {}) })
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
