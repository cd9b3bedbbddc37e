import { content, jackpots, me } from "@elite/contract"
import { expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { loader } from "./jackpots.server.ts"

const featured = (state: string): Record<string, ApiAnswer> => ({
  [content.siteDetail.path]: { data: { siteDetail: { features: { jackpots: state } } } },
})
const house = { leastStake: 0.1, mostReturn: 97.3, claimDays: 7, jackpots: [], head: null }
const row = { jackpotId: 11, type: "bigWin", cycle: 3, winners: [] }
const all: Record<string, ApiAnswer> = {
  ...featured("on"),
  [me.getUserDetails.path]: { data: { user: { userWallet: {}, wallets: [] } } },
  [jackpots.getJackpots.path]: { data: house },
  [jackpots.getJackpotCycles.path]: { data: { cycles: { count: 1, rows: [row] } } },
  [jackpots.getJackpotCycle.path]: { data: { cycle: { jackpotId: 11 } } },
  [jackpots.getOwnJackpotItems.path]: { data: { items: { count: 0, rows: [] } } },
}
const read = (answers: Record<string, ApiAnswer>, how: object = {}) =>
  loader(createRouteArgs({ ...all, ...answers }, undefined, { pathname: "/fr/jackpot", ...how }).args)

it.each(["off", "infoOnly"])("a policy that is %s has no page", async (state) => {
  await expect(read(featured(state))).rejects.toMatchObject({ init: { status: 404 } })
})

it("shows the newest cycle that is over where no other is asked for, with the player's own bets in it", async () => {
  expect(await read({})).toMatchObject({
    house,
    finished: { rows: [row] },
    cycle: { jackpotId: 11 },
    own: { count: 0 },
  })
})

it("shows a visitor no bets of their own, and no proof before a cycle is over", async () => {
  expect((await read({}, { cookie: "" })).own).toBeUndefined()
  const none = await read({ [jackpots.getJackpotCycles.path]: { data: { cycles: { count: 0, rows: [] } } } })
  expect(none.cycle).toBeUndefined()
})

it("a cycle that is not over, or that nobody knows, is no page", async () => {
  const unknown = { [jackpots.getJackpotCycle.path]: { status: 404 } }
  await expect(read(unknown, { search: "?cycle=9" })).rejects.toMatchObject({ init: { status: 404 } })
})

it("a part that cannot be read takes nothing else with it", async () => {
  const away = { status: 503 }
  const noList = await read({ [jackpots.getJackpotCycles.path]: away }, { search: "?cycle=11" })
  expect(noList).toMatchObject({ finished: null, cycle: { jackpotId: 11 }, house })
  expect(await read({ [jackpots.getJackpotCycle.path]: away })).toMatchObject({ cycle: null, house })
})

it("a player whose own bets cannot be read now sees the rest", async () => {
  const unread = await read({ [jackpots.getOwnJackpotItems.path]: { status: 503 } })
  expect(unread).toMatchObject({ own: null, cycle: { jackpotId: 11 } })
})
