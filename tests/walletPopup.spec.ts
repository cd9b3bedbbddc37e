import { createClient } from "@elite/client/visitor"
import type { Language } from "@elite/contract"
import { me } from "@elite/contract"
import { href } from "@elite/paths"
import { deposit, logIn } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { pause } from "../apps/api/src/modules/limits/index.ts"
import { dayMs } from "../apps/api/src/platform/lib/calendar.ts"
import { anAddress, expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { dropsRun, dropsStop, winsDrop } from "./steps/drops.ts"
import { inHouse } from "./steps/house.ts"
import { isPlayer, takesSession, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

// The wallet over the page, which the balance in the header opens.

test.afterAll(({ casino }) => dropsStop(casino))

const words = (language: Language) => translate(language, "walletPopup")
const popup = (page: Page, language: Language) => page.getByRole("dialog", { name: words(language)("title") })
const balance = (page: Page, language: Language) =>
  page.getByRole("banner").getByRole("link", { name: translate(language, "shell")("openWallet") })
const focusIsIn = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest("dialog") !== null || document.activeElement === document.body,
  )

for (const { screen, language } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("the balance opens the wallet, a prize is claimed in it, and what moves is shown at once", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = words(language)
      await dropsRun(casino)
      const caller = await isPlayer(visitor, 50)
      await winsDrop(casino, caller)
      await page.goto(href("home", language))
      await balance(page, language).focus()
      await page.keyboard.press("Enter")
      const wallet = popup(page, language)
      await expect(wallet).toBeVisible()
      await expect(page).toHaveURL(`${casino.url}${href("home", language)}`)
      await expect(wallet.getByText(formats.euros(40), { exact: true })).toBeVisible()
      const statement = translate(language, "statement")
      await expect(wallet.getByText(statement("kinds.deposit"))).toBeVisible()
      await expect(wallet.getByText(formats.signedEuros(50))).toBeVisible()
      const today = wallet.getByRole("term").filter({ hasText: t("today") })
      await expect(today.locator("+ dd")).toHaveText(formats.signedEuros(-10))
      await expect(wallet.getByText(t("underWay"))).toBeHidden()
      for (let n = 0; n < 12; n++) {
        await page.keyboard.press("Tab")
        expect(await focusIsIn(page)).toBe(true)
      }
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      const claims = translate(language, "claims")
      const named = claims("claimNamed", { amount: formats.euros(10), source: claims("sources.drops") })
      await wallet.getByRole("button", { name: named }).click()
      await expect(page.getByText(translate(language, "answers")("prizeClaimed"))).toBeVisible()
      await expect(wallet.getByRole("button", { name: named })).toHaveCount(0)
      await expect(wallet.getByText(formats.euros(50), { exact: true })).toBeVisible()
      await expect(wallet.getByText(statement("kinds.dropClaimed"))).toBeVisible()

      await deposit(caller, worldOf(casino), 20)
      await expect(wallet.getByText(formats.euros(70), { exact: true })).toBeVisible()
      await expect(wallet.getByText(formats.signedEuros(20))).toBeVisible()
      await expect(wallet.getByText(statement("kinds.deposit"))).toHaveCount(2)

      await page.keyboard.press("Escape")
      await expect(wallet).toBeHidden()
      await expect(balance(page, language)).toBeFocused()
      await balance(page, language).click()
      await wallet.getByRole("button", { name: t("close") }).click()
      await expect(wallet).toBeHidden()
      await expect(balance(page, language)).toBeFocused()
      await balance(page, language).click()
      await wallet.getByRole("link", { name: t("deposit"), exact: true }).click()
      await expect(page).toHaveURL(`${casino.url}${href("deposits", language)}`)
      await expect(wallet).toBeHidden()
    })
  })

for (const { screen, language } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("it rises over the page, and leads to the withdrawal and to all transactions", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = words(language)
      await isPlayer(visitor, 30)
      await page.goto(href("allGames", language))
      await balance(page, language).click()
      const wallet = popup(page, language)
      await expect(wallet.getByText(visitor.formats.euros(30), { exact: true })).toBeVisible()
      await expect(wallet.getByText(visitor.formats.signedEuros(30))).toBeVisible()
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      await wallet.getByRole("link", { name: t("withdraw") }).click()
      await seesPage(visitor, translate(language, "withdraw")("title"))
      await expect(wallet).toBeHidden()
      await balance(page, language).click()
      await wallet.getByRole("link", { name: t("all") }).click()
      await expect(page).toHaveURL(`${casino.url}${href("balances", language)}?view=statement`)
      await expect(wallet).toBeHidden()
    })
  })

test.describe("on a desk", () => {
  test.use({ ...screens.desktop, provoked: [/net::ERR_|WebSocket/] })

  test("says that nothing moved yet, that it cannot read, and reads again when asked", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "en")
    const t = words("en")
    await isPlayer(visitor)
    await page.goto(href("home", "en"))
    await page.route(/get-user-transactions/, (route) => route.abort())
    await balance(page, "en").click()
    const wallet = popup(page, "en")
    await expect(wallet.getByText(t("failed"))).toBeVisible()
    // The first amount is the player's own money, another the result of the day.
    await expect(wallet.getByText(visitor.formats.euros(0), { exact: true }).first()).toBeVisible()
    await page.unroute(/get-user-transactions/)
    await wallet.getByRole("button", { name: t("tryAgain") }).click()
    await expect(wallet.getByText(t("none"))).toBeVisible()
    await expect(wallet.getByText(t("failed"))).toBeHidden()
  })

  test("says how old its amounts are while there is no connection", async ({ page, casino, context }) => {
    const visitor = newVisitor(page, casino, "en")
    await isPlayer(visitor, 20)
    await page.goto(href("home", "en"))
    await balance(page, "en").click()
    const wallet = popup(page, "en")
    await expect(wallet.getByText(visitor.formats.signedEuros(20))).toBeVisible()
    await context.setOffline(true)
    const lost = new RegExp(words("en")("lost", { time: "X" }).replace("X", String.raw`\d\d:\d\d`))
    await expect(wallet.getByText(lost)).toBeVisible()
    await expect(wallet.getByText(visitor.formats.euros(20), { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(wallet.getByText(lost)).toBeHidden({ timeout: 20_000 })
  })

  test("offers no deposit during a break, and says when a prize comes by itself", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "nl")
    const t = words("nl")
    await dropsRun(casino)
    const caller = await isPlayer(visitor, 50)
    await winsDrop(casino, caller)
    const { user } = await caller.call(me.getUserDetails, {})
    await inHouse(casino, (tx) =>
      pause(tx, BigInt(user.userId), { as: "break", until: new Date(tx.now.getTime() + dayMs) }),
    )
    const again = createClient(casino.url, anAddress())
    await logIn(again, visitor.person)
    await takesSession(visitor, again)
    await page.goto(href("home", "nl"))
    await balance(page, "nl").click()
    const wallet = popup(page, "nl")
    await expect(wallet.getByText(t("paused"))).toBeVisible()
    await expect(wallet.getByRole("link", { name: t("deposit"), exact: true })).toHaveCount(0)
    await expect(wallet.getByRole("link", { name: t("withdraw") })).toBeVisible()
    const statusText = translate("nl", "claims")("restricted", { until: "X" }).split("X")[0]!
    await expect(wallet.getByText(statusText)).toBeVisible()
    await expect(wallet.getByRole("list", { name: translate("nl", "claims")("title") })).toBeVisible()
    await expect(wallet.getByRole("list").getByRole("button")).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("the balance leads to the page of transactions", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "fr")
    await isPlayer(visitor, 20)
    await page.goto(href("home", "fr"))
    await balance(page, "fr").click()
    await seesPage(visitor, translate("fr", "history")("balancesTitle"))
  })
})
