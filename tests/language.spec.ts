import { me } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { fillsLogIn } from "./steps/login.ts"
import { isPlayer } from "./steps/player.ts"
import { screens } from "./steps/screens.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

for (const screen of ["phone", "desktop"] as const)
  test.describe(screen, () => {
    test.use({ ...screens[screen], locale: "nl-BE" })

    test("a first visit speaks the browser's language, and another is chosen at the top of the page", async ({
      page,
      casino,
    }) => {
      await page.goto("/")
      await expect(page).toHaveURL(casino.url + href("home", "nl"))
      await seesPage(newVisitor(page, casino, "nl"), translate("nl", "home")("heroTitle"))
      const choices = page.getByRole("group", { name: translate("nl", "shell")("language") })
      for (const name of ["EN, English", "FR, Français", "NL, Nederlands"])
        await expect(choices.getByRole("link", { name })).toBeInViewport()
      await choices.getByRole("link", { name: "EN, English" }).click()
      await expect(page).toHaveURL(casino.url + href("home", "en"))
      // Also where the address is asked for anew.
      await page.reload()
      await seesPage(newVisitor(page, casino, "en"), translate("en", "home")("heroTitle"))
      await page.goto("/")
      await expect(page).toHaveURL(casino.url + href("home", "en"))
    })

    test("a player goes on in the language of the log-in page, and their mails keep their own", async ({
      page,
      casino,
    }) => {
      const french = newVisitor(page, casino, "fr")
      const caller = await isPlayer(french)
      const languageOfMails = async () =>
        (await caller.call(me.getUserDetails, {})).user.additionalInfo.languageCode
      expect(await languageOfMails()).toBe("fr")
      const dutch = { ...french, language: "nl" as const }
      await fillsLogIn(dutch)
      await page
        .getByRole("main")
        .getByRole("button", { name: translate("nl", "login")("submit"), exact: true })
        .click()
      await expect(page).toHaveURL(casino.url + href("home", "nl"))
      await expect(page.getByText(translate("nl", "answers")("loggedIn"))).toBeVisible()
      await page.goto(href("settings", "nl"))
      await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click()
      await expect(page).toHaveURL(casino.url + href("settings", "en"))
      await page.goto(href("profile", "nl"))
      expect(await languageOfMails()).toBe("fr")
    })
  })

test.describe("on a narrow phone", () => {
  test.use(screens.phone)

  test("the prevention message is whole beside the choice of languages, in each of them", async ({
    page,
  }) => {
    for (const width of [320, 360])
      for (const language of ["en", "fr", "nl"] as const) {
        await page.setViewportSize({ width, height: 640 })
        await page.goto(href("allGames", language))
        const strip = page.getByRole("region", { name: translate(language, "shell")("session") })
        const isWhole = await strip
          .locator("p")
          .evaluate((element) => element.scrollWidth <= element.clientWidth)
        expect([width, language, isWhole]).toEqual([width, language, true])
        const choices = page.getByRole("group", { name: translate(language, "shell")("language") })
        for (const choice of await choices.getByRole("link").all())
          await expect(choice).toBeInViewport({ ratio: 1 })
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect([width, language, isWide]).toEqual([width, language, false])
      }
  })
})
