import { content, crash } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { loader } from "./verify.server.ts"

const featured = (state: string): Record<string, ApiAnswer> => ({
  [content.siteDetail.path]: { data: { siteDetail: { features: { crash: state } } } },
})
const hash = "0f".repeat(32)
const rows = [
  { chainId: 2, length: 2_000, salt: null },
  { chainId: 1, length: 1_000, salt: { salt: hash } },
]
const chains = (answer: ApiAnswer): Record<string, ApiAnswer> => ({ [crash.getCrashChains.path]: answer })
const rounds = (answer: ApiAnswer): Record<string, ApiAnswer> => ({ [crash.getCrashRounds.path]: answer })
const days = (answer: ApiAnswer): Record<string, ApiAnswer> => ({ [crash.getCrashDay.path]: answer })
const all = { ...featured("on"), ...chains({ data: { chains: { count: 2, rows } } }) }
const read = (answers: Record<string, ApiAnswer>, search = "") =>
  loader(createRouteArgs({ ...all, ...answers }, undefined, { pathname: "/crash-game/verify", search }).args)

const none = chains({ data: { chains: { count: 0, rows: [] } } })

describe.each(["off", "infoOnly"])("a game that is %s", (state) => {
  it("has no page without any rounds", async () => {
    await expect(read({ ...featured(state), ...none })).rejects.toMatchObject({ init: { status: 404 } })
  })

  it("keeps the page for rounds in a player's history", async () => {
    const found = await read(featured(state), `?chain=1&round=7&hash=${hash}`)
    expect(found).toMatchObject({ chain: { chainId: 1 }, round: { number: 7, hash } })
  })
})

it("shows the current or the requested chain, with the requested round", async () => {
  expect(await read({})).toMatchObject({ chain: { chainId: 1 }, wrong: {} })
  expect(await read({}, `?chain=1&round=7&hash=${hash}`)).toMatchObject({
    round: { number: 7, hash },
    wrong: {},
  })
  expect(await read({}, `?chain=2&round=2001&hash=${hash}`)).toMatchObject({
    chain: { chainId: 2 },
    written: { number: "2001" },
    wrong: { number: "outside" },
  })
})

it("reads the published round where no hash is given", async () => {
  const published = (...found: object[]) => rounds({ data: { before: null, rounds: found } })
  const round = { number: 7, hash, result: 146 }
  expect(await read(published({ ...round, overAs: "crashed" }), "?chain=1&round=7")).toMatchObject({
    round,
    wrong: {},
  })
  expect(await read(published(), "?chain=1&round=7")).toMatchObject({ wrong: { number: "notOver" } })
  expect(await read(rounds({ status: 503 }), "?chain=1&round=7")).toMatchObject({ round: null, wrong: {} })
})

it("reads a day in Belgian notation, and marks an invalid one", async () => {
  const stretches = [{ chainId: 1, first: 3, last: 9 }]
  const over = days({ data: { stretches } })
  expect((await read(over, "?day=25/11/2026")).day).toEqual({ date: "2026-11-25", stretches })
  expect((await read(over, "?day=2026-02-30")).day).toEqual({ date: null, stretches: [] })
  expect((await read(over, "?day=1926-11-25")).day).toEqual({ date: null, stretches: [] })
  expect((await read(days({ status: 503 }), "?day=2026-11-25")).day).toEqual({
    date: "2026-11-25",
    stretches: null,
  })
  expect((await read(over)).day).toBeUndefined()
})

it("tells missing chains from chains that cannot be read", async () => {
  const found = await read(none)
  expect([found.chains, found.chain]).toEqual([[], undefined])
  expect(await read(chains({ status: 503 }))).toMatchObject({ chains: null, wrong: {} })
})
