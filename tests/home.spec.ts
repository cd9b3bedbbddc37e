import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { isPlayer } from "./steps/player.ts"
import { questBegins, questsAre } from "./steps/quest.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor } from "./steps/visitor.ts"

const minPostersInRow = { desktop: 5, phone: 3 }

for (const { language, screen } of [...viewsFor("desktop", "en"), ...viewsFor("phone", "fr")])
  test.describe(`home, ${screen}, ${language}`, () => {
    test.use({ ...screens[screen], hasChosen: false })

    test("shows whole posters on the first screen while the cookie banner is open", async ({ page }) => {
      await page.goto(href("home", language))
      await expect(
        page.getByRole("button", { name: translate(language, "consent")("acceptAll") }),
      ).toBeVisible()
      await fits(page)
      const { width, height } = page.viewportSize()!
      // On a phone it covers the foot of the screen.
      const navigation = page.getByRole("navigation", {
        name: translate(language, "shell")("bottomNavigation"),
      })
      const bottom = screen === "phone" ? (await navigation.boundingBox())!.y : height
      const posters = await page
        .locator("article .tile-box")
        .evaluateAll((boxes) =>
          boxes.map((box) => box.getBoundingClientRect()).map(({ bottom, right }) => ({ bottom, right })),
        )
      const whole = posters.filter((box) => box.bottom <= bottom && box.right <= width)
      expect(whole.length).toBeGreaterThanOrEqual(minPostersInRow[screen])
    })

    test("shows players their own games where visitors are welcomed", async ({ page, casino }) => {
      const t = translate(language, "home")
      const visitor = newVisitor(page, casino, language)
      await questsAre(casino, "on")
      await questBegins(casino)
      await page.goto(href("home", language))
      await expect(page.getByRole("heading", { level: 1, name: t("heroTitle") })).toBeVisible()
      await isPlayer(visitor)
      await page.goto(href("home", language))
      await expect(page.getByRole("heading", { level: 1, name: t("heroTitle") })).toHaveCount(0)
      await expect(page.getByText(t("quest.see")).first()).toBeVisible()
    })
  })
