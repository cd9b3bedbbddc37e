import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { fillsLogIn } from "./steps/login.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { acceptedEarlierTerms } from "./steps/time.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

// Terms that have changed are asked for after the next log-in, before anything else; with scripts and without.
for (const { screen, language } of viewsFor("phone", "fr"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("new terms stand before every page until they are accepted", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const t = translate(language, "terms")
        await isPlayer(visitor, 50)
        await acceptedEarlierTerms(visitor)
        await page.goto(href("deposits", language))
        await seesPage(visitor, translate(language, "deposit")("title"))

        await fillsLogIn(visitor)
        await page
          .getByRole("main")
          .getByRole("button", { name: translate(language, "login")("submit"), exact: true })
          .click()
        await seesPage(visitor, t("title"))
        await page.getByRole("link", { name: t("read") }).click()
        await expect(page).toHaveURL(href("terms", language))
        await page.goto(href("withdrawals", language))
        await seesPage(visitor, translate(language, "withdraw")("title"))
        await page.goto(href("deposits", language))
        await seesPage(visitor, t("title"))
        await page.getByRole("banner").getByRole("link").first().click()
        await page.waitForURL((url) => url.searchParams.get("next") === href("home", language))
        await seesPage(visitor, t("title"))
        await page.goto(href("deposits", language))
        await page.getByRole("button", { name: t("accept") }).click()
        await seesPage(visitor, translate(language, "deposit")("title"))
        await page.goto(href("profile", language))
        await seesPage(visitor, translate(language, "profile")("title"))
      })
    })
