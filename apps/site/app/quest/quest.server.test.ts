import { content, me, quest } from "@elite/contract"
import { expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { loader } from "./quest.server.ts"

const featured = (state: string): Record<string, ApiAnswer> => ({
  [content.siteDetail.path]: { data: { siteDetail: { features: { questHouseMoney: state } } } },
})
const current = { quest: { questId: 12 }, counting: null, terms: {}, nextFrom: "2026-11-22T23:00:00.000Z" }
const own = { questId: 12, points: 300 }
const ranking = { count: 1, rows: [{ place: 1 }] }
const all: Record<string, ApiAnswer> = {
  ...featured("on"),
  [me.getUserDetails.path]: { data: { user: { userWallet: {}, wallets: [] } } },
  [quest.getQuest.path]: { data: current },
  [quest.getOwnQuest.path]: { data: { own } },
  [quest.getQuestRanking.path]: { data: { ranking } },
}
const read = (answers: Record<string, ApiAnswer>, how: object = {}) =>
  loader(createRouteArgs({ ...all, ...answers }, undefined, { pathname: "/fr/elite-quest", ...how }).args)

it.each(["off", "infoOnly"])("has no page while the policy is %s", async (state) => {
  await expect(read(featured(state))).rejects.toMatchObject({ init: { status: 404 } })
})

it("shows the quest with the player's status, and the whole ranking on request only", async () => {
  expect(await read({})).toMatchObject({ ...current, own, ranking: undefined })
  expect(await read({}, { search: "?ranking=1" })).toMatchObject({ own, ranking })
})

it("shows a visitor the quest without a status, and a page without a quest", async () => {
  expect((await read({}, { cookie: "" })).own).toBeNull()
  const none = await read(
    { [quest.getQuest.path]: { data: { ...current, quest: null } } },
    { search: "?ranking=1" },
  )
  expect([none.quest, none.ranking]).toEqual([null, undefined])
})

it("shows the rest where the ranking cannot be read", async () => {
  const away = {
    [quest.getQuestRanking.path]: { status: 503, failure: "TemporarilyUnavailableErrorType" } as const,
  }
  expect((await read(away as never, { search: "?ranking=2" })).ranking).toBeNull()
})
