import { limits, livePath } from "@elite/contract"
import { href } from "@elite/paths"
import { deposit } from "@elite/testkit/person"
import { armTimes, resetSandbox } from "@elite/testkit/sandboxes"
import { describe, translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { sentenceOf } from "../apps/sandbox/src/studio/words.ts"
import { expect, test } from "./casino.ts"
import { slot } from "./steps/game.ts"
import { sits } from "./steps/jackpots.ts"
import { fillsLogIn } from "./steps/login.ts"
import { asksToDeposit, paymentPage } from "./steps/money.ts"
import { isPlayer, isUnverified, worldOf } from "./steps/player.ts"
import { fillsAccount, fillsPerson } from "./steps/registration.ts"
import { labelled, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// What the house refuses, and what it says then. A browser logs every refused call as an error of its own.
test.use({ provoked: [/the server responded with a status of 4\d\d/] })

/** A toast says it; when that is gone the form does, in the place that was kept: it is never seen twice. */
async function isSaidOnce(page: Page, sentence: string): Promise<void> {
  const seen = page.getByText(sentence).filter({ visible: true })
  const inForm = page.getByRole("main").locator("form")
  const submit = inForm.getByRole("button").last()
  const toast = page.getByRole("alert").filter({ hasText: sentence })
  // Whoever points at it keeps it.
  await toast.hover()
  await expect(seen).toHaveCount(1)
  const before = await submit.boundingBox()
  await toast.getByRole("button").click()
  await expect(inForm.getByText(sentence)).toBeVisible()
  await expect(seen).toHaveCount(1)
  expect(await submit.boundingBox()).toEqual(before)
}

const playSlot = { gameId: "grand-sablon" }

test("a deposit above the room of the week", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const { formats } = visitor
  const t = translate("en", "deposit")
  const caller = await isPlayer(visitor, 150)
  // Nothing tells this window what happens elsewhere, as on a phone that slept.
  await page.routeWebSocket(new RegExp(`${livePath}/`), () => {})
  await page.goto(href("deposits", "en"))
  await seesPage(visitor, t("title"))
  await asksToDeposit(visitor, 60, t("submit"))
  await expect(page.getByText(t("aboveRoom", { remaining: formats.shortEuros(50) }))).toBeVisible()
  const week = page.getByRole("dialog", { name: t("weekPopup.title") })
  await expect(week.getByText(t("weekPopup.left", { remaining: formats.shortEuros(50) }))).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(week).toHaveCount(0)
  await expect(labelled(page, "textbox", t("amount"))).toBeFocused()

  await deposit(caller, worldOf(casino), 40)
  await labelled(page, "textbox", t("amount")).fill("50")
  await page.getByRole("button", { name: t("submitAmount", { amount: formats.euros(50) }) }).click()
  const { regulatoryWeeklyDepositLimit: room } = await caller.call(limits.getLimits, {})
  const sentence = describe("en", "DepositLimitReachedErrorType", {
    used: 190,
    limit: 200,
    remaining: 10,
    freesAt: room.freesUp[0]!.at,
  })
  expect(sentence).toContain(formats.dateTime(room.freesUp[0]!.at))
  await isSaidOnce(page, sentence)
})

/** Opens the slot and spins once. */
async function spins(visitor: Visitor): Promise<void> {
  const { page, language } = visitor
  await page.goto(href("play", language, playSlot))
  await seesPage(visitor, slot.name)
  const game = page.frameLocator("iframe")
  await expect(game.getByTestId("balance")).toHaveText(/\d/)
  await game.getByTestId("spin").click()
}

test("a stake beyond a limit of one's own: the page around the game says which, and until when", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  const { formats } = visitor
  const t = translate("nl", "play")
  const caller = await isPlayer(visitor, 20)
  await caller.call(limits.setLimits, { weeklyLossLimit: 0.1 })
  await spins(visitor)
  const { resetsAt } = (await caller.call(limits.getLimits, {})).limits.weeklyLossLimit
  const limit = t("ownLimits.weeklyLossLimit")
  const [used, amount, remaining] = [0, 0.1, 0.1].map((euros) => formats.euros(euros)) as [
    string,
    string,
    string,
  ]
  const sentence = t("limitReached", { limit, used, amount, remaining, at: formats.dateTime(resetsAt) })
  await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible()
  await page.getByRole("button", { name: t("dismiss") }).click()
  await expect(page.getByText(sentence)).toHaveCount(0)
})

test("a stake beyond a limit that was set lower than what is lost already: the page says that nothing is left", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "fr")
  const { formats } = visitor
  const t = translate("fr", "play")
  const caller = await isPlayer(visitor, 20)
  await (await sits(casino, caller)).plays(1, 0)
  await caller.call(limits.setLimits, { weeklyLossLimit: 0.5 })
  await spins(visitor)
  const { resetsAt } = (await caller.call(limits.getLimits, {})).limits.weeklyLossLimit
  const limit = t("ownLimits.weeklyLossLimit")
  const [used, amount, at] = [formats.euros(1), formats.euros(0.5), formats.dateTime(resetsAt)]
  const sentence = t("limitUsedUp", { limit, used, amount, at })
  await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible()
})

test("a payment that the bank refuses, and its success page opened by hand", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "fr")
  const { formats } = visitor
  const t = translate("fr", "deposit")
  await isPlayer(visitor)
  await page.goto(href("deposits", "fr"))
  await seesPage(visitor, t("title"))
  const tab = await paymentPage(visitor, () => asksToDeposit(visitor, 20))
  await tab.getByTestId("refuse").click()
  const reason = translate("fr", "paymentReasons")("insufficientFunds")
  for (const window of [tab, page]) {
    await expect(window.getByRole("heading", { name: t("result.failedTitle") })).toBeVisible()
    await expect(window.getByText(reason)).toBeVisible()
    await expect(
      window.getByText(t("result.failedText", { amount: formats.euros(20), purse: "cash" })),
    ).toBeVisible()
  }
  const order = new URL(page.url()).searchParams.get("orderid")!
  await page.goto(`${href("paymentSuccess", "fr")}?orderid=${order}`)
  await seesPage(visitor, t("result.failedTitle"))
  await expect(page.getByText(reason)).toBeVisible()
})

test("a payment service that is away: said where money is paid in, for its methods alone, and over by itself", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  const t = translate("nl", "deposit")
  const shell = translate("nl", "shell")
  const caller = await isPlayer(visitor)
  await page.goto(href("deposits", "nl"))
  await seesPage(visitor, t("title"))
  const door = page.getByRole("banner").getByRole("link", { name: shell("deposit") })
  const isAway = page.getByText(t("away.someTitle"))
  const amount = labelled(page, "textbox", t("amount"))
  await armTimes(casino, "hipay", 50, "http_500")
  await asksToDeposit(visitor, 20)
  await expect(isAway).toBeVisible()
  await expect(door).toHaveAccessibleName(shell("deposit"))
  await page.getByRole("button", { name: shell("tryAgain") }).click()
  await expect.poll(() => page.context().pages().length).toBe(1)
  await expect(isAway).toBeVisible()
  await expect(amount).toHaveValue(/20/)

  // Whoever comes now is told before they write anything.
  await page.reload()
  await expect(isAway).toBeVisible()
  const away = page.getByRole("radio", { name: new RegExp(t("methodAway")) })
  await expect(away).toHaveCount(4)
  await expect(away.and(page.getByRole("radio", { name: /^Skrill/ }))).toHaveCount(0)
  await resetSandbox(casino, "hipay")
  await deposit(caller, worldOf(casino), 10)
  await expect(page.getByText(t("away.back"))).toBeVisible({ timeout: 20_000 })
  await expect(door).toHaveAccessibleName(shell("deposit"))
})

test("a bank account of somebody else: its check digits are right, and nothing beside the refusal says so", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "en")
  const t = translate("en", "withdraw")
  await isPlayer(visitor, 50)
  await page.goto(href("withdrawals", "en"))
  await seesPage(visitor, t("title"))
  const iban = labelled(page, "textbox", t("iban"))
  await iban.fill("BE68539007547034")
  const good = page.getByText(t("ibanGood"))
  await expect(good).toBeAttached()
  await page.getByRole("button", { name: t("accounts.add") }).click()
  await expect(iban).toHaveAccessibleDescription(new RegExp(describe("en", "IbanNotOwnErrorType")))
  await expect(good).toHaveCount(0)
})

test("a wrong password", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "nl")
  const t = translate("nl", "login")
  await isPlayer(visitor)
  await fillsLogIn(visitor, "not the password")
  const submit = page.getByRole("main").getByRole("button", { name: t("submit"), exact: true })
  await submit.click()
  await isSaidOnce(page, describe("nl", "EmailNotFound"))
  await labelled(page, "textbox", t("password")).fill(visitor.person.password)
  await submit.click()
  const username = visitor.person.username
  await seesPage(visitor, translate("nl", "home")("heroPlayer", { username }))
})

test("a registration under 21", async ({ page, casino }) => {
  const year = new Date().getFullYear() - 20
  const visitor = newVisitor(page, casino, "en", { birthDate: `${year}-01-01` })
  const t = translate("en", "signup")
  await page.goto(href("signup", "en"))
  await seesPage(visitor, t("title"))
  await fillsAccount(visitor)
  await page.getByRole("button", { name: t("next") }).click()
  await fillsPerson(visitor)
  await page.getByRole("button", { name: t("next") }).click()
  const date = page.getByRole("group", { name: t("fields.dateOfBirth") })
  await expect(date.getByText(t("problems.underAge"))).toBeVisible()
  await expect(date.getByRole("textbox").first()).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByRole("button", { name: t("submit") })).toBeHidden()
})

test("playing before the identity is known, and an identity that is declined", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const play = translate("en", "play")
  const t = translate("en", "identity")
  await isUnverified(visitor)
  await page.goto(href("play", "en", playSlot))
  await seesPage(visitor, play("kycTitle"))
  await page
    .getByRole("main")
    .getByRole("link", { name: play("kycAction") })
    .last()
    .click()
  await seesPage(visitor, t("title"))
  await page.getByRole("button", { name: t("start") }).click()
  await page.waitForURL((url) => url.origin === casino.sandboxUrl)
  await page.locator("summary").click()
  await page.locator("[name=code][value=SPDR37]").check()
  await page.getByTestId("decline").click()
  await seesPage(visitor, t("title"))
  await expect(page.getByRole("heading", { name: t("declinedTitle") })).toBeVisible()
  await expect(page.getByText(translate("en", "identityReasons")("faceMismatch"))).toBeVisible()
  await expect(page.getByRole("button", { name: t("retry") })).toBeVisible()
})

test("a game in a window whose player has logged out elsewhere", async ({ page, casino, context }) => {
  const visitor = newVisitor(page, casino, "nl")
  const { person, formats } = visitor
  const shell = translate("nl", "shell")
  await isPlayer(visitor, 20)
  await page.routeWebSocket(new RegExp(`${livePath}/`), () => {})
  await page.goto(href("play", "nl", playSlot))
  await seesPage(visitor, slot.name)
  const game = page.frameLocator("iframe")
  await expect(game.getByTestId("balance")).toHaveText(formats.euros(20))

  const other = await context.newPage()
  await other.goto(href("home", "nl"))
  await other.getByRole("button", { name: shell("accountMenu", { username: person.username }) }).click()
  await other.getByRole("menuitem", { name: shell("logOut") }).click()
  await expect(other.getByText(shell("loggedOut"))).toBeVisible()

  await game.getByTestId("spin").click()
  await expect(game.getByTestId("result")).toHaveText(sentenceOf("expired", "nl"))
  await expect(game.getByTestId("balance")).toHaveText(formats.euros(20))
})
