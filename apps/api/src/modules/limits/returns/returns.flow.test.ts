import type { Client } from "@elite/client/visitor"
import { limits, notifications } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { formatsOf, translate } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { listMailsTo, logIn, newcomer, signUpVerified } from "../../../../testing/people.ts"
import {
  expectOpen,
  getExclusion,
  notRefused,
  playerWithSocket,
  refusals,
} from "../../../../testing/restricted.ts"
import { addDays, dayMs } from "../../../platform/lib/calendar.ts"

const casino = casinoForFile()
const inDays = (days: number) => addDays(casino().clock.now(), days).toISOString()
const later = (days: number, ms = 0) => casino().clock.advance(days * dayMs + ms)
const exclude = (visitor: Client, days: number) =>
  visitor.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days })
const asks = (visitor: Client) => visitor.call(limits.askReturn, {}, { language: "en" })
const exclusionIn = async (visitor: Client) => (await visitor.call(limits.getLimits, {})).exclusion
const titles = async (visitor: Client) =>
  (await visitor.call(notifications.getNotifications, {})).notifications.rows
    .filter(({ kind }) => kind === "responsible")
    .map(({ title }) => title)
const [mails, texts] = [translate("nl", "mails"), translate("en", "notificationTexts")]

async function playerWithoutMoney() {
  const eva = newcomer("Eva")
  return { eva, ...(await signUpVerified(casino(), eva)) }
}
/** Somebody who has excluded themselves for so many days, and the way in again. */
async function excluded(days: number, hasMoney = false) {
  const { eva, visitor } = await (hasMoney ? playerWithSocket(casino()) : playerWithoutMoney())
  await exclude(visitor, days)
  await casino().drain()
  const comesIn = async () => {
    const one = casino().visitor()
    await logIn(one, eva.email)
    return one
  }
  return { eva, comesIn }
}

test("half a year ends on request, after a day, with a notification at the login", async () => {
  const { eva, comesIn } = await excluded(180, true)
  const [mail] = await listMailsTo(casino(), eva.email)
  const until = formatsOf("nl").dateTime(inDays(180))
  expect(mail!.text).toContain(mails("longExclusionBegan.text", { firstName: eva.firstName, until }))
  const early = await comesIn()
  await expect(asks(early)).rejects.toMatchObject({ name: "SelfExcludedErrorType", status: 400 })
  later(180, -1)
  expect(await exclusionIn(await comesIn())).toMatchObject({ type: "selfExclusion" })

  later(0, 1)
  const back = await comesIn()
  const toBeAsked = { type: "return", until: null }
  expect([await exclusionIn(back), await getExclusion(back)]).toEqual([toBeAsked, toBeAsked])
  expect(await refusals(back)).toEqual(new Array(4).fill("400 ReturnNotAskedErrorType"))
  await expectOpen(back)

  const from = inDays(1)
  const sentence = translate("en", "answers")("returnAsked", { until: formatsOf("en").dateTime(from) })
  expect(await asks(back)).toEqual({ message: sentence, until: from })
  await casino().drain()
  // The session that was open hears of it, and goes on.
  const waits = { type: "return", until: from }
  expect([await exclusionIn(back), await getExclusion(back)]).toEqual([waits, waits])
  expect(await refusals(back)).toEqual(new Array(4).fill("400 ReturnWaitsErrorType"))
  const letters = await listMailsTo(casino(), eva.email)
  const letter = letters.find(({ subject }) => subject === mails("returnAsked.subject"))
  expect(letter!.text).toContain(formatsOf("nl").dateTime(from))
  later(1, -1)
  const eager = await comesIn()
  expect((await asks(eager)).until).toBe(from)
  expect(await refusals(eager)).toEqual(new Array(4).fill("400 ReturnWaitsErrorType"))

  later(0, 1)
  const home = await comesIn()
  expect([await exclusionIn(home), await getExclusion(home)]).toEqual([null, undefined])
  expect(await refusals(home)).toEqual(notRefused)
  expect(await titles(home)).toEqual(
    (["returned", "returnAsked", "exclusionBegan"] as const).map((key) => texts(`responsible.${key}.title`)),
  )
  await expect(asks(home)).rejects.toMatchObject({ name: "ReturnNotNeededErrorType" })
  await comesIn()
  expect((await titles(home)).filter((title) => title === texts("responsible.returned.title"))).toHaveLength(
    1,
  )
})

test("a month ends without a request, unless it was added to half a year", async () => {
  const { comesIn } = await excluded(30)
  later(30)
  const free = await comesIn()
  expect(await exclusionIn(free)).toBeNull()
  await expect(asks(free)).rejects.toMatchObject({ name: "ReturnNotNeededErrorType", status: 400 })

  await exclude(free, 180)
  await casino().drain()
  later(180)
  await asks(await comesIn())
  // They think better of it before the day is over.
  await exclude(await comesIn(), 7)
  await casino().drain()
  later(7)
  expect(await exclusionIn(await comesIn())).toEqual({ type: "return", until: null })
})

test("the register is asked at the login all the same, and a longer break stays", async () => {
  const { eva, comesIn } = await excluded(180)
  later(180)
  const back = await comesIn()
  await back.call(limits.setDisableUntil, { type: "TAKE_A_BREAK", days: 3 })
  await casino().drain()
  const until = inDays(3)
  await asks(await comesIn())
  expect(await exclusionIn(await comesIn())).toEqual({ type: "return", until })
  later(1)
  expect(await exclusionIn(await comesIn())).toEqual({ type: "break", until })
  const { firstName, lastName, dateOfBirth, nationalNumber } = eva
  const [month, day, year] = dateOfBirth.split("-")
  await updateExclusionRegister(casino(), {
    action: "add",
    firstName,
    lastName,
    birthDate: `${year}-${month}-${day}`,
    ...(nationalNumber ? { nationalNumber } : {}),
  })
  expect(await exclusionIn(await comesIn())).toEqual({ type: "register", until: null })
})
