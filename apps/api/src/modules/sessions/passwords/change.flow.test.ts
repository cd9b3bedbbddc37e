import { createClient } from "@elite/client/visitor"
import { sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import {
  goodPassword,
  isLoggedIn,
  listMailsTo,
  logIn,
  logInFrom,
  newcomer,
  signUp,
} from "../../../../testing/people.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { anAddress, anotherPassword } from "../testing/passwords.ts"

const casino = casinoForFile({ env: { TRUST_PROXY: "1" } })
async function player() {
  const eva = newcomer("Eva")
  return { ...eva, ...(await signUp(casino(), eva)) }
}
const change = (id: number, from: string = goodPassword, to: string = anotherPassword) => ({
  id,
  oldPassword: base64(from),
  newPassword: base64(to),
})

test.each([sessions.changePassword, sessions.changePasswordByPost])(
  "$method $path: ends the other sessions, renews the token of this one and e-mails the player",
  async (call) => {
    const { email, userId, visitor } = await player()
    const elsewhere = createClient(casino().url, anAddress())
    await logIn(elsewhere, email)
    const before = visitor.cookies.get("access_token")!
    expect(await visitor.call(call, change(userId), { language: "fr" })).toEqual({
      message: translate("fr", "answers")("passwordChanged"),
      language_key: "reset-password",
    })
    expect(visitor.cookies.get("access_token")).not.toBe(before)
    expect(await isLoggedIn(visitor)).toBe(true)
    expect(await isLoggedIn(elsewhere)).toBe(false)
    const thief = casino().visitor()
    thief.cookies.set("access_token", before)
    expect(await isLoggedIn(thief)).toBe(false)
    expect((await logInFrom(casino().visitor(), { address: anAddress() }, email)).status).toBe(400)
    await logIn(createClient(casino().url, anAddress()), email, anotherPassword)
    const subjects = (await listMailsTo(casino(), email)).map(({ subject }) => subject)
    expect(subjects).toContain(translate("nl", "mails")("passwordChanged.subject"))
  },
)

test("the cookie keeps the end of the session", async () => {
  const { userId, visitor } = await player()
  casino().clock.advance(20 * minuteMs)
  const answer = await visitor.fetch(sessions.changePassword.path, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(change(userId)),
  })
  expect(answer.headers.getSetCookie()[0]).toContain(`Max-Age=${12 * 3600 - 20 * 60};`)
})

test("refuses another player's id, a wrong password and a weak new one", async () => {
  const [eva, lies] = [await player(), await player()]
  const refused = (given: ReturnType<typeof change>, name: string) =>
    expect(eva.visitor.call(sessions.changePassword, given)).rejects.toMatchObject({ name })
  await refused(change(lies.userId), "NotFoundErrorType")
  await refused(change(999_999), "NotFoundErrorType")
  await refused(change(eva.userId, "wrong password"), "OldPasswordInvalidErrorType")
  for (const weak of ["short", "wachtwoord123", `${eva.lastName} ${eva.username}`])
    await refused(change(eva.userId, goodPassword, weak), "WeakPasswordErrorType")
  for (const { email } of [eva, lies])
    await logIn(createClient(casino().url, anAddress()), email, goodPassword)
  expect(await isLoggedIn(eva.visitor)).toBe(true)
})

test("refuses even the right password after five wrong ones", async () => {
  const { userId, visitor } = await player()
  for (let i = 0; i < 5; i++)
    await expect(visitor.call(sessions.changePassword, change(userId, `wrong ${i}`))).rejects.toMatchObject({
      name: "OldPasswordInvalidErrorType",
    })
  await expect(visitor.call(sessions.changePassword, change(userId))).rejects.toMatchObject({
    name: "TooManyRequestsErrorType",
  })
  casino().clock.advance(15 * minuteMs)
  await visitor.call(sessions.changePassword, change(userId))
})

test("of two simultaneous changes one succeeds and the other is refused", async () => {
  const { email, userId, visitor } = await player()
  const elsewhere = createClient(casino().url, anAddress())
  await logIn(elsewhere, email)
  const answers = await Promise.allSettled(
    [visitor, elsewhere].map((by, i) =>
      by.call(sessions.changePassword, change(userId, goodPassword, `${anotherPassword} ${i}`)),
    ),
  )
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  const won = answers.findIndex(({ status }) => status === "fulfilled")
  expect(await isLoggedIn([visitor, elsewhere][won]!)).toBe(true)
  expect(await isLoggedIn([visitor, elsewhere][1 - won]!)).toBe(false)
  await logIn(createClient(casino().url, anAddress()), email, `${anotherPassword} ${won}`)
})
