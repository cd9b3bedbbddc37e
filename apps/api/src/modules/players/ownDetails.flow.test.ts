import { createClient } from "@elite/client/visitor"
import { type ErrorName, me, players } from "@elite/contract"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { listMailsTo, newcomer, signUp, signUpConfirmed, tokenFor } from "../../../testing/people.ts"
import { dayMs, hourMs } from "../../platform/lib/calendar.ts"
import { anAddress } from "../sessions/testing/passwords.ts"

const getCasino = casinoForFile({ env: { TRUST_PROXY: "1" } })
/** From a new network address: one may request ten links in an hour. */
const newClient = () => createClient(getCasino().url, anAddress())
const refusal = (name: ErrorName) => ({ name })

describe("the address", () => {
  test("is verified by the newest link, once, within a day", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { visitor } = await signUp(casino, eva)
    const first = await tokenFor(casino, eva.email)
    await visitor.call(players.refreshEmailToken, {})
    const second = await tokenFor(casino, eva.email)
    expect(second).not.toBe(first)
    await expect(visitor.call(players.verifyEmail, { token: first })).rejects.toMatchObject(
      refusal("EmailTokenInvalidErrorType"),
    )
    casino.clock.advance(dayMs)
    await expect(visitor.call(players.verifyEmail, { token: second })).rejects.toMatchObject(
      refusal("CodeExpiredErrorType"),
    )
    await newClient().call(players.refreshEmailToken, { email: eva.email.toUpperCase() })
    const third = await tokenFor(casino, eva.email)
    await casino.visitor().call(players.verifyEmail, { token: third })
    for (const token of [first, second])
      await expect(visitor.call(players.verifyEmail, { token })).rejects.toMatchObject(
        refusal("EmailTokenInvalidErrorType"),
      )
    const subjects = (await listMailsTo(casino, eva.email)).map(({ subject }) => subject)
    expect(subjects[0]).toBe("Uw e-mailadres is bevestigd")
  })

  test("that is confirmed stays so when its link is opened again, also days later", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { visitor } = await signUp(casino, eva)
    const token = await tokenFor(casino, eva.email)
    const first = await newClient().call(players.verifyEmail, { token })
    casino.clock.advance(48 * hourMs)
    expect(await visitor.call(players.verifyEmail, { token })).toEqual(first)
    const mails = await listMailsTo(casino, eva.email)
    expect(mails.filter(({ subject }) => subject === "Uw e-mailadres is bevestigd")).toHaveLength(1)
  })

  test("two simultaneous clicks verify it once", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const token = await tokenFor(casino, eva.email)
    const clicks = await Promise.allSettled(
      [1, 2, 3].map(() => casino.visitor().call(players.verifyEmail, { token })),
    )
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(3)
    const mails = await listMailsTo(casino, eva.email)
    expect(mails.filter(({ subject }) => subject === "Uw e-mailadres is bevestigd")).toHaveLength(1)
  })

  test("requested by a stranger, the answer does not reveal whether it is known", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const ask = (email: string) => newClient().call(players.refreshEmailToken, { email })
    expect(await ask(eva.email)).toEqual(await ask("nobody@example.be"))
    expect(await listMailsTo(casino, "nobody@example.be")).toEqual([])
    expect(await listMailsTo(casino, eva.email)).toHaveLength(2)
    await expect(newClient().call(players.refreshEmailToken, {})).rejects.toMatchObject(
      refusal("BadInputErrorType"),
    )
  })

  test("once verified gets no more links", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { visitor } = await signUpConfirmed(casino, eva)
    await expect(visitor.call(players.refreshEmailToken, {})).rejects.toMatchObject(
      refusal("EmailAlreadyVerifiedErrorType"),
    )
    const before = (await listMailsTo(casino, eva.email)).length
    await newClient().call(players.refreshEmailToken, { email: eva.email })
    expect(await listMailsTo(casino, eva.email)).toHaveLength(before)
  })

  test("can be asked for five times an hour", async () => {
    const { visitor } = await signUp(getCasino(), newcomer("Eva"), newClient())
    for (let i = 0; i < 5; i++) await visitor.call(players.refreshEmailToken, {})
    await expect(visitor.call(players.refreshEmailToken, {})).rejects.toMatchObject(
      refusal("TooManyRequestsErrorType"),
    )
  })
})

test("changes details and language, and no other field", async () => {
  const casino = getCasino()
  const { visitor } = await signUp(casino, newcomer("Eva"))
  const walletSettings = { hideZeroCurrency: true, displayFiatCurrency: false, selectedFiat: "CHF" } as const
  const answer = await visitor.call(me.updateUserDetails, {
    city: "Brugge",
    phone: "+32 470 12 34 56",
    newsLetter: true,
    walletSettings,
  })
  expect(answer).toEqual({
    user: (await visitor.call(me.getUserDetails, {})).user,
    message: translate("en", "answers")("detailsSaved"),
  })
  expect(answer.user).toMatchObject({ city: "Brugge", additionalInfo: { walletSettings } })
  await visitor.call(me.updateUserDetails, {})
  await visitor.call(players.userLanguage, { languageCode: "fr" })
  const { user } = await visitor.call(me.getUserDetails, {})
  expect(user).toMatchObject({
    city: "Brugge",
    phone: "+32 470 12 34 56",
    newsLetter: true,
    address: "Veldstraat 1",
  })
  expect(user.additionalInfo).toEqual({ languageCode: "fr", walletSettings })
  for (const extra of [
    { emailVerifiedAt: "2020-01-01" },
    { firstName: "Other" },
    { status: "closed" },
    { email: "x@y.be" },
    { walletSettings: { ...walletSettings, selectedFiat: "EUR" } },
    { walletSettings: { ...walletSettings, selectedFiat: "usd" } },
    { walletSettings: { hideZeroCurrency: true } },
  ])
    await expect(visitor.call(me.updateUserDetails, { ...extra } as object)).rejects.toMatchObject(
      refusal("BadInputErrorType"),
    )
  await expect(casino.visitor().call(me.updateUserDetails, { city: "Gent" })).rejects.toMatchObject({
    status: 401,
  })
})
