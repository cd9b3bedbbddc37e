import type { Language } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { fits } from "./steps/visitor.ts"

const says = (language: Language) => translate(language, "shell")
const popup = (page: Page, language: Language) =>
  page.getByRole("dialog", { name: says(language)("searchPopup.title") })
const field = (page: Page, language: Language) => popup(page, language).getByRole("combobox")

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 }, provoked: [/ERR_FAILED|\b404\b/] })

  test("a slash opens the search, the arrows walk through what is found, Enter follows it", async ({
    page,
  }) => {
    await page.goto(href("home", "en"))
    await page.keyboard.press("/")
    await expect(field(page, "en")).toBeFocused()
    await expect(
      popup(page, "en").getByRole("group", { name: says("en")("searchPopup.popular") }),
    ).toBeVisible()
    await page.keyboard.type("siroko")
    const games = popup(page, "en").getByRole("group", { name: says("en")("searchPopup.games") })
    const option = games.getByRole("option", { name: /Sirocco Gold/ })
    await expect(option).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await expect(option).toHaveAttribute("aria-selected", "true")
    expect(await axeFindings(page)).toEqual([])
    await expect(field(page, "en")).toHaveAttribute(
      "aria-activedescendant",
      (await option.getAttribute("id"))!,
    )
    await expect(field(page, "en")).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(new RegExp(`${href("play", "en", { gameId: "sirocco-gold" })}$`))
    await expect(popup(page, "en")).toBeHidden()
  })

  test("finds a studio, a theme and a category, whose pages show what was found", async ({ page }) => {
    await page.goto(href("home", "fr"))
    const inHeader = page.getByRole("banner").getByRole("searchbox")
    for (const [typed, group, name, at] of [
      ["cobalt", "studios", /Kobalt/, href("provider", "fr", { provider: "kobalt" })],
      ["egypte", "themes", /Égypte/, href("theme", "fr", { theme: "egypt" })],
      ["des", "categories", /Jeux de dés/, href("category", "fr", { category: "jeux-de-des" })],
    ] as const) {
      await inHeader.click()
      await field(page, "fr").fill(typed)
      const found = popup(page, "fr").getByRole("group", { name: says("fr")(`searchPopup.${group}`) })
      await found.getByRole("option", { name }).first().click()
      await expect(page).toHaveURL(new RegExp(`${at}$`))
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.getByRole("article").first()).toBeVisible()
    }
  })

  test("keeps recent searches until they are cleared, and gives the focus back", async ({ page }) => {
    await page.goto(href("home", "en"))
    const inHeader = page.getByRole("banner").getByRole("searchbox")
    await inHeader.focus()
    await page.keyboard.type("tram")
    await expect(field(page, "en")).toHaveValue("tram")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\?search=tram$/)
    await expect(popup(page, "en")).toBeHidden()
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("tram")
    await page.keyboard.press("/")
    const recent = popup(page, "en").getByRole("group", { name: says("en")("searchPopup.recent") })
    await expect(recent.getByRole("option", { name: "tram" })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await recent.getByRole("option", { name: "tram" }).click()
    await expect(field(page, "en")).toHaveValue("tram")
    await expect(popup(page, "en").getByRole("option", { name: /Lucky Tram/ })).toBeVisible()
    await popup(page, "en")
      .getByRole("button", { name: says("en")("searchPopup.empty") })
      .click()
    await popup(page, "en")
      .getByRole("button", { name: says("en")("searchPopup.clearRecent") })
      .click()
    await expect(recent).toBeHidden()
    await field(page, "en").fill("xyzzy")
    await expect(
      popup(page, "en").getByText(says("en")("searchPopup.nothing", { search: "xyzzy" })),
    ).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(popup(page, "en")).toBeHidden()
  })

  test("says that the search does not answer, and shows nothing old", async ({ page }) => {
    await page.goto(href("home", "en"))
    await page.keyboard.press("/")
    await expect(popup(page, "en").getByRole("option").first()).toBeVisible()
    await page.route(/\/api\/casino\/search/, (route) => route.abort())
    await field(page, "en").fill("roulette")
    await expect(popup(page, "en").getByText(says("en")("searchPopup.failed"))).toBeVisible()
    await expect(popup(page, "en").getByRole("option")).toHaveCount(0)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("the second place of the navigation opens the search, which leads to all games with it", async ({
    page,
  }) => {
    await page.goto(href("home", "nl"))
    await page.getByRole("link", { name: says("nl")("search"), exact: true }).tap()
    await expect(field(page, "nl")).toBeFocused()
    await field(page, "nl").fill("dobbel")
    // The type of that name holds the same games as the category: one line is enough.
    await expect(popup(page, "nl").getByRole("option", { name: /Dobbelspellen/ })).toHaveCount(1)
    await fits(page)
    expect(await axeFindings(page)).toEqual([])
    await popup(page, "nl")
      .getByRole("link", { name: /bekijken$/ })
      .tap()
    await expect(page).toHaveURL(new RegExp(`${href("allGames", "nl")}\\?search=dobbel$`))
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("dobbel")
    await fits(page)
    await expect(page.getByRole("article").first()).toBeVisible()
  })

  test("a letter that is typed does not draw what was found before anew", async ({ page }) => {
    await page.goto(href("home", "en"))
    await page.getByRole("link", { name: says("en")("search"), exact: true }).tap()
    await expect(popup(page, "en").getByRole("option").first()).toBeVisible()
    await page.route(/\/api\/casino\/search/, () => {})
    const changes = await popup(page, "en")
      .getByRole("listbox")
      .evaluateHandle((list) => {
        const seen = { count: 0 }
        new MutationObserver((all) => {
          seen.count += all.length
        }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true })
        return seen
      })
    await field(page, "en").pressSequentially("roulette")
    await expect(field(page, "en")).toHaveValue("roulette")
    expect(await changes.evaluate(({ count }) => count)).toBe(0)
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 }, provoked: [/\b404\b/] })

  test("themes, types and studios are filters in the address, each with its number of games", async ({
    page,
  }) => {
    const games = translate("en", "games")
    await page.goto(href("allGames", "en"))
    const theme = page.getByRole("combobox", { name: games("filters.theme") })
    const option = theme.getByRole("option", { name: /^City \(\d+\)$/ })
    const count = Number(/\((\d+)\)/.exec((await option.textContent())!)![1])
    await theme.selectOption("city")
    await page.getByRole("button", { name: games("apply") }).click()
    await expect(page).toHaveURL(/theme=city/)
    await expect(page.getByText(games("count", { count }), { exact: true })).toBeVisible()
    await expect(page.getByRole("article")).toHaveCount(count)
    const studios = page.getByRole("combobox", { name: games("filters.provider") }).getByRole("option")
    const counts = (await studios.allTextContents()).flatMap((text) => /\((\d+)\)/.exec(text)?.[1] ?? [])
    expect(counts.reduce((sum, one) => sum + Number(one), 0)).toBe(count)

    await page.goto(href("gameTypes", "en"))
    const cityTheme = href("theme", "en", { theme: "city" })
    await page.getByRole("main").locator(`a[href="${cityTheme}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${cityTheme}$`))
    await expect(page.getByRole("article")).toHaveCount(count)
    await page.goto(href("gameType", "en", { type: "european-roulette" }))
    await expect(page.getByRole("heading", { level: 1, name: "European roulette" })).toBeVisible()
    for (const at of [
      href("gameType", "en", { type: "no-such-type" }),
      href("theme", "en", { theme: "none" }),
    ])
      expect((await page.goto(at))?.status()).toBe(404)
  })

  test("new games are those of the last 30 days only, and studios show their marks", async ({ page }) => {
    const games = translate("en", "games")
    await page.goto(href("newGames", "en"))
    const shown = await page.getByRole("article").count()
    const marked = await page
      .getByRole("article")
      .filter({ hasText: translate("en", "tiles")("isNew") })
      .count()
    expect(marked).toBe(shown)
    if (shown === 0) await expect(page.getByText(games("newEmptyTitle"))).toBeVisible()
    await page.goto(href("providers", "en"))
    await page.getByRole("main").getByRole("link", { name: "Kobalt" }).click()
    const mark = page.getByRole("main").locator("img[src$='/media/studios/kobalt.svg']")
    await expect(mark).toBeVisible()
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(120)
  })
})
