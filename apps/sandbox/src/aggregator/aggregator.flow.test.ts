import { eventually } from "@elite/testkit/eventually"
import { expect, test } from "vitest"
import { MINUTE_MS } from "../clock.ts"
import { launch as launchBody, startAggregator as setUp } from "./aggregator.test-server.ts"

const demo = { currency: "XXX", user: undefined, token: undefined }
const ok = { status: "RS_OK", balance: 10_000_000 }
const api = "/hub88/operator/generic/v2"

test("game/list has every field of the vendor for every title", async () => {
  const { call } = await setUp()
  const { status, body } = await call("/game/list", {})
  expect(status).toBe(200)
  expect(body.length).toBeGreaterThanOrEqual(24)
  for (const game of body) {
    expect(game).toEqual({
      game_code: expect.stringMatching(/^[a-z]{3}_[a-z0-9_]+$/),
      game_id: expect.any(Number),
      name: expect.any(String),
      product: expect.any(String),
      category: expect.stringMatching(
        /^(Video Slots|Roulette|Dice Games|Blackjack|Baccarat|Video Poker|Hi Lo|Plinko|Keno|Scratch Cards|Minigame)$/,
      ),
      platforms: ["GPL_DESKTOP", "GPL_MOBILE"],
      enabled: true,
      url_thumb: expect.stringMatching(/^http:\/\/sandbox\.test\/studio\/thumb\/.+\.svg\?v=[0-9a-f]{8}$/),
      url_background: expect.any(String),
      freebet_support: false,
      demo_game_support: true,
      phoenix_jackpot_support: false,
      blocked_countries: [],
      restricted_countries: [],
      release_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      volatility: expect.any(Number),
      rtp: expect.any(Number),
      paylines: expect.any(Number),
      hit_ratio: expect.any(Number),
      certifications: ["BE"],
      languages: ["en", "fr", "nl"],
      theme: expect.any(String),
      technology: "HTML5",
      features: expect.any(Array),
      min_bet: expect.any(Number),
      max_bet: expect.any(Number),
    })
    expect(game.rtp).toBeGreaterThanOrEqual(94)
    // Card games return what their rules give by the best play.
    const highest = /^(Video Poker|Blackjack|Baccarat)$/.test(game.category) ? 99.6 : 97.5
    expect(game.rtp).toBeLessThanOrEqual(highest)
  }
})

test("refusals of the operator API: signature 401, syntax 400, operator 403, game 404", async () => {
  const { app, call, casino } = await setUp()
  const unsigned = await app.inject({
    method: "POST",
    url: `${api}/game/list`,
    payload: { operator_id: 1001 },
  })
  expect([unsigned.statusCode, unsigned.json()]).toEqual([401, { error: "invalid signature" }])
  const payload = '{"operator_id":1001}'
  const changed = await app.inject({
    method: "POST",
    url: `${api}/game/list`,
    payload: `${payload} `,
    headers: casino.signed(payload),
  })
  expect(changed.statusCode).toBe(401)
  const broken = await app.inject({
    method: "POST",
    url: `${api}/game/list`,
    payload: "{",
    headers: casino.signed("{"),
  })
  expect(broken.statusCode).toBe(400)
  expect((await call("/game/list", { operator_id: 1002 })).status).toBe(403)
  expect((await call("/game/url", { ...launchBody, game_code: "kob_nothing" })).status).toBe(404)
  for (const wrong of [
    { token: "short" },
    { user: "p" },
    { currency: "USD" },
    { platform: "PHONE" },
    { lobby_url: "javascript:alert(1)" },
  ]) {
    expect((await call("/game/url", { ...launchBody, ...wrong })).status).toBe(400)
  }
  expect((await call("/transactions/list", { user: "p_10042" })).status).toBe(400)
})

test("a tournament is played in its own currency, by a user who has no other", async () => {
  const { call, casino, launch, round } = await setUp(() => ({ ...ok, currency: "XCR" }))
  const credit = { currency: "XCR", user: "p_10042_c3" }
  const session = await launch(credit)
  expect(await round(session, { stakeCents: 50 })).toMatchObject({ kind: "played", win: "booked" })
  expect(casino.calls.map(({ fields }) => fields.currency)).toEqual(["XCR", "XCR"])
  const inEuros = await call("/game/url", { ...launchBody, ...credit, currency: "EUR" })
  expect([inEuros.status, inEuros.body]).toEqual([400, { error: "this user plays in XCR" }])
})

test("a wallet that answers in another currency is not understood: the bet is rolled back", async () => {
  const { casino, launch, round } = await setUp(() => ({ ...ok, currency: "EUR" }))
  const session = await launch({ currency: "XCR", user: "p_10042_c3" })
  expect(await round(session, { stakeCents: 50 })).toMatchObject({ kind: "refused" })
  await eventually(() => casino.paths().includes("rollback"))
})

test("a real round: bet, outcome, win, closed; and the balance of the wallet on the page", async () => {
  const { casino, launch, round } = await setUp((request) =>
    request.path.endsWith("win") ? { status: "RS_OK", balance: 10_100_000 } : ok,
  )
  const session = await launch()
  const played = await round(session, { stakeCents: 50 })
  expect(played).toMatchObject({ kind: "played", stakeCents: 50, balanceCents: 10_100, win: "booked" })
  expect(casino.paths()).toEqual(["bet", "win"])
  const [bet, win] = casino.calls
  expect(bet?.fields).toMatchObject({ amount: 50_000, round_closed: false, token: "gs_0123456789" })
  expect(win?.fields).toMatchObject({
    amount: played.winCents * 1000,
    round_closed: true,
    round: bet?.fields.round,
  })
})

test("roulette sends one bet with the whole stake and the table as meta", async () => {
  const { casino, launch, round } = await setUp()
  const session = await launch({ game_code: "hal_velvet_wheel" })
  const bets = { red: 100, "straight-17": 50 }
  expect(await round(session, { bets })).toMatchObject({
    kind: "played",
    stakeCents: 150,
    outcome: { engine: "roulette", result: { bets } },
  })
  expect(casino.calls[0]?.fields).toMatchObject({ amount: 150_000, meta: { selection: bets } })
  expect(await round(session, { bets: { red: 2000 } })).toMatchObject({
    kind: "refused",
    refusal: "table_limit",
  })
})

test("a demo never calls the wallet and starts with 3 000 units", async () => {
  const { app, casino, launch, round } = await setUp()
  const session = await launch(demo)
  const view = (await app.inject({ url: `/studio/api/session?session=${session}` })).json()
  expect(view).toMatchObject({ mode: "demo", currency: "XXX", balanceCents: 300_000 })
  const played = await round(session, { stakeCents: 200 })
  expect(played.balanceCents).toBe(300_000 - 200 + played.winCents)
  expect(casino.calls).toEqual([])
})

test.each([
  ["RS_ERROR_NOT_ENOUGH_MONEY", "not_enough", "saldo is te laag", false],
  ["RS_ERROR_LIMIT_REACHED", "limit_reached", "limiet", false],
  ["RS_ERROR_USER_DISABLED", "disabled", "kunt met deze account nu niet spelen", true],
  ["RS_ERROR_TOKEN_EXPIRED", "expired", "spelsessie is afgelopen", true],
  ["RS_ERROR_UNKNOWN", "unknown", "niet aanvaard", false],
])("%s is a plain sentence", async (status, refusal, words, ended) => {
  const { casino, launch, round } = await setUp((request) =>
    request.path.endsWith("bet") ? { status, balance: 20_000 } : ok,
  )
  const session = await launch()
  const answer = await round(session, { stakeCents: 50 })
  expect(answer).toMatchObject({ kind: "refused", refusal, ended, balanceCents: 20 })
  expect(answer.sentence).toContain(words)
  const before = casino.calls.filter((request) => request.path.endsWith("bet")).length
  await round(session, { stakeCents: 50 })
  expect(casino.calls.filter((request) => request.path.endsWith("bet")).length).toBe(before + (ended ? 0 : 1))
})

test("no second round inside the shortest cycle, no stake that is not offered", async () => {
  const { launch, round } = await setUp(() => ok, 60_000)
  const session = await launch()
  expect(await round(session, { stakeCents: 51 })).toMatchObject({ kind: "refused", refusal: "stake" })
  expect(await round(session, { stakeCents: 50 })).toMatchObject({ kind: "played" })
  expect(await round(session, { stakeCents: 50 })).toMatchObject({ kind: "refused", refusal: "too_soon" })
})

test("two rounds at once: the second waits its turn", async () => {
  const { casino, launch, round } = await setUp()
  const session = await launch()
  const answers = await Promise.all([round(session, { stakeCents: 50 }), round(session, { stakeCents: 50 })])
  expect(answers.map((answer) => answer.kind).sort()).toEqual(["played", "refused"])
  expect(casino.paths()).toEqual(["bet", "win"])
})

test("a win the casino has not booked is not shown as booked", async () => {
  let winStatus = "RS_ERROR_TRANSACTION_DOES_NOT_EXIST"
  const { casino, launch, round } = await setUp((request) =>
    request.path.endsWith("win") ? { status: winStatus, balance: 10_000_000 } : ok,
  )
  const session = await launch({ game_code: "mon_roulette_royale" })
  const everything = { red: 100, black: 100, "straight-0": 100 }
  expect(await round(session, { bets: everything })).toMatchObject({ win: "refused", balanceCents: 10_000 })
  winStatus = "RS_ERROR_UNKNOWN"
  expect(await round(session, { bets: everything })).toMatchObject({ win: "pending", balanceCents: 10_000 })
  winStatus = "RS_OK"
  const settled = casino.calls.length
  await eventually(() => casino.calls.length > settled)
  expect(await round(session, { bets: everything })).toMatchObject({ win: "booked" })
})

test("transactions/list and game/round tell what happened", async () => {
  const { app, casino, call, launch, round } = await setUp()
  await round(await launch(), { stakeCents: 100 })
  const { transaction_uuid, round: id } = casino.calls[0]?.fields ?? {}
  const byRound = await call("/transactions/list", { user: "p_10042", round: id })
  expect(byRound.body.map((row: { type: string; status: string }) => [row.type, row.status])).toEqual([
    ["bet", "accepted"],
    ["win", "accepted"],
  ])
  const now = Date.now()
  const stamp = (ms: number) => new Date(ms).toISOString().slice(0, 19)
  const day = { start_time: stamp(now - MINUTE_MS), end_time: stamp(now + MINUTE_MS) }
  expect((await call("/transactions/list", { user: "p_10042", ...day })).body).toEqual(byRound.body)
  expect((await call("/transactions/list", { user: "p_other", ...day })).body).toEqual([])

  const { body } = await call("/game/round", { user: "p_10042", transaction_uuid, round: id })
  const address = body.url.replace("http://sandbox.test", "")
  const page = await app.inject({ url: address.replace("/replay?", "/round?") })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain("Details van de ronde")
  expect(page.body).toContain("€&nbsp;1,00".replace("&nbsp;", "\u00a0"))
  expect((await call("/game/round", { user: "p_other", transaction_uuid, round: id })).status).toBe(404)

  const calls = casino.calls.length
  const [, replay] = /href="(replay[^"]+)"/.exec(page.body) ?? []
  expect(`/studio/${replay?.replaceAll("&amp;", "&")}`).toBe(`${address}&lang=nl`)
  const shown = await app.inject({ url: address })
  expect(shown.statusCode).toBe(200)
  const [, view] = /id="view">(.*?)<\/script>/s.exec(shown.body) ?? []
  expect(JSON.parse(view!)).toMatchObject({
    session: "",
    replay: { played: { roundId: id, stakeCents: 100 }, request: { stakeCents: 100 } },
  })
  expect(casino.calls.length).toBe(calls)
  expect((await app.inject({ url: "/studio/replay?key=wrong" })).statusCode).toBe(404)
})

test("faults are armed over HTTP and used once", async () => {
  const { app, casino, launch, round } = await setUp()
  const arm = (payload: object) => app.inject({ method: "POST", url: "/hub88/__sandbox/scenarios", payload })
  expect((await arm({ scenario: "explode" })).statusCode).toBe(400)
  expect((await arm({ scenario: "rollback_before_bet", user: "p_10042" })).json().armed).toHaveLength(1)
  const session = await launch()
  await round(session, { stakeCents: 50 })
  expect(casino.paths().slice(0, 2)).toEqual(["rollback", "bet"])
  await round(session, { stakeCents: 50 })
  await eventually(() => casino.paths().length === 5)
  expect(casino.paths().slice(3)).toEqual(["bet", "win"])
  const log = (await app.inject({ url: "/hub88/__sandbox/log" })).json()
  expect(log.transactions).toHaveLength(5)
  const page = await app.inject({ url: "/hub88/__sandbox" })
  expect(page.body).toContain("Grand Sablon")
  expect((await app.inject({ method: "POST", url: "/hub88/__sandbox/reset" })).statusCode).toBe(204)
  expect((await app.inject({ url: "/hub88/__sandbox/log" })).json().transactions).toEqual([])
})

test("the game page may be framed by the casino that launched it, and by nobody else", async () => {
  const { app, launch } = await setUp()
  const page = await app.inject({ url: `/studio/play?session=${await launch()}` })
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors https://casino.test")
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';")
  const unknown = await app.inject({
    url: "/studio/play?session=nothing",
    headers: { "accept-language": "fr-BE" },
  })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.body).toContain("Cette session de jeu est inconnue.")
  expect(unknown.headers["content-security-policy"]).toContain("frame-ancestors 'none'")
})
