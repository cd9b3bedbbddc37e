import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { isPlayer } from "./steps/player.ts"
import { screens } from "./steps/screens.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

test.describe("on a phone", () => {
  test.use(screens.phone)

  test("a visitor reaches the competitive rooms, all others and a language from the bottom bar", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "fr")
    const t = translate("fr", "shell")
    await page.goto(href("allGames", "fr"))
    const bar = page.getByRole("navigation", { name: t("bottomNavigation") })
    await expect(bar.getByRole("listitem")).toHaveText([
      t("home"),
      t("search"),
      t("compete"),
      t("logInShort"),
      t("menu"),
    ])
    await bar.getByRole("link", { name: t("compete") }).tap()
    const compete = page.getByRole("dialog", { name: t("compete") })
    await expect(compete.getByRole("link", { name: t("eliteClub") })).toContainText(
      t("competeLines.eliteClub"),
    )
    expect(await axeFindings(page)).toEqual([])
    await compete.getByRole("button", { name: t("allRooms") }).tap()
    const menu = page.getByRole("dialog", { name: t("menu") })
    await expect(menu.getByRole("link", { name: "Nederlands" })).toBeInViewport({ ratio: 1 })
    await expect(menu.getByRole("link", { name: t("promotions") })).toBeInViewport({ ratio: 1 })
    expect(await axeFindings(page)).toEqual([])
    await menu.getByRole("link", { name: t("eliteClub") }).tap()
    await expect(menu).toHaveCount(0)
    await seesPage(visitor, t("eliteClub"))
  })

  test("a player has wallet and account in the bottom bar, with the rooms one press away", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "en")
    const t = translate("en", "shell")
    await isPlayer(visitor, 20)
    await page.goto(href("allGames", "en"))
    const bar = page.getByRole("navigation", { name: t("bottomNavigation") })
    await expect(bar.getByRole("link")).toHaveText([
      t("home"),
      t("search"),
      t("compete"),
      t("wallet"),
      new RegExp(`^${t("account")}`),
    ])
    await bar.getByRole("link", { name: t("account") }).tap()
    const sheet = page.getByRole("dialog", { name: visitor.person.username })
    await expect(sheet.getByRole("link", { name: "Français" })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole("button", { name: t("allRooms") }).tap()
    await expect(sheet.getByRole("link", { name: t("promotions") })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole("button", { name: t("account") }).tap()
    expect(await axeFindings(page)).toEqual([])
    await sheet.getByRole("link", { name: t("transactions") }).tap()
    await expect(page).toHaveURL(new RegExp(`${href("balances", "en")}$`))

    const main = page.getByRole("main")
    const pages = main.getByRole("navigation", { name: translate("en", "account")("navigation") })
    await expect(pages).toBeHidden()
    await main.locator("summary", { hasText: t("transactions") }).tap()
    await expect(pages.getByRole("link", { name: t("transactions") })).toHaveAttribute("aria-current", "page")
    await fits(page)
    await pages.getByRole("link", { name: t("settings") }).tap()
    await expect(page).toHaveURL(new RegExp(`${href("settings", "en")}$`))
    await expect(pages).toBeHidden()
  })
})

test("on a desk an account page has the account's menu instead of the rooms, with a way back", async ({
  page,
  casino,
}) => {
  await isPlayer(newVisitor(page, casino, "nl"))
  const t = translate("nl", "shell")
  const account = page.getByRole("navigation", { name: t("account"), exact: true })
  const rooms = page.getByRole("navigation", { name: t("mainNavigation") })
  await page.goto(href("settings", "nl"))
  await expect(account.getByRole("link", { name: t("settings") })).toHaveAttribute("aria-current", "page")
  await expect(rooms).toHaveCount(0)
  await account.getByRole("link", { name: t("transactions") }).click()
  await expect(account.getByRole("link", { name: t("transactions") })).toHaveAttribute("aria-current", "page")
  await account.getByRole("link", { name: t("backToRooms") }).click()
  await expect(rooms.getByRole("link", { name: t("home") })).toHaveAttribute("aria-current", "page")
  await expect(account).toHaveCount(0)
})

for (const screen of ["desktop", "phone"] as const)
  test.describe(`a toast on a ${screen}`, () => {
    test.use(screens[screen])
    test("covers neither strip nor header and stays with its page", async ({ page, casino }) => {
      const t = translate("en", "shell")
      await isPlayer(newVisitor(page, casino, "en"))
      await page.context().addCookies([
        {
          name: "page_notice",
          value: encodeURIComponent(JSON.stringify({ kind: "success", text: t("openTitle") })),
          url: casino.url,
        },
      ])
      await page.goto(href("allGames", "en"))
      const toast = page.getByRole("region", { name: t("notices") })
      await expect(toast.getByText(t("openTitle"))).toBeVisible()
      const header = (await page.getByRole("banner").boundingBox())!
      expect((await toast.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height)
      if (screen === "phone") {
        const bar = await page.getByRole("navigation", { name: t("bottomNavigation") }).boundingBox()
        const box = (await toast.boundingBox())!
        expect(box.y + box.height).toBeLessThanOrEqual(bar!.y)
      }
      await page.getByRole("banner").getByRole("link", { name: "Elite", exact: true }).click()
      await expect(page).toHaveURL(`${casino.url}${href("home", "en")}`)
      await expect(toast.getByText(t("openTitle"))).toBeHidden({ timeout: 1500 })
    })
  })
