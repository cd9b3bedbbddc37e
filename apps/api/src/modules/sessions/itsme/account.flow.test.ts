import { me, payments, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { sql } from "kysely"
import { beforeEach, describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import {
  goodPassword,
  isLoggedIn,
  listMailsTo,
  logIn,
  newcomer,
  signUpConfirmed,
} from "../../../../testing/people.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { backToStepUp, holderOf, linkItsme, logInByItsme, signUpByItsme, stranger } from "../testing/itsme.ts"

const casino = casinoForFile()
const { itsmeStepUpToken: stepUpToken, unlinkItsme } = sessions
const set = me.setUsernamePassword
const password = base64(goodPassword)
const stale = { name: "StepUpRequiredErrorType", status: 400 }
const afterFiveMinutes = () => casino().clock.advance(5 * minuteMs)

beforeEach(() => sql`delete from kernel.throttle`.execute(casino().platform.database.db))

async function linked(firstName = "Eva") {
  const person = newcomer(firstName)
  const { visitor } = await signUpConfirmed(casino(), person)
  const holder = holderOf(person)
  await linkItsme(visitor, holder)
  return { person, visitor, holder }
}
async function signedUp(firstName = "Lies") {
  const visitor = casino().visitor()
  const holder = stranger(firstName)
  await signUpByItsme(visitor, holder)
  return { visitor, holder, email: holder.email! }
}

describe("a username and a first password", () => {
  test("sets the username once; the password then logs in", async () => {
    const { visitor, email } = await signedUp()
    const answer = await visitor.call(set, { username: "Lies_first", password }, { language: "fr" })
    expect(answer).toMatchObject({
      message: translate("fr", "answers")("nameAndPasswordSaved"),
      user: { username: "Lies_first", isUsernameSet: true, hasPassword: true },
    })
    const elsewhere = casino().visitor()
    await logIn(elsewhere, "lies_FIRST")
    expect(await isLoggedIn(elsewhere)).toBe(true)
    expect((await listMailsTo(casino(), email)).map(({ subject }) => subject)).toContain(
      translate("nl", "mails")("passwordSet.subject"),
    )
    // The same name again changes nothing; another password is a change of password.
    await visitor.call(set, { username: "Lies_first" })
    await expect(visitor.call(set, { username: "Lies_first", password })).rejects.toMatchObject({
      errors: [{ fields: { password: expect.any(String) } }],
    })
  })

  test("sets a first password later only after a recent proof of identity", async () => {
    const { visitor, holder, email } = await signedUp()
    await visitor.call(set, { username: "Lies_later" })
    await expect(logIn(casino().visitor(), email)).rejects.toMatchObject({ name: "EmailNotFound" })
    afterFiveMinutes()
    const later = { username: "Lies_later", password }
    await expect(visitor.call(set, later)).rejects.toMatchObject(stale)
    await visitor.call(stepUpToken, await backToStepUp(visitor, holder))
    await visitor.call(set, later)
    await logIn(casino().visitor(), email)
  })

  test("of two simultaneous choices of a username or first password one wins", async () => {
    const people = await Promise.all([signedUp("Ada"), signedUp("Mia")])
    const names = await Promise.allSettled(
      people.map(({ visitor }) => visitor.call(set, { username: "same_name" })),
    )
    expect(names.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const { visitor } = await signedUp("Zita")
    const passwords = await Promise.allSettled(
      [password, base64("zeven groene kranen zingen zacht")].map((each) =>
        visitor.call(set, { username: "Zita_two", password: each }),
      ),
    )
    expect(passwords.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  })

  test("an empty username neither logs in nor counts as taken", async () => {
    const { visitor } = await signedUp("Ida")
    await signedUp("Ona")
    const { user } = await visitor.call(me.getUserDetails, {})
    expect([user.username, user.isUsernameSet]).toEqual(["", false])
    await expect(visitor.call(set, { username: "" })).rejects.toMatchObject({ name: "BadInputErrorType" })
  })
})

describe("step-up by itsme", () => {
  const withdrawal = { amount: 20, method: "bnp", iban: "BE68539007547034" } as const

  test("counts for five minutes under a new token and returns to the page", async () => {
    const { visitor, holder } = await linked()
    afterFiveMinutes()
    await expect(visitor.call(payments.withdrawAmount, withdrawal)).rejects.toMatchObject(stale)
    const before = visitor.cookies.get("access_token")!
    const back = await backToStepUp(visitor, holder)
    expect(await visitor.call(stepUpToken, back, { language: "nl" })).toEqual({
      message: translate("nl", "answers")("steppedUp"),
      returnTo: "/",
    })
    expect(visitor.cookies.get("access_token")).not.toBe(before)
    await expect(visitor.call(payments.withdrawAmount, withdrawal)).rejects.not.toMatchObject(stale)
    await expect(visitor.call(stepUpToken, back)).rejects.toMatchObject({ name: "ItsmeExpiredErrorType" })
    afterFiveMinutes()
    await expect(visitor.call(payments.withdrawAmount, withdrawal)).rejects.toMatchObject(stale)
  })

  test("refuses another person's itsme, and the visit of another player or purpose", async () => {
    const [eva, lies] = [await linked(), await linked("Lies")]
    afterFiveMinutes()
    const others = await backToStepUp(eva.visitor, lies.holder)
    await expect(eva.visitor.call(stepUpToken, others)).rejects.toMatchObject({
      name: "ItsmeNotLinkedErrorType",
    })
    const own = await backToStepUp(lies.visitor, lies.holder)
    eva.visitor.cookies.set("itsme_visit", lies.visitor.cookies.get("itsme_visit")!)
    await expect(eva.visitor.call(stepUpToken, own)).rejects.toMatchObject({ name: "ItsmeExpiredErrorType" })
    const back = await backToStepUp(lies.visitor, lies.holder)
    await expect(casino().visitor().call(sessions.itsmeLoginToken, back)).rejects.toMatchObject({
      name: "ItsmeExpiredErrorType",
    })
    for (const { visitor } of [eva, lies])
      await expect(visitor.call(payments.withdrawAmount, withdrawal)).rejects.toMatchObject(stale)
  })
})

describe("unlinking itsme", () => {
  test("stops logins by itsme, notifies the player and allows linking again", async () => {
    const { visitor, holder, person } = await linked()
    afterFiveMinutes()
    await expect(visitor.call(unlinkItsme, {})).rejects.toMatchObject(stale)
    await visitor.call(sessions.stepUp, { password })
    await visitor.call(unlinkItsme, {})
    const { user } = await visitor.call(me.getUserDetails, {})
    expect([user.isItsmeLinked, user.kycStatus]).toEqual([false, "accepted"])
    await expect(logInByItsme(casino().visitor(), holder)).rejects.toMatchObject({
      name: "ItsmeEmailNotLinkedErrorType",
    })
    expect((await listMailsTo(casino(), person.email)).map(({ subject }) => subject)).toContain(
      translate("nl", "mails")("itsmeUnlinked.subject"),
    )
    await linkItsme(visitor, holder)
    await logInByItsme(casino().visitor(), holder)
  })

  test("is refused while it is the only way to log in", async () => {
    const { visitor, holder } = await signedUp()
    await expect(visitor.call(unlinkItsme, {})).rejects.toMatchObject({ name: "PasswordNotSetErrorType" })
    await logInByItsme(casino().visitor(), holder)
    await visitor.call(set, { username: "Lies_both", password })
    await visitor.call(unlinkItsme, {})
    await logIn(casino().visitor(), "Lies_both")
  })
})
