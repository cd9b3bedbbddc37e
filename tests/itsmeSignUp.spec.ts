import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { beginsByItsme, choosesName, completesByItsme, confirms } from "./steps/itsme.ts"
import { isUnverified } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { longAfterLogIn } from "./steps/time.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

// An account that itsme opens, and what stands between it and every page: a username. And itsme in place of the password.

for (const { language, screen } of viewsFor("phone", "nl"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("itsme opens an account, which chooses its name before anything else", async ({
        page,
        casino,
      }) => {
        const visitor = newVisitor(page, casino, language)
        const { person } = visitor
        const [t, signup] = [translate(language, "itsme"), translate(language, "signup")]
        const press = (name: string) => page.getByRole("button", { name, exact: true }).click()

        await beginsByItsme(visitor, javaScriptEnabled)
        await expect(page.getByText("Jekerstraat 39, 3700 Tongeren")).toBeVisible()
        await press(signup("submit"))
        await expect(page.getByText(signup("problems.terms"))).toBeVisible()
        await completesByItsme(visitor)
        await page.goto(href("deposits", language))
        await seesPage(visitor, translate(language, "password")("username.title"))
        await choosesName(visitor)
        await seesPage(visitor, translate(language, "deposit")("title"))
        await page.goto(href("profile", language))
        await expect(page.getByText(person.username, { exact: true })).toBeVisible()
        await expect(page.getByText(t("card.passwordFirst"))).toBeVisible()
      })
    })

for (const { language, screen } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}, without scripts`, () => {
    test.use({
      ...screens[screen],
      javaScriptEnabled: false,
      provoked: [/the server responded with a status of 4\d\d/],
    })

    test("itsme confirms in place of the password, and is taken off the account", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { person } = visitor
      const [t, factor] = [translate(language, "itsme"), translate(language, "factor")]
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
      await isUnverified(visitor)
      await page.goto(href("kyc", language))
      await press(t("verify.action"))
      await confirms(page, person)
      await press(t("check.confirm"))
      await longAfterLogIn(visitor)

      await page.goto(href("profile", language))
      await press(t("card.unlink"))
      await page.getByRole("link", { name: factor("stepUp.itsme") }).click()
      await seesPage(visitor, t("stepUp.title"))
      await press(t("stepUp.action"))
      await confirms(page, person)
      await press(t("check.confirm"))
      await seesPage(visitor, translate(language, "profile")("title"))
      await press(t("card.unlink"))
      await expect(page.getByText(t("card.notLinked"), { exact: true })).toBeVisible()
    })
  })
