import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { groundColours } from "../apps/site/app/colourTheme.ts"
import { expect, test } from "./casino.ts"
import { screens } from "./steps/screens.ts"

// The light theme: as the device prefers, or as chosen in the foot of a page or in the menu of a phone.
test.use({ provoked: [/\b404\b/], reducedMotion: "reduce" })

const inRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`

async function seesTheme(page: Page, theme: keyof typeof groundColours): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("background-color", inRgb(groundColours[theme]))
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme)
}

/** The value of the theme-color tag. */
const themeColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  )

const choices = (page: Page, language: "en" | "fr" | "nl", where: "contentinfo" | "dialog") =>
  page.getByRole(where).getByRole("group", { name: translate(language, "shell")("colours.label") })

test.describe("in the foot of a page", () => {
  test.use({ ...screens.desktop, colorScheme: "light" })

  test("the colours follow the device until some are chosen, which the server then draws at once", async ({
    page,
  }) => {
    const t = translate("en", "shell")
    await page.goto(href("home", "en"))
    await seesTheme(page, "light")
    expect(await themeColour(page)).toBe(groundColours.light)

    await choices(page, "en", "contentinfo")
      .getByRole("button", { name: t("colours.dark") })
      .click()
    await seesTheme(page, "dark")
    expect(await themeColour(page)).toBe(groundColours.dark)
    await expect(
      choices(page, "en", "contentinfo").getByRole("button", { name: t("colours.dark") }),
    ).toHaveAttribute("aria-pressed", "true")
    for (const path of [href("home", "en"), href("cmsPageNotFound", "en")]) {
      const html = await (await page.request.get(path)).text()
      expect(html, path).toMatch(/<html[^>]* data-theme="dark"/)
      expect(html, path).toContain(`<meta name="theme-color" content="${groundColours.dark}"/>`)
    }
    await page.goto(href("allGames", "en"))
    await seesTheme(page, "dark")

    await choices(page, "en", "contentinfo")
      .getByRole("button", { name: t("colours.device") })
      .click()
    await seesTheme(page, "light")
    await page.emulateMedia({ colorScheme: "dark" })
    await seesTheme(page, "dark")
    expect(await (await page.request.get(href("home", "en"))).text()).not.toMatch(/<html[^>]* data-theme/)
  })
})

test.describe("in the menu of a phone", () => {
  test.use(screens.phone)
  test("light colours are chosen", async ({ page }) => {
    const t = translate("nl", "shell")
    await page.goto(href("home", "nl"))
    await seesTheme(page, "dark")
    await page.getByRole("button", { name: t("menu"), exact: true }).tap()
    await choices(page, "nl", "dialog")
      .getByRole("button", { name: t("colours.light") })
      .tap()
    await seesTheme(page, "light")
    await page.reload()
    await seesTheme(page, "light")
  })
})

test.describe("without scripts", () => {
  test.use({ ...screens.desktop, javaScriptEnabled: false })
  test("the switch is a form that leads back to its page", async ({ page, casino }) => {
    const t = translate("fr", "shell")
    const address = `${href("allGames", "fr")}?search=sablon`
    await page.goto(address)
    await seesTheme(page, "dark")
    await choices(page, "fr", "contentinfo")
      .getByRole("button", { name: t("colours.light") })
      .click()
    await expect(page).toHaveURL(casino.url + address)
    await seesTheme(page, "light")
    await choices(page, "fr", "contentinfo")
      .getByRole("button", { name: t("colours.device") })
      .click()
    await seesTheme(page, "dark")
  })
})
