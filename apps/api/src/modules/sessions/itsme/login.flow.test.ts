import { sessions } from "@elite/contract"
import { listExchanges, updateExclusionRegister } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn, newcomer, signUpConfirmed } from "../../../../testing/people.ts"
import { getExclusion } from "../../../../testing/restricted.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { pause } from "../../limits/index.ts"
import { atItsme, fromItsme, type Holder, holderOf, linkItsme, logInByItsme } from "../testing/itsme.ts"

const casino = casinoForFile()

/** A player with a linked itsme account, logged in. */
async function linked(firstName = "Eva") {
  const person = newcomer(firstName)
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  const holder = holderOf(person)
  await linkItsme(visitor, holder)
  return { person, visitor, userId, holder }
}
const openSessions = async () => {
  const counted = sql<{ n: string }>`select count(*) n from sessions.session where ended_at is null`
  return Number((await counted.execute(casino().platform.database.db)).rows[0]?.n)
}
const change = (text: ReturnType<typeof sql>) => text.execute(casino().platform.database.db)
/** A phone's back button may send an answer twice; the API refuses it too. */
const expired = { name: "ItsmeExpiredErrorType", status: 400 }

describe("logging in with itsme", () => {
  test("opens a session with a new token and ends the previous one of the browser", async () => {
    const eva = await linked()
    const planted = eva.visitor.cookies.get("access_token")!
    const back = await fromItsme(eva.visitor, eva.holder)
    expect(await eva.visitor.call(sessions.itsmeLoginToken, back)).toEqual({
      userId: eva.userId,
      lastLoginDate: expect.any(String),
      message: translate("nl", "answers")("loggedIn"),
      language_key: "login",
      returnTo: "/",
    })
    expect(eva.visitor.cookies.get("access_token")).not.toBe(planted)
    const thief = casino().visitor()
    thief.cookies.set("access_token", planted)
    expect([await isLoggedIn(eva.visitor), await isLoggedIn(thief)]).toEqual([true, false])
    const elsewhere = casino().visitor()
    await logInByItsme(elsewhere, eva.holder)
    expect(await isLoggedIn(elsewhere)).toBe(true)
  })

  test("requests only the subject, in the person's language, and returns to the page", async () => {
    const eva = await linked()
    const visitor = casino().visitor()
    const { authorizationUrl } = await visitor.call(sessions.itsmeLogin, {
      locale: "fr",
      returnTo: "/fr/jeux?sorte=1",
    })
    const query = new URL(authorizationUrl).searchParams
    expect(query.get("redirect_uri")).toBe(`${casino().url}/fr/controle-de-connexion`)
    expect(query.get("ui_locales")).toBe("fr")
    expect(query.get("code_challenge_method")).toBe("S256")
    expect([query.get("scope"), query.get("claims")]).toEqual(["openid service:SANDBOX_LOGIN", null])
    const back = (await atItsme(authorizationUrl, eva.holder, "advanced")) as { code: string; state: string }
    const { returnTo } = await visitor.call(sessions.itsmeLoginToken, back)
    expect(returnTo).toBe("/fr/jeux?sorte=1")
  })

  test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/a b", ""])(
    "does not lead to %j afterwards",
    async (returnTo) => {
      await expect(casino().visitor().call(sessions.itsmeLogin, { returnTo })).rejects.toMatchObject({
        name: "BadInputErrorType",
      })
    },
  )

  test("refuses an itsme account that is linked to no player", async () => {
    const person = newcomer("Lies")
    await signUpConfirmed(casino(), person)
    const before = await openSessions()
    const stranger: Holder = { ...holderOf(newcomer("Nobody")), familyName: "Nergens" }
    for (const holder of [holderOf(person), stranger])
      await expect(logInByItsme(casino().visitor(), holder)).rejects.toMatchObject({
        name: "ItsmeEmailNotLinkedErrorType",
        status: 400,
      })
    expect(await openSessions()).toBe(before)
  })

  test("a person who cancels at itsme returns without a code and may start again", async () => {
    const eva = await linked()
    const visitor = casino().visitor()
    const { authorizationUrl } = await visitor.call(sessions.itsmeLogin, {})
    expect(await atItsme(authorizationUrl, eva.holder, "cancel")).toMatchObject({
      error: "access_denied",
      state: expect.stringMatching(/^login\./),
    })
    await logInByItsme(visitor, eva.holder)
    expect(await isLoggedIn(visitor)).toBe(true)
  })
})

describe("itsme logins pass the same gate as passwords", () => {
  test.each([
    ["closed", sql`update players.player set status = 'closed' where id =`, "AccountClosedErrorType"],
    [
      "under age",
      sql`update identity.standing set kyc_status = 'declined', reason = 'underAge' where player_id =`,
      "AccountUnderAgeErrorType",
    ],
  ])("refuses an account that is %s", async (_, update, name) => {
    const eva = await linked()
    await change(sql`${update} ${eva.userId}`)
    const before = await openSessions()
    const visitor = casino().visitor()
    await expect(logInByItsme(visitor, eva.holder)).rejects.toMatchObject({ name, status: 403 })
    expect([await isLoggedIn(visitor), await openSessions()]).toEqual([false, before])
  })

  test("refuses a permanently self-excluded player", async () => {
    const eva = await linked()
    await casino().platform.transact((tx) => pause(tx, BigInt(eva.userId), { as: "exclusion", until: null }))
    await expect(logInByItsme(casino().visitor(), eva.holder)).rejects.toMatchObject({
      name: "AccountExcludedErrorType",
      status: 403,
    })
  })

  test("restricts the session during a break or an exclusion by the register, which is asked each time", async () => {
    const [eva, lies] = [await linked(), await linked("Lies")]
    const until = new Date(casino().clock.now().getTime() + 3 * dayMs)
    await casino().platform.transact((tx) => pause(tx, BigInt(eva.userId), { as: "break", until }))
    const visitor = casino().visitor()
    await logInByItsme(visitor, eva.holder)
    expect(await getExclusion(visitor)).toMatchObject({ until: until.toISOString() })

    const { birthDate, nationalNumber } = lies.holder
    const { lastName } = lies.person
    await updateExclusionRegister(casino(), {
      action: "add",
      lastName,
      firstName: "Lies",
      birthDate,
      nationalNumber,
    })
    const other = casino().visitor()
    await logInByItsme(other, lies.holder)
    expect(await getExclusion(other)).toBeTruthy()
  })
})

describe("a return from itsme", () => {
  test("works once", async () => {
    const eva = await linked()
    const visitor = casino().visitor()
    const back = await fromItsme(visitor, eva.holder)
    await visitor.call(sessions.itsmeLoginToken, back)
    const before = await openSessions()
    await expect(visitor.call(sessions.itsmeLoginToken, back)).rejects.toMatchObject(expired)
    expect(await openSessions()).toBe(before)
  })

  test("of two simultaneous returns one logs in, with one request to itsme", async () => {
    const eva = await linked()
    const visitor = casino().visitor()
    const back = await fromItsme(visitor, eva.holder)
    const exchanges = async () =>
      (await listExchanges(casino(), "itsme")).filter(({ url }) => url.endsWith("/v2/token")).length
    const before = await exchanges()
    const tried = await Promise.allSettled([1, 2, 3].map(() => visitor.call(sessions.itsmeLoginToken, back)))
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    expect((await exchanges()) - before).toBe(1)
  })

  test("is refused in another browser and still works in its own", async () => {
    const eva = await linked()
    const [own, other] = [casino().visitor(), casino().visitor()]
    const back = await fromItsme(own, eva.holder)
    await fromItsme(other, eva.holder)
    for (const browser of [other, casino().visitor()]) {
      await expect(browser.call(sessions.itsmeLoginToken, back)).rejects.toMatchObject({
        name: "ItsmeOtherBrowserErrorType",
      })
      expect(await isLoggedIn(browser)).toBe(false)
    }
    await own.call(sessions.itsmeLoginToken, back)
    expect(await isLoggedIn(own)).toBe(true)
  })

  test("works in each of two windows of one browser", async () => {
    const eva = await linked()
    const visitor = casino().visitor()
    const [first, second] = [await fromItsme(visitor, eva.holder), await fromItsme(visitor, eva.holder)]
    await visitor.call(sessions.itsmeLoginToken, first)
    await visitor.call(sessions.itsmeLoginToken, second)
    expect(await isLoggedIn(visitor)).toBe(true)
  })
})
