import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { isPlayer } from "./steps/player.ts"
import { screens } from "./steps/screens.ts"
import { headerBalance } from "./steps/shell.ts"
import {
  allowsWithdrawals,
  atVendor,
  clearsFlags,
  endsPayment,
  endsUnpaid,
  isWallet,
  titleOf,
  vendors,
  withdrawsTo,
} from "./steps/vendors.ts"
import { newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// Every way to pay in, through our deposit page, the vendor's page, and back to the result.

/** Finds these deposits, newest first, each with its method. */
async function findsDeposits(
  { page, language }: Visitor,
  method: string,
  states: readonly ("succeeded" | "failed" | "cancelled" | "expired" | "chargedBack")[],
): Promise<void> {
  const t = translate(language, "history")
  await page.goto(href("balances", language))
  const rows = page.getByRole("table", { name: t("deposits") }).getByRole("row")
  await expect(rows).toHaveCount(states.length + 1)
  for (const [n, state] of states.entries()) {
    await expect(rows.nth(n + 1)).toContainText(t(`depositStates.${state}`))
    await expect(rows.nth(n + 1)).toContainText(method)
  }
}

for (const vendor of vendors) {
  const { method, screen, language } = vendor
  test.describe(`${method}, ${screen}, ${language}`, () => {
    // A reading of the page that a later one replaces is broken off.
    test.use({ ...screens[screen], locale: language, provoked: [/^AbortError: signal is aborted/] })
    const shownAs = translate(language, "history")(`methods.${method}`)

    test("brings money at once, and later where the payment is pending; a chargeback takes it back", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      await isPlayer(visitor)

      const paid = await endsPayment(visitor, vendor, 30, "pay")
      await seesPage({ ...visitor, page: paid.tab }, titleOf(language, "success"))
      await seesPage(visitor, titleOf(language, "success"))
      await expect(headerBalance(visitor)).toHaveText(formats.euros(30))
      if (paid.tab !== page) await paid.tab.close()

      const late = await endsPayment(visitor, vendor, 20, "pending")
      await seesPage({ ...visitor, page: late.tab }, titleOf(language, "pending"))
      await atVendor(visitor, vendor, late.id, vendor.completes)
      await seesPage({ ...visitor, page: late.tab }, titleOf(language, "success"))
      await expect(headerBalance({ ...visitor, page: late.tab })).toHaveText(formats.euros(50))
      if (late.tab !== page) await late.tab.close()

      if (vendor.hasChargeback) {
        await atVendor(visitor, vendor, paid.id, "chargeback")
        await expect(headerBalance(visitor)).toHaveText(formats.euros(20))
        await clearsFlags(casino)
      }
      await findsDeposits(visitor, shownAs, ["succeeded", vendor.hasChargeback ? "chargedBack" : "succeeded"])
    })

    test("brings nothing where the payment is refused, cancelled or runs out", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      await isPlayer(visitor)
      for (const ending of ["refuse", "cancel", "expire"] as const) await endsUnpaid(visitor, vendor, ending)
      await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(0))
      const refused = vendor.after.refuse === "cancelled" ? "cancelled" : "failed"
      await findsDeposits(visitor, shownAs, ["expired", "cancelled", refused])
    })

    if (isWallet(method))
      test("pays a withdrawal back to the account that paid in", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        await isPlayer(visitor)
        await allowsWithdrawals(casino, method)
        const { tab } = await endsPayment(visitor, vendor, 40, "pay")
        await seesPage({ ...visitor, page: tab }, titleOf(language, "success"))
        await tab.close()
        await withdrawsTo(visitor, method, 20)
        await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(20))
        const t = translate(language, "history")
        await page.goto(`${href("balances", language)}?view=withdrawals`)
        const row = page
          .getByRole("table", { name: t("withdrawals") })
          .getByRole("row")
          .nth(1)
        await expect(row).toContainText(t("withdrawalStates.received"))
        await expect(row).toContainText(shownAs)
      })
  })
}
