import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { fillsAccount, fillsAddress, fillsPerson } from "./steps/registration.ts"
import { screens } from "./steps/screens.ts"
import { isExtended, translates } from "./steps/translator.ts"
import { newVisitor, seesPage } from "./steps/visitor.ts"

test.use(screens.desktop)

test("somebody signs up on a page that a translator wraps anew at each step", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "nl")
  const t = translate("nl", "signup")
  const next = page.getByRole("button", { name: t("next") })
  await page.goto(href("signup", "nl"))
  await seesPage(visitor, t("title"))
  await translates(page)
  // What is wrong comes, is wrapped as well, and goes.
  await next.click()
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible()
  await translates(page)
  await fillsAccount(visitor)
  await next.click()
  await expect(page.getByRole("group", { name: t("fields.dateOfBirth") })).toBeVisible()
  await translates(page)
  await fillsPerson(visitor)
  await next.click()
  await translates(page)
  await fillsAddress(visitor)
  await page.getByRole("button", { name: t("submit") }).click()
  await seesPage(visitor, translate("nl", "login")("verify.checkTitle"))
  // To another page, whose parts replace what was wrapped.
  await translates(page)
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: translate("nl", "shell")("terms") })
    .click()
  await expect(page).toHaveURL(casino.url + href("terms", "nl"))
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

for (const where of ["first", "last", "inside"] as const)
  test.describe(`an element that an extension puts ${where}`, () => {
    // React says that the page is another than it drew, and draws it anew.
    test.use({ provoked: [/Minified React error #418/] })
    test("before the scripts run leaves the page what it is", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, "fr")
      const t = translate("fr", "signup")
      await isExtended(page, where)
      await page.goto(href("signup", "fr"))
      await seesPage(visitor, t("title"))
      await fillsAccount(visitor)
      await page.getByRole("button", { name: t("next") }).click()
      await expect(page.getByRole("group", { name: t("fields.dateOfBirth") })).toBeVisible()
      await page.getByRole("banner").getByRole("link").first().click()
      await seesPage(visitor, translate("fr", "home")("heroTitle"))
    })
  })
