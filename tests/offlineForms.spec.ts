import { randomInt } from "node:crypto"
import { href } from "@elite/paths"
import { listMails, makePerson } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { engines, seesGame } from "./steps/engines.ts"
import { fillsLogIn } from "./steps/login.ts"
import { belgianIban } from "./steps/money.ts"
import { isPlayer, isUnverified, worldOf } from "./steps/player.ts"
import { fillsRegistration } from "./steps/registration.ts"
import { headerBalance } from "./steps/shell.ts"
import { hasAccount } from "./steps/time.ts"
import { labelled, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// A form that could not be sent keeps what was written, says so where it stands, and is sent again.

/** A browser says that it has no network. */
test.use({ provoked: [/net::ERR_|WebSocket connection to|Failed to fetch dynamically/] })

const main = (page: Page) => page.getByRole("main")

/** Sends a form without a connection, sees that it was not sent and no fault of ours, and has the connection back. */
async function sendsInVain(
  visitor: Visitor,
  send: () => Promise<void>,
  messageKey: "notSent" | "notSentMoney" | "notSentPressed" = "notSent",
) {
  const { page, language } = visitor
  const t = translate(language, "shell")
  await page.context().setOffline(true)
  await expect(page.getByText(t("offline"))).toBeVisible()
  await send()
  await expect(main(page).getByText(t(messageKey))).toBeVisible()
  await expect(page.getByText(t("errorTitle"))).toBeHidden()
  await page.context().setOffline(false)
  await expect(page.getByText(t("offline"))).toBeHidden({ timeout: 20_000 })
}

const sendsAgain = ({ page, language }: Visitor) =>
  main(page)
    .getByRole("button", { name: translate(language, "shell")("sendAgain") })
    .click()

test("a withdrawal", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "nl")
  const t = translate("nl", "withdraw")
  const amount = visitor.formats.euros(20)
  await isPlayer(visitor, 50)
  await hasAccount(visitor, belgianIban(String(randomInt(10 ** 9))))
  await page.goto(href("withdrawals", "nl"))
  await seesPage(visitor, t("title"))
  await labelled(page, "textbox", t("amount")).fill("20")
  const confirms = () =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: t("confirm") })
      .click()
  await sendsInVain(
    visitor,
    async () => {
      await page.getByRole("button", { name: t("submitAmount", { amount }) }).click()
      await confirms()
    },
    "notSentMoney",
  )
  await expect(labelled(page, "textbox", t("amount"))).toHaveValue(/20/)
  await sendsAgain(visitor)
  await confirms()
  await expect(page.getByText(t("sent", { amount, purse: "cash" }))).toBeVisible()
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(30))
})

test("a log-in", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "fr")
  const t = translate("fr", "login")
  await isPlayer(visitor)
  await fillsLogIn(visitor)
  await sendsInVain(visitor, () =>
    main(page)
      .getByRole("button", { name: t("submit"), exact: true })
      .click(),
  )
  await expect(labelled(page, "textbox", t("email"))).toHaveValue(visitor.person.email)
  await sendsAgain(visitor)
  await expect(headerBalance(visitor)).toBeVisible()
})

test("a registration", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const t = translate("en", "signup")
  await page.goto(href("signup", "en"))
  await fillsRegistration(visitor)
  await sendsInVain(visitor, () => page.getByRole("button", { name: t("submit") }).click())
  await expect(labelled(page, "textbox", t("fields.city"))).toHaveValue("Gent")
  await sendsAgain(visitor)
  await seesPage(visitor, translate("en", "login")("verify.checkTitle"))
})

test("a new link", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "nl")
  const t = translate("nl", "login")
  await isUnverified(visitor, false)
  await page.goto(href("verifyEmail", "nl"))
  await seesPage(visitor, t("verify.checkTitle"))
  const asks = main(page).getByRole("button", { name: t("verify.resend") })
  await sendsInVain(visitor, () => asks.click(), "notSentPressed")
  await asks.click()
  // The button has a status of its own for as long as it is pressed.
  const sent = translate("nl", "answers")("verificationSent")
  await expect(main(page).getByRole("status").filter({ hasText: sent })).toBeVisible()
})

test("the address that a letter's link confirms", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "nl")
  const t = translate("nl", "login")
  await isUnverified(visitor, false)
  const links = async () =>
    (await listMails(worldOf(casino), visitor.person.email)).flatMap((letter) => letter.links)
  const link = async () => (await links()).find((url) => url.includes("token=")) ?? ""
  await expect.poll(link).not.toBe("")
  // The connection goes just as the page has come.
  await page.route(/\.data/, (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : route.continue(),
  )
  await page.goto(await link())
  const confirm = main(page).getByRole("button", { name: t("verify.confirm") })
  await confirm.click()
  await expect(main(page).getByText(translate("nl", "shell")("notSentPressed"))).toBeVisible()
  await page.unroute(/\.data/)
  await confirm.click()
  await seesPage(visitor, translate("nl", "identity")("title"))
})

test("another address, and none of the other forms of its page", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const t = translate("en", "email")
  const email = makePerson().email
  await isUnverified(visitor)
  await page.goto(href("profile", "en"))
  const form = main(page)
    .locator("form")
    .filter({ has: page.getByRole("button", { name: t("submit") }) })
  await labelled(form, "textbox", t("new")).fill(email)
  await labelled(form, "textbox", t("password")).fill(visitor.person.password)
  await sendsInVain(visitor, () => form.getByRole("button", { name: t("submit") }).click())
  await expect(form.getByText(translate("en", "shell")("notSent"))).toBeVisible()
  await sendsAgain(visitor)
  const open = page.getByRole("region", { name: t("open.title") })
  await expect(open.getByText(email)).toBeVisible()
  const keeps = open.getByRole("button", { name: t("open.cancel") })
  await sendsInVain(visitor, () => keeps.click(), "notSentPressed")
  await keeps.click()
  await expect(open).toHaveCount(0)
})

test("the way to the identity check", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "fr")
  const t = translate("fr", "identity")
  await isUnverified(visitor)
  await page.goto(href("kyc", "fr"))
  await seesPage(visitor, t("title"))
  const starts = page.getByRole("button", { name: t("start") })
  await sendsInVain(visitor, () => starts.click(), "notSentPressed")
  await starts.click()
  await page.waitForURL((url) => url.origin === casino.sandboxUrl)
})

test("a game that is opened while the connection goes opens when it is back", async ({
  page,
  casino,
  context,
}) => {
  const visitor = newVisitor(page, casino, "en")
  const play = translate("en", "play")
  await isPlayer(visitor, 20)
  const lost = /\/api\/startGame\/|\/healthz$/
  await context.route(lost, (route) => route.abort("connectionfailed"))
  await page.goto(href("play", "en", { gameId: engines.slot.slug }))
  await expect(page.getByRole("heading", { name: play("lostTitle") })).toBeVisible()
  await expect(page.getByText(play("lostOpening"))).toBeVisible()
  await context.unroute(lost)
  await seesGame(visitor, engines.slot)
  await expect(page.getByRole("heading", { name: play("lostTitle") })).toBeHidden()
})
