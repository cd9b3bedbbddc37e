import { players, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import {
  goodPassword,
  isLoggedIn,
  listMailsTo,
  logInFrom,
  newcomer,
  signUp,
  tokenFor,
} from "../../../testing/people.ts"
import { anAddress, anotherPassword } from "../sessions/testing/passwords.ts"

const casino = casinoForFile({ env: { TRUST_PROXY: "1" } })

/** A person who writes a message into every field of the form. */
const sender = () =>
  newcomer("Eva", {
    firstName: "Claim your five hundred euros",
    lastName: "at the winners desk",
    placeOfBirth: "Winners town",
    address: "Claim street 500",
    city: "Claimstad",
  })
const chosen = /claim|winner|five hundred|500 euros|win\.example/i

describe("an e-mail to an unverified address", () => {
  test("contains nothing that its sender chose", async () => {
    const person = sender()
    const { visitor } = await signUp(casino(), person)
    await visitor.call(players.refreshEmailToken, {})
    const userAgent = "Win 500 euros: https://win.example/x"
    expect((await logInFrom(visitor, { address: anAddress(), userAgent }, person.email)).status).toBe(200)
    await visitor.call(sessions.forgetPassword, { email: person.email })
    await visitor.call(sessions.forgotPassword, { email: person.email })
    const letters = await listMailsTo(casino(), person.email)
    expect(letters.map(({ subject }) => subject)).toHaveLength(5)
    for (const { subject, text, html } of letters) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(chosen)
      expect(text).toMatch(/^Beste,$/m)
    }
  })

  test("greets without a name when password or address change", async () => {
    const person = sender()
    const { visitor, userId } = await signUp(casino(), person)
    await visitor.call(sessions.changePassword, {
      id: userId,
      oldPassword: base64(goodPassword),
      newPassword: base64(anotherPassword),
    })
    const email = `other.${person.email}`
    await visitor.call(sessions.updateEmail, { email, password: base64(anotherPassword) })
    const letters = [...(await listMailsTo(casino(), person.email)), ...(await listMailsTo(casino(), email))]
    expect(letters).toHaveLength(3)
    for (const { subject, text, html } of letters)
      for (const part of [subject, text, html]) expect(part).not.toMatch(chosen)
  })
})

test("greets by the first name once the address is verified", async () => {
  const person = newcomer("Eva")
  const { visitor } = await signUp(casino(), person)
  await visitor.call(players.verifyEmail, { token: await tokenFor(casino(), person.email) })
  const [welcome] = await listMailsTo(casino(), person.email)
  expect(welcome!.text).toMatch(/^Beste Eva,$/m)
  expect(await isLoggedIn(visitor)).toBe(true)
})
