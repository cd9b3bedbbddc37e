import type { Client } from "@elite/client/visitor"
import { languages, play } from "@elite/contract"
import { describe as sentenceOf } from "@elite/words"
import pg from "pg"
import { describe, expect, test } from "vitest"
import { casinoForTest, type TestCasino } from "../../../testing/casino.ts"
import { newcomer, signUp } from "../../../testing/people.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"

const jobOf = (casino: TestCasino, noun: string, job: string) => () =>
  handlerOf(casino.modules.find((module) => module.noun === noun)!.jobs![job]!)({})

/** A casino with the studio's own catalogue, and what opens a game of it for fun. */
async function open(env: Record<string, string> = {}) {
  const casino = await casinoForTest({ env })
  await jobOf(casino, "games", "games.importCatalogue")()
  const db = new pg.Client({ connectionString: casino.databaseUrl })
  await db.connect()
  const { rows } = await db.query(
    "select id from games.game where has_demo and offered order by position limit 1",
  )
  await db.end()
  const tries = (visitor: Client, language: (typeof languages)[number] = "en") =>
    visitor.call(
      play.startGame,
      { casinoGameId: Number(rows[0].id), isDemo: true, deviceType: "web", languageCode: language },
      { language },
    )
  return { casino, tries }
}
const inMs = (casino: TestCasino, expiresAt: string | null) =>
  Date.parse(expiresAt!) - casino.clock.now().getTime()
const refused = { name: "AgeNotAnsweredErrorType", status: 400 }

describe("a visitor's demo", () => {
  test("needs the answer to the age question, in each language, and ends after ten minutes", async () => {
    const { casino, tries } = await open()
    const visitor = casino.visitor()
    for (const language of languages)
      await expect(tries(visitor, language)).rejects.toMatchObject({
        ...refused,
        errors: [{ description: sentenceOf(language, "AgeNotAnsweredErrorType", { minutes: 10 }) }],
      })
    expect(await visitor.call(play.demoPeriod, {})).toEqual({ isAsked: true, expiresAt: null })

    const { expiresAt } = await visitor.call(play.answerAge, { isOfAge: true })
    expect(inMs(casino, expiresAt)).toBe(10 * minuteMs)
    expect(await visitor.call(play.demoPeriod, {})).toEqual({ isAsked: false, expiresAt })
    expect(await tries(visitor)).toMatchObject({ sessionToken: null, expiresAt })

    casino.clock.advance(10 * minuteMs - 1)
    expect(await tries(visitor)).toMatchObject({ expiresAt })
    casino.clock.advance(1)
    await expect(tries(visitor)).rejects.toMatchObject(refused)
    expect(await visitor.call(play.demoPeriod, {})).toEqual({ isAsked: true, expiresAt: null })
    const again = await visitor.call(play.answerAge, { isOfAge: true })
    expect(inMs(casino, again.expiresAt)).toBe(10 * minuteMs)
    expect(await tries(visitor)).toMatchObject({ expiresAt: again.expiresAt })
  })

  test("is not extended by another answer, an invented cookie or an old one", async () => {
    const { casino, tries } = await open()
    const visitor = casino.visitor()
    const first = await visitor.call(play.answerAge, { isOfAge: true })
    const kept = visitor.cookies.get("demo_period")!
    casino.clock.advance(5 * minuteMs)
    expect(await visitor.call(play.answerAge, { isOfAge: true })).toEqual(first)
    expect(visitor.cookies.get("demo_period")).toBe(kept)
    casino.clock.advance(5 * minuteMs)
    for (const cookie of [kept, `${kept}x`, "1", ""]) {
      const stranger = casino.visitor()
      stranger.cookies.set("demo_period", cookie)
      stranger.cookies.set("of_age", "1")
      await expect(tries(stranger)).rejects.toMatchObject(refused)
    }
    const { rows } = await casino.platform.database.pool.query(
      "select count(*)::int as n from play.demo_period",
    )
    expect(rows[0].n).toBe(1)
  })

  test("has an HttpOnly cookie for as long as it lasts", async () => {
    const casino = await casinoForTest({ sandbox: false, env: { PUBLIC_URL: "https://localhost:4430" } })
    const answer = await casino.visitor().fetch(play.answerAge.path, {
      method: "POST",
      headers: { origin: "https://localhost:4430", "content-type": "application/json" },
      body: JSON.stringify({ isOfAge: true }),
    })
    const [cookie] = answer.headers.getSetCookie()
    for (const part of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=600", "Secure"])
      expect(cookie).toContain(part)
    expect(cookie).toMatch(/^demo_period=[\w-]{43};/)
    const { rows } = await casino.platform.database.pool.query(
      "select row_to_json(p)::text as all from play.demo_period p",
    )
    expect(rows[0].all).not.toContain(/=([\w-]{43})/.exec(cookie!)![1])
  })

  test("needs a yes, and opens thirty times in ten minutes from one address", async () => {
    const casino = await casinoForTest({ sandbox: false })
    const visitor = casino.visitor()
    for (const input of [{ isOfAge: false }, {}, { isOfAge: true, minutes: 60 }])
      await expect(visitor.call(play.answerAge, input as { isOfAge: true })).rejects.toMatchObject({
        name: "BadInputErrorType",
      })
    for (let i = 0; i < 30; i++) await casino.visitor().call(play.answerAge, { isOfAge: true })
    await expect(casino.visitor().call(play.answerAge, { isOfAge: true })).rejects.toMatchObject({
      name: "TooManyRequestsErrorType",
      status: 429,
    })
  })

  test("has the length of the setting, and is deleted when it is over", async () => {
    const { casino, tries } = await open()
    const { pool } = casino.platform.database
    await pool.query(`update content.settings set value = '{"visitorMinutes": 2}' where key = 'demo'`)
    const visitor = casino.visitor()
    await visitor.call(play.answerAge, { isOfAge: true })
    expect(inMs(casino, (await tries(visitor)).expiresAt)).toBe(2 * minuteMs)
    const forget = jobOf(casino, "play", "play.forgetDemoPeriods")
    const left = async () => {
      await forget()
      return (await pool.query("select 1 from play.demo_period")).rowCount
    }
    expect(await left()).toBe(1)
    casino.clock.advance(2 * minuteMs)
    expect(await left()).toBe(0)
  })
})

test("of forty launches in a burst thirty reach the studio, per address of a visitor and per player", async () => {
  const { casino, tries } = await open({ TRUST_PROXY: "1" })
  const { visitor: player } = await signUp(casino, newcomer("Eva"))
  const visitor = casino.visitor()
  await visitor.call(play.answerAge, { isOfAge: true })
  for (const who of [visitor, player]) {
    const burst = await Promise.allSettled(Array.from({ length: 40 }, () => tries(who)))
    const refusals = burst.filter((each) => each.status === "rejected").map(({ reason }) => reason.name)
    expect(refusals).toEqual(new Array(10).fill("TooManyRequestsErrorType"))
  }
  casino.clock.advance(minuteMs)
  expect(await tries(visitor)).toMatchObject({ sessionToken: null })
})

test("a player's demo has no age question and no end", async () => {
  const { casino, tries } = await open()
  const { visitor } = await signUp(casino, newcomer("Eva"))
  expect(await visitor.call(play.demoPeriod, {})).toEqual({ isAsked: false, expiresAt: null })
  expect(await tries(visitor)).toMatchObject({ sessionToken: null, expiresAt: null })
  expect(await visitor.call(play.answerAge, { isOfAge: true })).toEqual({ expiresAt: null })
  expect(visitor.cookies.has("demo_period")).toBe(false)
})
