import { notifications } from "@elite/contract"
import { href } from "@elite/paths"
import { eventually } from "@elite/testkit/eventually"
import { deposit, listMails } from "@elite/testkit/person"
import { formatsOf, translate } from "@elite/words"
import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// What players are told on the site.

const list = (page: Page, { language }: Visitor): Locator =>
  page.getByRole("list", { name: translate(language, "notifications")("list") })
const isNew = (page: Page, { language }: Visitor): Locator =>
  list(page, { language } as Visitor).getByText(translate(language, "notifications")("isNew"), {
    exact: true,
  })
const received = ({ language }: Visitor, euros: number) =>
  translate(language, "notificationTexts")("money.depositReceived.title", {
    amount: formatsOf(language).euros(euros),
  })

/** What the header says, or on a phone the sign of the account: that so many are new. */
async function seesUnseen(page: Page, { isPhone, language }: Visitor, count: number): Promise<void> {
  const t = translate(language, "shell")
  if (!isPhone) {
    const name = t("notificationsUnseen", { count })
    return expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeVisible()
  }
  const bar = page.getByRole("navigation", { name: t("bottomNavigation") })
  if (count > 0) await expect(bar.getByText(String(count), { exact: true })).toBeVisible()
  const name = count > 0 ? `${t("account")} ${t("newNotifications")}` : t("account")
  await expect(bar.getByRole("link", { name, exact: true })).toBeVisible()
}

/** Goes to the page by the popup of the bell, or on a phone by the account sheet. */
async function opensNotifications(visitor: Visitor, count: number): Promise<void> {
  const { page, isPhone, language, person } = visitor
  const t = translate(language, "shell")
  const name = t("notificationsUnseen", { count })
  if (isPhone) {
    const bar = page.getByRole("navigation", { name: t("bottomNavigation") })
    await bar.getByRole("link", { name: t("account") }).click()
    await page.getByRole("dialog", { name: person.username }).getByRole("link", { name, exact: true }).click()
  } else {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click()
    const popup = page.getByRole("dialog", { name: translate(language, "notifications")("title") })
    await popup.getByRole("link", { name: translate(language, "notificationPopup")("all") }).click()
  }
  await seesPage(visitor, translate(language, "notifications")("title"))
}

for (const { screen, language } of viewsFor("desktop", "nl")) {
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("what happens is told at once in every window, seen in one and gone from the other", async ({
      page,
      casino,
      context,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "notifications")
      const caller = await isPlayer(visitor)
      await page.goto(href("home", language))
      await seesUnseen(page, visitor, 1)
      await deposit(caller, worldOf(casino), 30)
      await seesUnseen(page, visitor, 2)
      await opensNotifications(visitor, 2)
      await expect(list(page, visitor).getByRole("heading").first()).toHaveText(received(visitor, 30))
      await expect(isNew(page, visitor)).toHaveCount(2)

      const other = await context.newPage()
      await other.goto(href("notifications", language))
      await seesUnseen(other, visitor, 2)
      const identity = translate(language, "notificationTexts")("account.identityAccepted.title")
      await page.getByRole("button", { name: t("markNamed", { title: identity }) }).click()
      await expect(isNew(page, visitor)).toHaveCount(1)
      // The keyboard stays at the row.
      await expect(list(page, visitor).locator("li", { hasText: identity })).toBeFocused()
      await expect(isNew(other, visitor)).toHaveCount(1)
      await seesUnseen(other, visitor, 1)

      await deposit(caller, worldOf(casino), 20)
      await expect(list(other, visitor).getByRole("heading").first()).toHaveText(received(visitor, 20))
      await expect(page.getByText(t("unseenCount", { count: 2 }))).toBeVisible()
      await page.getByRole("button", { name: t("markAll") }).click()
      for (const each of [page, other]) {
        await expect(each.getByText(t("unseenCount", { count: 0 }))).toBeVisible()
        await seesUnseen(each, visitor, 0)
      }
    })

    test("one leads to what it is about, and is seen", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "notifications")
      const caller = await isPlayer(visitor, 40)
      await page.goto(href("notifications", language))
      await seesPage(visitor, t("title"))
      const row = list(page, visitor).locator("li", { hasText: received(visitor, 40) })
      await row.getByRole("button", { name: t("open.money") }).click()
      await expect(page).toHaveURL(`${casino.url}${href("balances", language)}`)
      await seesUnseen(page, visitor, 1)
      const { rows } = (await caller.call(notifications.getNotifications, {})).notifications
      expect(rows.map(({ status }) => status)).toEqual(["seen", "not_seen"])
      await page.goto(href("notifications", language))
      await expect(row.getByRole("link", { name: t("open.money") })).toHaveAttribute(
        "href",
        href("balances", language),
      )
    })
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("one is seen, then all", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "fr")
    const t = translate("fr", "notifications")
    await isPlayer(visitor, 40)
    await page.goto(href("notifications", "fr"))
    await expect(isNew(page, visitor)).toHaveCount(2)
    await page.getByRole("button", { name: t("markNamed", { title: received(visitor, 40) }) }).click()
    await expect(isNew(page, visitor)).toHaveCount(1)
    await seesUnseen(page, visitor, 1)
    await page.getByRole("button", { name: t("markAll") }).click()
    await expect(isNew(page, visitor)).toHaveCount(0)
    await expect(page.getByText(t("unseenCount", { count: 0 }))).toBeVisible()
  })
})

test.describe("without a connection", () => {
  test.use({ provoked: [/net::ERR_|WebSocket connection to|Failed to fetch dynamically/] })
  test("the figure stands still, and what was not sent can be sent again", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "en")
    const t = translate("en", "notifications")
    const shell = translate("en", "shell")
    await isPlayer(visitor)
    await page.goto(href("notifications", "en"))
    await seesUnseen(page, visitor, 1)
    await page.context().setOffline(true)
    await expect(page.getByText(shell("offline"))).toBeVisible()
    await page.getByRole("button", { name: t("markAll") }).click()
    await expect(page.getByRole("main").getByText(shell("notSentPressed"))).toBeVisible()
    await seesUnseen(page, visitor, 1)
    await page.context().setOffline(false)
    await expect(page.getByText(shell("offline"))).toBeHidden({ timeout: 20_000 })
    await page.getByRole("button", { name: t("markAll") }).click()
    await seesUnseen(page, visitor, 0)
  })
})

for (const { screen, language } of viewsFor("phone", "fr")) {
  test.describe(`the link of a letter, ${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("stops letters without a log-in, once its button is pressed", async ({ page, casino, browser }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "ways")
      const caller = await isPlayer(visitor, 40)
      const linkOfLetter = async () =>
        (await listMails(worldOf(casino), visitor.person.email))
          .flatMap(({ links }) => links)
          .find((address) => new URL(address).pathname === href("unsubscribe", language))
      const link = await eventually(linkOfLetter, { what: "the letter about the deposit" })
      const isOff = async () => {
        const { preferences } = await caller.call(notifications.getPreferences, {})
        return preferences.some(({ channel, isOn }) => channel === "mail" && !isOn)
      }
      // Another browser, in which nobody is logged in.
      const elsewhere = await browser.newContext(screens[screen])
      const guest = await elsewhere.newPage()
      await guest.goto(link)
      await expect(guest.getByRole("heading", { level: 1 })).toHaveText(t("unsubscribe.title"))
      expect(await isOff()).toBe(false)
      await guest.getByRole("button", { name: t("unsubscribe.submit") }).click()
      await expect(guest.getByRole("heading", { level: 1 })).toHaveText(t("unsubscribe.doneTitle"))
      expect(await isOff()).toBe(true)
      await elsewhere.close()

      await page.goto(href("unsubscribe", language))
      await seesPage(visitor, t("unsubscribe.noLinkTitle"))
      await page.getByRole("link", { name: t("unsubscribe.choices") }).click()
      await expect(page.getByRole("checkbox", { name: t("mailMoney") })).not.toBeChecked()
    })
  })
}
