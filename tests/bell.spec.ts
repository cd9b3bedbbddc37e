import type { Language } from "@elite/contract"
import { notifications } from "@elite/contract"
import { href } from "@elite/paths"
import { deposit } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { dropsRun, dropsStop, winsDrop } from "./steps/drops.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// The latest notifications over the page, which the bell in the header opens.

test.afterAll(({ casino }) => dropsStop(casino))

const words = (language: Language) => translate(language, "notifications")
const popup = (page: Page, language: Language) => page.getByRole("dialog", { name: words(language)("title") })
const bell = (page: Page, language: Language, count: number) =>
  page.getByRole("banner").getByRole("link", {
    name: translate(language, "shell")("notificationsUnseen", { count }),
    exact: true,
  })
const received = ({ language, formats }: Visitor, euros: number) =>
  translate(language, "notificationTexts")("money.depositReceived.title", { amount: formats.euros(euros) })

for (const { screen, language } of viewsFor("desktop", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("the bell opens the latest: one is marked, one comes, a prize is claimed, one is followed", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = words(language)
      await dropsRun(casino)
      const caller = await isPlayer(visitor, 50)
      await winsDrop(casino, caller)
      const unseen = async () => (await caller.call(notifications.getNotifications, {})).notifications.unseen
      await expect.poll(unseen).toBe(3)
      await page.goto(href("home", language))
      await bell(page, language, 3).focus()
      await page.keyboard.press("Enter")
      const latest = popup(page, language)
      const list = latest.getByRole("list", { name: t("list") })
      await expect(list.getByText(t("isNew"), { exact: true })).toHaveCount(3)
      await expect(page).toHaveURL(`${casino.url}${href("home", language)}`)
      await fits(page)
      expect(await axeFindings(page)).toEqual([])

      await list.getByRole("button", { name: t("markNamed", { title: received(visitor, 50) }) }).click()
      await expect(list.getByText(t("isNew"), { exact: true })).toHaveCount(2)
      await expect(latest.getByText(t("unseenCount", { count: 2 }))).toBeVisible()

      await deposit(caller, worldOf(casino), 30)
      await expect(list.getByText(received(visitor, 30))).toBeVisible()
      await expect(list.getByText(t("isNew"), { exact: true })).toHaveCount(3)

      const claims = translate(language, "claims")
      const named = claims("claimNamed", { amount: formats.euros(10), source: claims("sources.drops") })
      await latest.getByRole("button", { name: named }).click()
      await expect(page.getByText(translate(language, "answers")("prizeClaimed"))).toBeVisible()
      await expect(latest.getByRole("button", { name: named })).toHaveCount(0)

      await page.keyboard.press("Escape")
      await expect(latest).toBeHidden()
      await expect(bell(page, language, 3)).toBeFocused()
      await page.keyboard.press("Enter")
      const row = list.getByRole("listitem").filter({ hasText: received(visitor, 30) })
      await row.getByRole("link", { name: t("open.money") }).click()
      await expect(page).toHaveURL(`${casino.url}${href("balances", language)}`)
      await expect(latest).toBeHidden()
      await expect.poll(unseen).toBe(2)
      await bell(page, language, 2).click()
      await latest.getByRole("button", { name: t("markAll") }).click()
      await expect(latest.getByText(t("unseenCount", { count: 0 }))).toBeVisible()
      expect(await unseen()).toBe(0)
      await latest.getByRole("link", { name: translate(language, "notificationPopup")("all") }).click()
      await seesPage(visitor, t("title"))
      await expect(latest).toBeHidden()
    })
  })

for (const { screen, language } of viewsFor("phone", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("the bell opens the latest below the strip of the session, and all of them are marked", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = words(language)
      await isPlayer(visitor, 40)
      await page.goto(href("home", language))
      await bell(page, language, 2).click()
      const latest = popup(page, language)
      await expect(latest.getByRole("list", { name: t("list") }).getByRole("listitem")).toHaveCount(2)
      const box = (await latest.boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(36)
      expect(box.y + box.height).toBeLessThanOrEqual(844)
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      await latest.getByRole("button", { name: t("markAll") }).click()
      await expect(latest.getByText(t("unseenCount", { count: 0 }))).toBeVisible()
      await latest.getByRole("button", { name: translate(language, "notificationPopup")("close") }).click()
      await expect(latest).toBeHidden()
      await expect(bell(page, language, 0)).toBeFocused()
    })
  })

test.describe("what the browser allows", () => {
  test.use(screens.desktop)
  for (const permission of ["default", "granted", "denied"] as const)
    test(`messages on this device are ${permission === "default" ? "offered" : "not offered"} where the permission is ${permission}`, async ({
      page,
      casino,
    }) => {
      await page.addInitScript((now) => {
        Object.defineProperty(Notification, "permission", { get: () => now })
      }, permission)
      await isPlayer(newVisitor(page, casino, "en"))
      await page.goto(href("home", "en"))
      await bell(page, "en", 1).click()
      await expect(popup(page, "en").getByRole("list", { name: words("en")("list") })).toBeVisible()
      const turnOn = popup(page, "en").getByRole("button", { name: translate("en", "ways")("turnOn") })
      await expect(turnOn).toHaveCount(permission === "default" ? 1 : 0)
    })
})

test.describe("without a connection", () => {
  test.use({ ...screens.desktop, provoked: [/net::ERR_/] })
  test("it says that it cannot read, and reads again when asked", async ({ page, casino }) => {
    await isPlayer(newVisitor(page, casino, "en"))
    await page.goto(href("home", "en"))
    await page.route(/getNotifications/, (route) => route.abort())
    await bell(page, "en", 1).click()
    await expect(popup(page, "en").getByText(words("en")("failedTitle"))).toBeVisible()
    await page.unroute(/getNotifications/)
    await popup(page, "en")
      .getByRole("button", { name: translate("en", "notificationPopup")("tryAgain") })
      .click()
    await expect(popup(page, "en").getByRole("list", { name: words("en")("list") })).toBeVisible()
  })
})

test.describe("without scripts", () => {
  test.use({ ...screens.desktop, javaScriptEnabled: false })
  test("the bell leads to the page of notifications", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "fr")
    await isPlayer(visitor)
    await page.goto(href("home", "fr"))
    await bell(page, "fr", 1).click()
    await seesPage(visitor, words("fr")("title"))
  })
})
