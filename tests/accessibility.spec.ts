import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page as Tab } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { addresses } from "./steps/addresses.ts"
import { axeFindings, wcag } from "./steps/axe.ts"
import { idsAstray } from "./steps/ids.ts"
import { beginsByItsme, choosesName, completesByItsme } from "./steps/itsme.ts"
import { isPlayer } from "./steps/player.ts"
import { everyRoomIsOpen } from "./steps/rooms.ts"
import { screens, views, viewsFor, viewsInTurn } from "./steps/screens.ts"
import { newVisitor, overflowOf, seesPage } from "./steps/visitor.ts"

// Every page of routes.ts by axe (WCAG 2.2 AA), each in one of the six views, and what axe cannot see: the keyboard and the wish for less motion.
// An address of nobody is a 404, which the browser logs.
test.use({ provoked: [/\b404\b/], reducedMotion: "reduce" })

everyRoomIsOpen()

/** The serious and critical findings of a page, its ids that are astray, and whether it is wider than the screen. */
async function findings(tab: Tab, address: string): Promise<string[]> {
  await tab.goto(address)
  await tab.getByRole("heading", { level: 1 }).first().waitFor()
  return findingsHere(tab, address)
}

/** The same of the page that is open. */
async function findingsHere(tab: Tab, address = new URL(tab.url()).pathname): Promise<string[]> {
  const violations = await axeFindings(tab, { rules: wcag })
  await tab.emulateMedia({ colorScheme: "light" })
  violations.push(...(await axeFindings(tab, { only: ["color-contrast"] })))
  await tab.emulateMedia({ colorScheme: "dark" })
  const overflow = await overflowOf(tab)
  const tooWide = overflow > 0 ? [`${address} is ${overflow} px too wide`] : []
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${address} ${id}: ${target.join(" ")}`))
  const astray = (await idsAstray(tab)).map((id) => `${address} ${id}`)
  return [...tooWide, ...astray, ...serious]
}

for (const view of views) {
  const { screen, language } = view
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    for (const isLoggedIn of [false, true]) {
      test(`every page ${isLoggedIn ? "of a player" : "of a visitor"}`, async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        if (isLoggedIn) await isPlayer(visitor, 20)
        const found: string[] = []
        for (const [n, address] of addresses(language, isLoggedIn).entries())
          if (viewsInTurn(n).includes(view)) found.push(...(await findings(page, address)))
        expect(found).toEqual([])
      })
    }
  })
}

for (const { screen, language } of viewsFor("phone", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("pages that one is led to: what itsme does not say, a name, and itsme in place of the password", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      await beginsByItsme(visitor)
      const found = await findingsHere(page)
      await completesByItsme(visitor)
      found.push(...(await findingsHere(page)))
      await choosesName(visitor)
      await page.goto(href("confirmIdentity", language))
      await seesPage(visitor, translate(language, "itsme")("stepUp.title"))
      expect([...found, ...(await findingsHere(page))]).toEqual([])
    })
  })

test.describe("by keyboard", () => {
  test.use(screens.desktop)
  test("the skip link leads to the content", async ({ page }) => {
    await page.goto("/")
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: translate("en", "shell")("skip") })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press("Enter")
    await expect(page.locator("main#content")).toBeFocused()
  })

  test("a menu and a dialog close with Escape and give the focus back", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "en")
    await isPlayer(visitor)
    await page.goto(href("home", "en"))
    const name = translate("en", "shell")("accountMenu", { username: visitor.person.username })
    const menu = page.getByRole("button", { name })
    await menu.focus()
    await page.keyboard.press("Enter")
    const items = page.getByRole("menuitem")
    await expect(items.first()).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(items.nth(1)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(items).toHaveCount(0)
    await expect(menu).toBeFocused()

    // An open game has no account menu.
    await page.goto(href("play", "en", { gameId: "grand-sablon" }))
    const rules = page.getByRole("button", { name: translate("en", "play")("rules") })
    await rules.focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog")
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(":focus")).toHaveCount(1)
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(rules).toBeFocused()
  })
})

test.describe("on a phone", () => {
  test.use(screens.phone)
  test("the sheet with the menu closes with Escape and gives the focus back", async ({ page }) => {
    const t = translate("nl", "shell")
    await page.goto("/nl")
    const button = page.getByRole("button", { name: t("menu"), exact: true })
    await button.tap()
    await expect(page.getByRole("dialog", { name: t("menu") })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test("whoever wishes for less motion sees none", async ({ page, casino }) => {
  await isPlayer(newVisitor(page, casino, "en"), 20)
  await page.goto(href("play", "en", { gameId: "grand-sablon" }))
  const game = page.frameLocator("iframe")
  await game.getByTestId("spin").click()
  await expect(game.getByTestId("result")).toHaveText(/\S/)
  await expect(game.getByTestId("skip")).toBeDisabled()
  await page.goto("/")
  await page.getByRole("heading", { level: 1 }).waitFor()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && Number(effect?.getComputedTiming().duration) > 10,
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? "transition"),
  )
  expect(moving).toEqual([])
})
