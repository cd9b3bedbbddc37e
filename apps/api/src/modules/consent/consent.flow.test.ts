import type { Client } from "@elite/client/visitor"
import { consent as contract, type InputOf, players } from "@elite/contract"
import { translate } from "@elite/words"
import { beforeEach, expect, test } from "vitest"
import { casinoForFile, type TestCasino } from "../../../testing/casino.ts"
import { newcomer } from "../../../testing/people.ts"
import { seededVisitor } from "../../../testing/seeded.ts"
import { addDays } from "../../platform/lib/calendar.ts"
import { asOwner } from "../payments/testing/payer.ts"

const casino = casinoForFile()
// All tests share one network address.
beforeEach(() => asOwner(casino(), "delete from kernel.throttle"))
const { consentCookie, consentVersion: version } = contract
type Choice = InputOf<typeof contract.chooseConsent>
const none: Choice = { necessary: true, marketing: false, targeting: false, personal: false, version }
const all: Choice = { ...none, marketing: true, targeting: true, personal: true }

const choose = (visitor: Client, choice: Choice) => visitor.call(contract.chooseConsent, choice)
const getStoredChoice = async (visitor: Client) => (await visitor.call(contract.getConsent, {})).consent
const listChoices = (at: TestCasino, id: string) =>
  asOwner<{ marketing: boolean; targeting: boolean; personal: boolean; player_id: string | null }>(
    at,
    `select marketing, targeting, personal, player_id from consent.choice where device_id = $1 order by id`,
    [id],
  )
const originOf = async (playerId: bigint) =>
  (
    await asOwner<{ found: object }>(casino(), "select found from consent.origin where player_id = $1", [
      playerId,
    ])
  ).at(0)?.found
const deviceOf = (visitor: Client): string =>
  JSON.parse(decodeURIComponent(visitor.cookies.get(consentCookie)!)).id

test("stores a choice in the browser and on record, and adds each later one", async () => {
  const visitor = casino().visitor()
  expect(await visitor.call(contract.getConsent, {})).toEqual({ version, consent: null })
  const { message, consent } = await visitor.call(contract.chooseConsent, none, { language: "fr" })
  expect(message).toBe(translate("fr", "answers")("consentKept"))
  const chosenAt = casino().clock.now().toISOString()
  expect(consent).toEqual({ ...none, chosenAt, isCurrent: true })
  expect(await getStoredChoice(visitor)).toEqual(consent)
  const device = deviceOf(visitor)
  await choose(visitor, { ...none, personal: true })
  await choose(visitor, none)
  expect(deviceOf(visitor)).toBe(device)
  const rows = await listChoices(casino(), device)
  expect(rows.map(({ personal }) => personal)).toEqual([false, true, false])
  expect(rows.map(({ player_id }) => player_id)).toEqual([null, null, null])
})

test("the cookie is readable by pages and lasts 52.6 million seconds", async () => {
  const answer = await casino()
    .visitor()
    .fetch(contract.chooseConsent.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(all),
    })
  const [cookie, ...others] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^localConsent=[\w%.-]+; Max-Age=52600000; Path=\/; SameSite=Lax$/)
  expect(others).toEqual([])
})

test("a choice expires after twelve months", async () => {
  const visitor = casino().visitor()
  const start = casino().clock.now()
  await choose(visitor, all)
  casino().clock.set(addDays(start, 364))
  expect(await getStoredChoice(visitor)).toMatchObject({ isCurrent: true })
  casino().clock.set(addDays(start, 366))
  expect(await getStoredChoice(visitor)).toMatchObject({ targeting: true, isCurrent: false })
  casino().clock.set(start)
})

test("ignores a forged cookie and its device id", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  const forgedId = "11111111-2222-4333-8444-555555555555"
  const text = JSON.stringify({ ...all, at: casino().clock.now().toISOString(), id: forgedId })
  visitor.cookies.set(consentCookie, encodeURIComponent(text))
  expect(await getStoredChoice(visitor)).toBeNull()
  const track = visitor.call(contract.trackUtm, { utm_source: "news" })
  await expect(track).rejects.toMatchObject({ name: "ConsentMissingErrorType" })
  expect(await originOf(playerId)).toBeUndefined()
  await choose(visitor, all)
  expect(deviceOf(visitor)).not.toBe(forgedId)
})

test("stores an origin once and with consent, and deletes it on withdrawal", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  const track = (found: InputOf<typeof contract.trackUtm>) => visitor.call(contract.trackUtm, found)
  await choose(visitor, { ...all, targeting: false })
  await expect(track({ utm_source: "news" })).rejects.toMatchObject({ name: "ConsentMissingErrorType" })
  await choose(visitor, all)
  await track({})
  await track({ gclid: " abc ", utm_source: "news" })
  await track({ utm_source: "another" })
  expect(await originOf(playerId)).toEqual({ gclid: "abc", utm_source: "news" })
  const rows = await listChoices(casino(), deviceOf(visitor))
  expect(rows.map(({ player_id }) => player_id)).toEqual([String(playerId), String(playerId)])

  for (const name of contract.trackingCookies) visitor.cookies.set(name, "x")
  await choose(visitor, none)
  expect(await originOf(playerId)).toBeUndefined()
  expect(contract.trackingCookies.filter((name) => visitor.cookies.has(name))).toEqual([])
  expect(visitor.cookies.has("access_token")).toBe(true)
})

test("stores no origin with an expired consent", async () => {
  const now = casino().clock.now()
  const visitor = casino().visitor()
  casino().clock.set(addDays(now, -366))
  await choose(visitor, all)
  casino().clock.set(now)
  const { visitor: player, playerId } = await seededVisitor(casino())
  player.cookies.set(consentCookie, visitor.cookies.get(consentCookie)!)
  const track = () => player.call(contract.trackUtm, { utm_source: "news" })
  await expect(track()).rejects.toMatchObject({ name: "ConsentMissingErrorType" })
  await choose(player, all)
  await track()
  expect(await originOf(playerId)).toEqual({ utm_source: "news" })
})

test("stores no origin beside a concurrent withdrawal", async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => seededVisitor(casino())))
  await Promise.all(players.map(({ visitor }) => choose(visitor, all)))
  const concurrentCalls = players.flatMap(({ visitor }) => [
    visitor.call(contract.trackUtm, { utm_source: "news" }),
    choose(visitor, none),
  ])
  await Promise.allSettled(concurrentCalls)
  expect(await Promise.all(players.map(({ playerId }) => originOf(playerId)))).toEqual(
    players.map(() => undefined),
  )
})

test("deletes the origin of a browser although its player has logged out", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await choose(visitor, all)
  await visitor.call(contract.trackUtm, { utm_source: "news" })
  visitor.cookies.delete("access_token")
  await choose(visitor, none)
  expect(await originOf(playerId)).toBeUndefined()
})

test("sign-up stores an origin with consent, and drops it without", async () => {
  const tracking = { utm_campaign: "autumn", affiliate_token: "a-7" }
  const [willing, other] = [casino().visitor(), casino().visitor()]
  await choose(willing, all)
  await choose(other, { ...all, targeting: false })
  const of = async (visitor: Client) =>
    originOf(BigInt((await visitor.call(players.signUp, { ...newcomer("Eva"), tracking })).userId))
  expect(await of(willing)).toEqual(tracking)
  expect(await of(other)).toBeUndefined()
})

test.each([
  ["500 characters", { utm_source: "x".repeat(500) }],
  ["braces", { utm_source: "{campaign}" }],
  ["nothing but spaces", { utm_source: "  " }],
  ["no text", { utm_source: 7 }],
  ["an unknown field", { affiliate_token: "a" }],
  ["a null character", { utm_source: "a\u0000b" }],
])("refuses a value with %s, and stores nothing", async (_what, found) => {
  const { visitor, playerId } = await seededVisitor(casino())
  await choose(visitor, all)
  const track = visitor.call(contract.trackUtm, found as never)
  await expect(track).rejects.toMatchObject({ name: "BadInputErrorType" })
  expect(await originOf(playerId)).toBeUndefined()
  await visitor.call(contract.trackUtm, { utm_source: "x".repeat(499) })
})

test.each([
  ["without what is necessary", { ...all, necessary: false }],
  ["with a category missing", { necessary: true, marketing: true, targeting: true, version }],
  ["with a word for yes", { ...all, targeting: "true" }],
  ["with a name for the browser", { ...all, id: "11111111-2222-4333-8444-555555555555" }],
])("refuses a choice %s", async (_what, choice) => {
  const visitor = casino().visitor()
  await expect(choose(visitor, choice as never)).rejects.toMatchObject({ name: "BadInputErrorType" })
  expect(visitor.cookies.has(consentCookie)).toBe(false)
})

test("refuses a choice of another text or from another site", async () => {
  const visitor = casino().visitor()
  const old = choose(visitor, { ...all, version: "2025-01" })
  await expect(old).rejects.toMatchObject({ name: "ConsentTextChangedErrorType", status: 400 })
  const answer = await visitor.fetch(contract.chooseConsent.path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://evil.example" },
    body: JSON.stringify(all),
  })
  expect(answer.status).toBe(400)
  expect(visitor.cookies.has(consentCookie)).toBe(false)
})
