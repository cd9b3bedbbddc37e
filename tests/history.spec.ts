import { payments } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor } from "./steps/visitor.ts"

// The history of payments, and the deposit page that knows the last of them.

for (const { screen, language } of viewsFor("phone", "nl"))
  test.describe(`history, ${screen}, ${language}`, () => {
    test.use({ ...screens[screen], permissions: ["clipboard-read", "clipboard-write"] })

    test("the list begins on the first screen, keeps to a period, and a reference is copied", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "history")
      const caller = await isPlayer(visitor, 50)
      const { transactions } = await caller.call(payments.depositTransaction, {})
      const { transactionId: reference } = transactions.rows[0]!
      await page.goto(href("balances", language))
      const row = page
        .getByRole("table", { name: t("deposits") })
        .getByRole("row")
        .nth(1)
      await expect(row).toContainText(visitor.formats.euros(50))
      const { height } = page.viewportSize()!
      expect((await row.boundingBox())!.y).toBeLessThan(height)

      const period = page.getByRole("navigation", { name: t("quick.label") })
      await period.getByRole("link", { name: t("quick.thirtyDays") }).click()
      await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
      await expect(period.locator("[aria-current=true]")).toHaveText(t("quick.thirtyDays"))
      await expect(row).toContainText(visitor.formats.euros(50))

      const copyName = translate(language, "account")("copyReference", { reference })
      await row.getByRole("button", { name: copyName }).click()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
    })
  })

for (const { screen, language } of viewsFor("phone", "fr"))
  test.describe(`deposit, ${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("the deposit page preselects the method of the last deposit", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "deposit")
      const caller = await isPlayer(visitor, 20)
      const { lastDeposit } = await caller.call(payments.getActivePaymentMethods, {})
      await page.goto(href("deposits", language))
      await expect(page.locator("input[name=paymentMethod]:checked")).toHaveValue(lastDeposit!)
      await expect(page.getByRole("radio")).toHaveCount(1)
      await expect(page.getByRole("button", { name: t("submit"), exact: true })).toBeInViewport({ ratio: 1 })
      await page.getByText(t("otherMethods"), { exact: true }).click()
      await expect(page.getByRole("radio")).not.toHaveCount(1)
      await page.getByRole("button", { name: visitor.formats.shortEuros(20), exact: true }).click()
      const pay = t("submitAmount", { amount: visitor.formats.euros(20) })
      await expect(page.getByRole("button", { name: pay })).toBeVisible()
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
    })
  })
