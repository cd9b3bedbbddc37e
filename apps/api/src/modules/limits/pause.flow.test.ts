import type { Client } from "@elite/client/visitor"
import { type InputOf, languages, limits, me, notifications, payments, sessions } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile, type TestCasino } from "../../../testing/casino.ts"
import { isLoggedIn, listMailsTo, logIn } from "../../../testing/people.ts"
import {
  expectOpen,
  getExclusion,
  notRefused,
  playerWithSocket,
  refusals,
} from "../../../testing/restricted.ts"
import { seededVisitor } from "../../../testing/seeded.ts"
import { addDays, dayMs } from "../../platform/lib/calendar.ts"

type Asked = InputOf<typeof limits.setDisableUntil>
const sharedCasino = casinoForFile()
const inDays = (casino: TestCasino, days: number) => addDays(casino.clock.now(), days).toISOString()
const ask = (visitor: Client, type: Asked["type"], days: number) =>
  visitor.call(limits.setDisableUntil, { type, days }, { language: "en" })
const exclusionIn = async (visitor: Client) => (await visitor.call(limits.getLimits, {})).exclusion
const onBreakFor = (casino: TestCasino, days: number) => ({ type: "break", until: inDays(casino, days) })
const excludedFor = (casino: TestCasino, days: number) => ({
  type: "selfExclusion",
  until: inDays(casino, days),
})

/** Whatever was open of a player is over: their sessions, and the socket, which is told why. */
async function expectAllEnded(
  casino: TestCasino,
  { open, socket }: { open: Client[]; socket: Awaited<ReturnType<typeof playerWithSocket>>["socket"] },
  reason: string,
) {
  await casino.drain()
  await socket.closed
  expect(socket.messages).toContainEqual(["sessionEnded", { reason }])
  for (const visitor of open) expect(await isLoggedIn(visitor)).toBe(false)
}

describe("a pause takes effect immediately", () => {
  for (const [type, days, name, reason] of [
    ["TAKE_A_BREAK", 1, "OnBreakErrorType", "onBreak"],
    ["TAKE_A_BREAK", 30, "OnBreakErrorType", "onBreak"],
    ["SELF_EXCLUSION", 7, "SelfExcludedErrorType", "excluded"],
  ] as const) {
    test(`${type} of ${days} days: ends all sessions, and a new login can only withdraw until it is over`, async () => {
      const casino = sharedCasino()
      const { eva, visitor, socket } = await playerWithSocket(casino)
      const other = casino.visitor()
      await logIn(other, eva.email)
      const cookie = visitor.cookies.get("access_token")!
      const until = inDays(casino, days)
      const answer = await ask(visitor, type, days)
      const key = type === "TAKE_A_BREAK" ? "breakBegan" : "exclusionBegan"
      const sentence = translate("en", "answers")(key, { until: formatsOf("en").dateTime(until) })
      expect(answer).toEqual({ message: sentence, until })
      expect(visitor.cookies.has("access_token")).toBe(false)
      visitor.cookies.set("access_token", cookie)
      await expectAllEnded(casino, { open: [visitor, other], socket }, reason)

      const [mail] = await listMailsTo(casino, eva.email)
      expect(mail!.subject).toBe(translate("nl", "mails")(`${key}.subject`))
      expect(mail!.text).toContain(formatsOf("nl").dateTime(until))

      const back = casino.visitor()
      await logIn(back, eva.email)
      const held = { type: type === "TAKE_A_BREAK" ? "break" : "selfExclusion", until }
      expect([await exclusionIn(back), await getExclusion(back)]).toEqual([held, held])
      expect(await refusals(back)).toEqual(new Array(4).fill(`400 ${name}`))
      await expectOpen(back)

      casino.clock.advance(days * dayMs - 1)
      const early = casino.visitor()
      await logIn(early, eva.email)
      expect(await getExclusion(early)).toEqual(held)
      casino.clock.advance(1)
      expect(await exclusionIn(early)).toBeNull()
      const after = casino.visitor()
      await logIn(after, eva.email)
      expect(await refusals(after)).toEqual(notRefused)
    })
  }

  test("refuses bets between the answer and the end of the sessions", async () => {
    const casino = sharedCasino()
    const { visitor } = await playerWithSocket(casino)
    const cookie = visitor.cookies.get("access_token")!
    await ask(visitor, "TAKE_A_BREAK", 1)
    visitor.cookies.set("access_token", cookie)
    await expect(
      visitor.call(payments.hiPayUrl, { amount: 20, paymentMethod: "bancontact_qr", languageCode: "nl" }),
    ).rejects.toMatchObject({ status: expect.toBeOneOf([400, 401]) })
  })

  test("for ever: ends the session, and refuses every login", async () => {
    const casino = sharedCasino()
    const { eva, visitor, socket } = await playerWithSocket(casino)
    const cookie = visitor.cookies.get("access_token")!
    expect(await ask(visitor, "SELF_EXCLUSION", -1)).toEqual({
      message: translate("en", "answers")("excludedForEver"),
      until: null,
    })
    visitor.cookies.set("access_token", cookie)
    await expectAllEnded(casino, { open: [visitor], socket }, "excluded")
    const [mail] = await listMailsTo(casino, eva.email)
    expect(mail!.subject).toBe(translate("nl", "mails")("excludedForEver.subject"))
    casino.clock.advance(1000 * dayMs)
    await expect(logIn(casino.visitor(), eva.email)).rejects.toMatchObject({
      name: "AccountExcludedErrorType",
      status: 403,
    })
  })

  for (const language of languages)
    test(`answers in the caller's language: ${language}`, async () => {
      const casino = sharedCasino()
      const { visitor } = await seededVisitor(casino)
      const until = formatsOf(language).dateTime(inDays(casino, 3))
      const { message } = await visitor.call(
        limits.setDisableUntil,
        { type: "TAKE_A_BREAK", days: 3 },
        { language },
      )
      expect(message).toBe(translate(language, "answers")("breakBegan", { until }))
    })
})

describe("the longer pause stays", () => {
  /** A player who is on a pause and has logged in again since. */
  async function paused(type: Asked["type"], days: number) {
    const casino = sharedCasino()
    const { eva, visitor } = await playerWithSocket(casino)
    await ask(visitor, type, days)
    await casino.drain()
    const back = casino.visitor()
    await logIn(back, eva.email)
    return { casino, eva, back }
  }
  const listNotifications = async (visitor: Client) =>
    (await visitor.call(notifications.getNotifications, {})).notifications.rows.filter(
      ({ kind }) => kind === "responsible",
    )

  test("a shorter one changes nothing, and answers the end of the longer one", async () => {
    const { casino, eva, back } = await paused("SELF_EXCLUSION", 7)
    const until = inDays(casino, 7)
    for (const [type, days] of [
      ["TAKE_A_BREAK", 1],
      ["TAKE_A_BREAK", 7],
      ["SELF_EXCLUSION", 1],
      ["SELF_EXCLUSION", 7],
    ] as const)
      expect(await ask(back, type, days)).toEqual({
        message: translate("en", "answers")("pauseStays", { until: formatsOf("en").dateTime(until) }),
        until,
      })
    await casino.drain()
    expect([await isLoggedIn(back), await exclusionIn(back)]).toEqual([true, excludedFor(casino, 7)])
    expect(await listNotifications(back)).toHaveLength(1)
    const subject = translate("nl", "mails")("breakBegan.subject")
    expect((await listMailsTo(casino, eva.email)).map((mail) => mail.subject)).not.toContain(subject)
  })

  test("a longer one replaces it, and ends the restricted session", async () => {
    const { casino, eva, back } = await paused("TAKE_A_BREAK", 1)
    const cookie = back.cookies.get("access_token")!
    expect((await ask(back, "TAKE_A_BREAK", 2)).until).toBe(inDays(casino, 2))
    back.cookies.set("access_token", cookie)
    await casino.drain()
    expect(await isLoggedIn(back)).toBe(false)
    const again = casino.visitor()
    await logIn(again, eva.email)
    expect(await getExclusion(again)).toEqual(onBreakFor(casino, 2))
    expect((await ask(again, "SELF_EXCLUSION", 30)).until).toBe(inDays(casino, 30))
    await casino.drain()
    const last = casino.visitor()
    await logIn(last, eva.email)
    expect(await getExclusion(last)).toEqual(excludedFor(casino, 30))
    expect(await listNotifications(last)).toHaveLength(3)
  })

  test("a break that ends after an exclusion lasts until its own end", async () => {
    const { casino, eva, back } = await paused("SELF_EXCLUSION", 1)
    expect((await ask(back, "TAKE_A_BREAK", 30)).until).toBe(inDays(casino, 30))
    await casino.drain()
    const again = casino.visitor()
    await logIn(again, eva.email)
    expect(await exclusionIn(again)).toEqual(excludedFor(casino, 30))
    const until = inDays(casino, 30)
    casino.clock.advance(dayMs)
    const later = casino.visitor()
    await logIn(later, eva.email)
    expect(await exclusionIn(later)).toEqual({ type: "break", until })
  })

  test("the longer of two concurrent requests wins", async () => {
    const casino = sharedCasino()
    const { eva, visitor } = await playerWithSocket(casino)
    await Promise.all([3, 30, 7, 1].map((days) => ask(visitor, "TAKE_A_BREAK", days)))
    await casino.drain()
    const back = casino.visitor()
    await logIn(back, eva.email)
    expect(await exclusionIn(back)).toEqual(onBreakFor(casino, 30))
  })
})

test("an unrestricted player has no exclusion", async () => {
  const casino = sharedCasino()
  const { visitor } = await seededVisitor(casino)
  expect(await exclusionIn(visitor)).toBeNull()
})

describe("refuses, and sets nothing, for", () => {
  test("a length that is not offered", async () => {
    const casino = sharedCasino()
    const { visitor } = await seededVisitor(casino)
    for (const [type, days, fault] of [
      ["TAKE_A_BREAK", 0, "notAChoice"],
      ["TAKE_A_BREAK", 31, "notAChoice"],
      ["TAKE_A_BREAK", -1, "notAChoice"],
      ["TAKE_A_BREAK", 1.5, "notWhole"],
      ["SELF_EXCLUSION", 0, "notAChoice"],
      ["SELF_EXCLUSION", 2, "notAChoice"],
      ["SELF_EXCLUSION", 181, "notAChoice"],
      ["SELF_EXCLUSION", "7", "notWhole"],
      ["SELF_EXCLUSION", undefined, "missing"],
    ] as const)
      await expect(ask(visitor, type, days as number), `${type} ${days}`).rejects.toMatchObject({
        name: "BadInputErrorType",
        status: 400,
        errors: [{ fields: { days: translate("en", "fields")(fault) } }],
      })
    await expect(ask(visitor, "COOLDOWN_PERIOD" as "TAKE_A_BREAK", 1)).rejects.toMatchObject({
      errors: [{ fields: { type: translate("en", "fields")("notAChoice") } }],
    })
    expect(await exclusionIn(visitor)).toBeNull()
    expect((await visitor.call(me.getUserDetails, {})).user.exclusion).toBeUndefined()
  })

  test("a visitor, and a session that is over", async () => {
    const casino = sharedCasino()
    const { visitor } = await seededVisitor(casino)
    const nobody = { name: "UnauthorizedErrorType", status: 401 }
    await expect(ask(casino.visitor(), "TAKE_A_BREAK", 1)).rejects.toMatchObject(nobody)
    const cookie = visitor.cookies.get("access_token")!
    await visitor.call(sessions.logout, {})
    visitor.cookies.set("access_token", cookie)
    await expect(ask(visitor, "TAKE_A_BREAK", 1)).rejects.toMatchObject(nobody)
  })
})
