import { content, languages } from "@elite/contract"
import { href, type PlainPage } from "@elite/paths"
import { translate } from "@elite/words"
import { crash } from "../apps/api/src/modules/crash/settings.ts"
import { jackpotPools } from "../apps/api/src/modules/jackpots/settings.ts"
import { tournamentHousePrizes } from "../apps/api/src/modules/tournaments/settings.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, type View, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor } from "./steps/visitor.ts"

const carouselOn = (page: import("@playwright/test").Page, language: View["language"]) =>
  page.getByRole("region", { name: translate(language, "banners")("label") })

/** Turns on what banners lead to: a banner is shown only while its policy is on, and one alone has no controls. */
function needsBanners(): void {
  const policies = [crash, jackpotPools]
  test.beforeAll(async ({ casino }) => {
    for (const policy of policies) await switchPolicy(casino, policy, "on")
  })
  test.afterAll(async ({ casino }) => {
    for (const policy of policies) await switchPolicy(casino, policy, "off")
  })
}

for (const { language, screen } of [...viewsFor("desktop", "en"), ...viewsFor("phone", "nl")])
  test.describe(`banners, ${screen}, ${language}`, () => {
    test.use(screens[screen])
    needsBanners()

    test("stand on home, all games and the lobby, are chosen by button and keyboard, and lead on", async ({
      page,
    }) => {
      const t = translate(language, "banners")
      for (const name of ["home", "allGames", "lobby"] as const) {
        await page.goto(href(name, language))
        await expect(carouselOn(page, language).getByRole("heading").first()).toBeVisible()
        await fits(page)
      }
      const carousel = carouselOn(page, language)
      const items = carousel.getByRole("listitem")
      const count = await items.count()
      expect(count).toBeGreaterThan(1)
      const place = (n: number) =>
        carousel.getByText(t("at", { at: String(n), count: String(count) }), { exact: true })
      await expect(place(1)).toBeVisible()
      await carousel.getByRole("button", { name: t("next") }).click()
      await expect(place(2)).toBeVisible()
      await expect(items.nth(1).getByRole("link")).toBeInViewport()
      await carousel.getByRole("button", { name: t("previous") }).press("Enter")
      await expect(place(1)).toBeVisible()
      // Tab brings the slide of the link it reaches.
      await items.nth(1).getByRole("link").focus()
      await expect(place(2)).toBeVisible()
      await page.keyboard.press("Enter")
      await expect(page).not.toHaveURL(new RegExp(`${href("lobby", language)}$`))
      await expect(page.locator("#content h1")).toBeVisible()
    })

    test("move on by themselves, and can be stopped", async ({ page }) => {
      const t = translate(language, "banners")
      await page.goto(href("lobby", language))
      const carousel = carouselOn(page, language)
      const count = await carousel.getByRole("listitem").count()
      const place = (n: number) =>
        carousel.getByText(t("at", { at: String(n), count: String(count) }), { exact: true })
      await expect(place(1)).toBeVisible()
      await expect(place(2)).toBeVisible()
      await carousel.getByRole("button", { name: t("pause") }).click()
      await expect(carousel.getByRole("button", { name: t("play") })).toBeVisible()
    })
  })

test.describe("banners, with less motion", () => {
  test.use({ ...screens.desktop, reducedMotion: "reduce" })
  needsBanners()

  test("stand still until somebody chooses", async ({ page }) => {
    const t = translate("en", "banners")
    await page.goto(href("lobby", "en"))
    await expect(carouselOn(page, "en").getByRole("button", { name: t("play") })).toBeVisible()
  })
})

test.describe("banners, without scripts", () => {
  test.use({ ...screens.phone, javaScriptEnabled: false })
  test("show the first one and no control that would do nothing", async ({ page }) => {
    await page.goto(href("lobby", "fr"))
    const carousel = carouselOn(page, "fr")
    await expect(carousel.getByRole("listitem").first().getByRole("link")).toBeInViewport()
    await expect(carousel.getByRole("button")).toHaveCount(0)
  })
})

const addresses: readonly PlainPage[] = [
  ...(["crypto", "lobby", "results", "comingSoon", "rewards", "loyaltyBonus", "chooseGame"] as const),
  ...([
    "landing",
    "landing2",
    "landing3",
    "landing4",
    "cmsPageNotFound",
    "maintenance",
    "howItWorks",
  ] as const),
]

for (const { language, screen } of [...viewsFor("desktop", "fr"), ...viewsFor("phone", "en")])
  test.describe(`addresses, ${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/status of 404/] })
    test.beforeAll(({ casino }) => switchPolicy(casino, tournamentHousePrizes, "on"))

    test("each answers in every language with a heading of its own, and fits", async ({ page }) => {
      const headings = new Set<string>()
      for (const name of addresses) {
        const status = name === "cmsPageNotFound" ? 404 : 200
        for (const each of languages)
          expect([name, each, (await page.request.get(href(name, each))).status()]).toEqual([
            name,
            each,
            status,
          ])
        await page.goto(href(name, language))
        const heading = page.getByRole("heading", { level: 1 })
        await expect(heading).toHaveCount(1)
        headings.add((await heading.textContent()) ?? "")
        await fits(page)
      }
      expect(headings.size).toBe(addresses.length)
    })

    test("landing pages hide header, footer and, the first, the sidebar, and carry the marks of the law", async ({
      page,
      casino,
    }) => {
      const s = translate(language, "shell")
      const { siteDetail } = await (await page.request.get(`${casino.url}${content.siteDetail.path}`))
        .json()
        .then(({ data }) => data)
      const sidebar = page.getByRole("navigation", { name: s("mainNavigation") })
      for (const name of ["landing", "landing2", "landing3", "landing4"] as const) {
        await page.goto(href(name, language))
        await expect(page.getByRole("searchbox")).toHaveCount(0)
        await expect(page.getByRole("navigation", { name: s("bottomNavigation") })).toHaveCount(0)
        await expect(page.getByText(siteDetail.preventionMessage[language], { exact: true })).toHaveCount(1)
        await expect(page.getByText(siteDetail.ageMark, { exact: true })).toHaveCount(1)
        await expect(sidebar).toHaveCount(name === "landing" || screen === "phone" ? 0 : 1)
        // Where no header is, the menu begins at the top of the window.
        if (await sidebar.isVisible())
          expect(await sidebar.boundingBox()).toMatchObject({ y: 0, height: 900 })
      }
    })

    test("two bars stand above an open game, its own in place of the header", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      await isPlayer(visitor, 10)
      await page.goto(href("play", language, { gameId: "grand-sablon" }))
      const game = page.locator("iframe")
      await expect(game).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole("banner")).toBeHidden()
      expect((await game.boundingBox())!.y).toBeLessThanOrEqual(screen === "phone" ? 82 : 90)
      await fits(page)
    })

    test("a page of text is found by its number, and one that is not there leads to those that are", async ({
      page,
      casino,
    }) => {
      const { data } = await (await page.request.get(`${casino.url}${content.getCustomPage.path}`)).json()
      const [custom] = data.pages
      await page.goto(href("cmsPage", language, { cmsPageId: String(custom.cmsPageId) }))
      await expect(page.getByRole("heading", { level: 1, name: custom.title[language] })).toBeVisible()
      for (const wrong of ["999999", "0", "nothing"]) {
        await page.goto(href("cmsPage", language, { cmsPageId: wrong }))
        await expect(page).toHaveURL(new RegExp(`${href("cmsPageNotFound", language)}$`))
      }
      await page.getByRole("link", { name: custom.title[language] }).click()
      await expect(page.getByRole("heading", { level: 1, name: custom.title[language] })).toBeVisible()
    })

    test("the lobby keeps its view in the address: tabs, search, studio, and back", async ({ page }) => {
      const [t, g] = [translate(language, "pages"), translate(language, "games")]
      await page.goto(href("lobby", language))
      const tabs = page.getByRole("navigation", { name: t("lobby.tabs") })
      await tabs.getByRole("link", { name: t("lobby.search"), exact: true }).click()
      await page
        .getByRole("searchbox", { name: g("searchLabel") })
        .last()
        .fill("sablon")
      await expect(page).toHaveURL(/tab=search.*search=sablon|search=sablon.*tab=search/)
      await expect(
        page
          .getByRole("main")
          .getByRole("link", { name: /Grand Sablon/ })
          .first(),
      ).toBeVisible()
      await tabs.getByRole("link", { name: t("lobby.providers"), exact: true }).click()
      await expect(page).toHaveURL(/tab=providers/)
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Kobalt/ })
        .click()
      await expect(page).toHaveURL(/tab=games&provider=kobalt/)
      await page.goBack()
      await expect(page).toHaveURL(/tab=providers/)
      await tabs.getByRole("link", { name: t("lobby.favourites"), exact: true }).click()
      await expect(page.getByText(t("lobby.logIn"))).toBeVisible()
    })
  })
