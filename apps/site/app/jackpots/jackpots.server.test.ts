import { content, jackpots, me } from "@elite/contract"
import { expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { loader } from "./jackpots.server.ts"

const featured = (state: string): Record<string, ApiAnswer> => ({
  [content.siteDetail.path]: { data: { siteDetail: { features: { jackpots: state } } } },
})
const overview = { leastStake: 0.1, mostReturn: 97.3, claimDays: 7, jackpots: [], head: null }
const row = { jackpotId: 11, type: "bigWin", cycle: 3, winners: [] }
const all: Record<string, ApiAnswer> = {
  ...featured("on"),
  [me.getUserDetails.path]: { data: { user: { userWallet: {}, wallets: [] } } },
  [jackpots.getJackpots.path]: { data: overview },
  [jackpots.getJackpotCycles.path]: { data: { cycles: { count: 1, rows: [row] } } },
  [jackpots.getJackpotCycle.path]: { data: { cycle: { jackpotId: 11 } } },
  [jackpots.getOwnJackpotItems.path]: { data: { items: { count: 0, rows: [] } } },
}
const read = (answers: Record<string, ApiAnswer>, how: object = {}) =>
  loader(createRouteArgs({ ...all, ...answers }, undefined, { pathname: "/fr/jackpot", ...how }).args)

it.each(["off", "infoOnly"])("has no page while the policy is %s", async (state) => {
  await expect(read(featured(state))).rejects.toMatchObject({ init: { status: 404 } })
})

it("shows the newest finished cycle by default, with the player's own bets", async () => {
  expect(await read({})).toMatchObject({
    overview,
    finished: { rows: [row] },
    cycle: { jackpotId: 11 },
    own: { count: 0 },
  })
})

it("shows a visitor no own bets, and no proof before a cycle is over", async () => {
  expect((await read({}, { cookie: "" })).own).toBeUndefined()
  const none = await read({ [jackpots.getJackpotCycles.path]: { data: { cycles: { count: 0, rows: [] } } } })
  expect(none.cycle).toBeUndefined()
})

it("answers 404 for a running or unknown cycle", async () => {
  const unknown = { [jackpots.getJackpotCycle.path]: { status: 404 } }
  await expect(read(unknown, { search: "?cycle=9" })).rejects.toMatchObject({ init: { status: 404 } })
})

it("shows the rest where one part cannot be read", async () => {
  const away = { status: 503 }
  const noList = await read({ [jackpots.getJackpotCycles.path]: away }, { search: "?cycle=11" })
  expect(noList).toMatchObject({ finished: null, cycle: { jackpotId: 11 }, overview })
  expect(await read({ [jackpots.getJackpotCycle.path]: away })).toMatchObject({ cycle: null, overview })
})

it("shows the rest where own bets cannot be read", async () => {
  const unread = await read({ [jackpots.getOwnJackpotItems.path]: { status: 503 } })
  expect(unread).toMatchObject({ own: null, cycle: { jackpotId: 11 } })
})
