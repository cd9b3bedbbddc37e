import { content, crash, me, play, sportsbook } from "@elite/contract"
import { expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { loader } from "./rounds.server.ts"

const offers = (features: Record<string, string>): Record<string, ApiAnswer> => ({
  [content.siteDetail.path]: { data: { siteDetail: { features } } },
})
const transactions = (count: number): ApiAnswer => ({
  data: { transactions: { count, rows: [] }, totalBetAmounts: { stakes: 0, wins: 0, net: 0 } },
})
const bets = (count: number): ApiAnswer => ({ data: { balance: 0, bets: { count, rows: [] } } })
const all: Record<string, ApiAnswer> = {
  ...offers({ crash: "off", sportsbook: "off" }),
  [me.getUserDetails.path]: { data: { user: {} } },
  [play.getUserCasinoTransactions.path]: transactions(3),
  [play.getPlayedGames.path]: { data: { games: [{ casinoGameId: 12, name: "Grand Sablon" }] } },
  [crash.customGameTransaction.path]: transactions(0),
  [sportsbook.getSportsBets.path]: bets(0),
}
const read = (answers: Record<string, ApiAnswer>, search = "") =>
  loader(
    createRouteArgs({ ...all, ...answers }, undefined, { pathname: "/account/casino-bet-history", search })
      .args,
  )
const views = async (answers: Record<string, ApiAnswer>, search = "") => (await read(answers, search)).views

it("shows the views that are offered or have bets", async () => {
  expect(await views({})).toEqual(["rounds"])
  expect(await views(offers({ crash: "on", sportsbook: "infoOnly" }))).toEqual(["rounds", "crash", "sports"])
  expect(await views(offers({ crash: "infoOnly" }))).toEqual(["rounds"])
  expect(await views({ [crash.customGameTransaction.path]: transactions(1) })).toEqual(["rounds", "crash"])
  expect(await views({ [sportsbook.getSportsBets.path]: bets(1) })).toEqual(["rounds", "sports"])
  // Old bookmarks still open the view.
  expect(await views({}, "?view=sports")).toEqual(["rounds", "sports"])
})

it("reads view and state, and ignores a state of another view", async () => {
  expect(await read({}, "?status=won")).toMatchObject({ view: "rounds", list: { count: 3 }, status: "won" })
  expect(await read({}, "?view=crash&status=placed")).toMatchObject({ view: "crash", status: "placed" })
  expect(await read({}, "?view=sports&status=discarded")).toMatchObject({
    view: "sports",
    list: { totals: null },
    status: "discarded",
  })
  for (const search of ["?status=placed", "?view=crash&status=won", "?view=sports&status=voided"])
    expect((await read({}, search)).status).toBeUndefined()
  expect((await read({}, "?view=everything")).view).toBe("rounds")
})

it("filters the rounds by a game that exists, and ignores any other number", async () => {
  expect(await read({}, "?game=12")).toMatchObject({ games: [{ casinoGameId: 12 }], game: 12 })
  for (const search of ["", "?game=", "?game=13", "?game=012", "?game=-12", "?game=12.0", "?game=1e9"])
    expect((await read({}, search)).game).toBeUndefined()
  expect(await read({}, "?view=crash&game=12")).toMatchObject({ games: [], game: undefined })
})

it("keeps the other views when one cannot be read", async () => {
  const on = offers({ crash: "on", sportsbook: "on" })
  const failing = { [crash.customGameTransaction.path]: { status: 503 } }
  expect(await read({ ...on, ...failing }, "?view=crash")).toMatchObject({
    list: null,
    views: ["rounds", "crash", "sports"],
  })
  expect(await read({ ...on, ...failing })).toMatchObject({ list: { count: 3 } })
  // The bet history may fail too; the page works without it.
  expect(await views(failing)).toEqual(["rounds"])
})
