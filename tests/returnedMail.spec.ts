import { href } from "@elite/paths"
import { listMails, makePerson } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { isUnverified, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { seesNotice } from "./steps/shell.ts"
import { fits, labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// Letters to a player's address come back: it is said where they look, and another address ends it. Without scripts too.
for (const { language, screen } of viewsFor("phone", "nl"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], javaScriptEnabled: false })
    test("an address that no letter reaches is changed", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language, { email: `late.${makePerson().email}` })
      const [t, answers] = [translate(language, "email"), translate(language, "answers")]
      const bounced = translate(language, "notificationTexts")("account.mailReturned.title")
      await isUnverified(visitor, false)
      const main = page.getByRole("main")
      const sees = (text: string) => main.getByText(text, { exact: true })

      // The report comes by itself, a moment after the letter was taken.
      await expect
        .poll(async () => {
          await page.goto(href("notifications", language))
          return sees(bounced).count()
        })
        .toBe(1)
      await page.goto(href("settings", language))
      await expect(sees(t("returned.hint"))).toBeVisible()
      await fits(page)
      await main.getByRole("button", { name: t("returned.again") }).click()
      await seesPage(visitor, translate(language, "profile")("title"))
      await seesNotice(page, false, answers("verificationSent"))
      await main.getByRole("link", { name: t("returned.change") }).click()
      await expect(page).toHaveURL(/#email-address$/)

      const { email } = makePerson()
      await labelled(main, "textbox", t("new")).fill(email)
      await labelled(main, "textbox", t("password")).fill(visitor.person.password)
      await main.getByRole("button", { name: t("submit") }).click()
      await expect(main.getByRole("heading", { name: t("open.title") })).toBeVisible()
      const start = casino.url + href("changeEmail", language, { changeKey: "" })
      const link = async () =>
        (await listMails(worldOf(casino), email))
          .flatMap(({ links }) => links)
          .find((one) => one.startsWith(start))
      await expect.poll(link).toBeDefined()
      await page.goto((await link())!)
      await main.getByRole("button", { name: t("link.agree") }).click()
      await seesPage(visitor, t("link.changedTitle"))
      await page.goto(href("profile", language))
      await expect(sees(email)).toBeVisible()
      await expect(sees(t("returned.hint"))).toHaveCount(0)
    })
  })
