import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { asksToDeposit, paymentPage } from "./steps/money.ts"
import { isPlayer } from "./steps/player.ts"
import { screens } from "./steps/screens.ts"
import { headerBalance } from "./steps/shell.ts"
import { newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// The tab that a payment is made in: it says what it waits for, and goes when it is needed no more.

/** The tab with the payment page, beside the window that waits for the payment. */
async function opensPayment(visitor: Visitor, euros: number): Promise<Page> {
  const { page, language } = visitor
  await isPlayer(visitor)
  await page.goto(href("deposits", language))
  await seesPage(visitor, translate(language, "deposit")("title"))
  return paymentPage(visitor, () => asksToDeposit(visitor, euros))
}

async function pays(tab: Page): Promise<void> {
  await tab.getByTestId("pay").click()
  const confirm = tab.getByTestId("3ds-ok")
  const result = tab.getByRole("main").getByRole("status").first()
  await expect(confirm.or(result)).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
}

test("it closes itself when the money has arrived, and the window behind it shows the result", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  const t = translate("nl", "deposit")
  const tab = await opensPayment(visitor, 20)
  await pays(tab)
  await expect(tab.getByRole("heading", { name: t("result.successTitle") })).toBeVisible()
  await expect(tab.getByText(t("tabClosing"))).toBeVisible()
  await expect.poll(() => tab.isClosed(), { timeout: 15_000 }).toBe(true)
  await seesPage(visitor, t("result.successTitle"))
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(20))
})

test("where the browser will not close it, it says that it can be closed", async ({
  page,
  casino,
  context,
}) => {
  const visitor = newVisitor(page, casino, "fr")
  const t = translate("fr", "deposit")
  await context.addInitScript(() => Object.assign(window, { close: () => {} }))
  const tab = await opensPayment(visitor, 20)
  await pays(tab)
  await expect(tab.getByText(t("tabClosing"))).toBeVisible()
  await expect(tab.getByText(t("tabDone"))).toBeVisible()
  await expect(tab.getByRole("link", { name: t("result.transactions") })).toBeVisible()
  await expect(tab.getByRole("button", { name: t("closeTab") })).toHaveCount(0)
})

test("alone it stays, and promises no other window", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const t = translate("en", "deposit")
  const tab = await opensPayment(visitor, 20)
  await page.goto(href("home", "en"))
  await expect(headerBalance(visitor)).toBeVisible()
  await pays(tab)
  await expect(tab.getByRole("heading", { name: t("result.successTitle") })).toBeVisible()
  // The window comes to show the order again: only now the tab may go.
  await page.goto(new URL(tab.url()).href)
  await expect(tab.getByText(t("tabClosing"))).toBeVisible()
  await tab.getByRole("button", { name: t("keepTab") }).click()
  await expect(tab.getByText(t("tabDone"))).toBeVisible()
  await expect(tab.getByRole("button", { name: t("closeTab") })).toBeVisible()
})

test.describe("on a phone", () => {
  test.use(screens.phone)

  test("where it is refused the payment page takes this tab, and what is unfinished is gone on with or abandoned", async ({
    page,
    casino,
    context,
  }) => {
    const visitor = newVisitor(page, casino, "fr")
    const t = translate("fr", "deposit")
    const waiting = page.getByRole("heading", { name: t("waitingTitle") })
    await isPlayer(visitor)
    await context.addInitScript(() => Object.assign(window, { open: () => null }))
    await page.goto(href("deposits", "fr"))
    await asksToDeposit(visitor, 20)
    await page.waitForURL((url) => url.origin === casino.sandboxUrl)
    expect(context.pages()).toEqual([page])
    await page.goBack()
    await expect(waiting).toBeVisible()
    await expect(page).toHaveURL(/orderid=/)
    // The address alone, typed or from a letter.
    const { href: address } = new URL(page.url())
    await page.goto("about:blank")
    await page.goto(address)
    await expect(waiting).toBeVisible()
    await expect(page.getByRole("link", { name: t("openPage") })).toBeVisible()
    await page.getByRole("button", { name: t("abandon") }).click()
    await expect(waiting).toBeHidden()
  })
})
