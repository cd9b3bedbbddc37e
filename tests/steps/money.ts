import { translate } from "@elite/words"
import { expect, type Page } from "@playwright/test"
import { headerBalance, opensAccountPage } from "./shell.ts"
import { aDayAfterSaving } from "./time.ts"
import { escaped, labelled, seesPage, type Visitor } from "./visitor.ts"

/** Writes an amount, chooses Bancontact and presses the button, which says the amount as soon as it is one to pay. */
export async function asksToDeposit(
  { page, language, formats }: Visitor,
  euros: number,
  button = translate(language, "deposit")("submitAmount", { amount: formats.euros(euros) }),
): Promise<void> {
  const t = translate(language, "deposit")
  const method = translate(language, "history")("methods.bancontact")
  await labelled(page, "textbox", t("amount")).fill(String(euros))
  await page.getByRole("radio", { name: new RegExp(`^${escaped(method)}`) }).check()
  await page.getByRole("button", { name: button, exact: true }).click()
}

/** The new tab with the payment page. */
export async function paymentPage(visitor: Visitor, go: () => Promise<void>): Promise<Page> {
  const { page, casino } = visitor
  const opened = page.context().waitForEvent("page")
  await go()
  const tab = await opened
  await tab.waitForURL((url) => url.origin === casino.sandboxUrl)
  return tab
}

/** Pays with the card that the page proposes, confirms with the bank where it asks, and sees the money arrive. */
export async function deposits(visitor: Visitor, euros: number): Promise<void> {
  const { page, language, formats } = visitor
  const t = translate(language, "deposit")
  await page
    .getByRole("link", { name: translate(language, "identity")("toDeposit"), exact: true })
    .last()
    .click()
  await seesPage(visitor, t("title"))
  const tab = await paymentPage(visitor, () => asksToDeposit(visitor, euros))
  await expect(tab.locator("html")).toHaveAttribute("lang", language)
  await tab.getByTestId("pay").click()
  const arrived = tab.getByRole("heading", { name: t("result.successTitle") })
  await expect(arrived.or(tab.getByTestId("3ds-ok"))).toBeVisible()
  if (await tab.getByTestId("3ds-ok").isVisible()) await tab.getByTestId("3ds-ok").click()
  await expect(arrived).toBeVisible()
  await tab.close()
  await seesPage(visitor, t("result.successTitle"))
  await expect(
    page.getByText(t("result.successText", { amount: formats.euros(euros), purse: "cash" })),
  ).toBeVisible()
  await expect(headerBalance(visitor)).toHaveText(formats.euros(euros))
  await page.getByRole("link", { name: t("result.play"), exact: true }).click()
  await seesPage(visitor, translate(language, "home")("heroPlayer", { username: visitor.person.username }))
}

/** Saves an account, and reads from when it can be used. */
export async function savesAccount({ page, language }: Visitor, iban: string): Promise<void> {
  const t = translate(language, "withdraw")
  await labelled(page, "textbox", t("iban")).fill(iban)
  await page.getByRole("button", { name: t("accounts.add") }).click()
  const row = page.getByRole("list", { name: t("accounts.list") }).getByRole("listitem")
  await expect(row.filter({ hasText: iban.slice(-4) })).toContainText(/\d\d:\d\d/)
}

/** Saves an account, asks for money back at once, and follows it until the bank has it, a day later. */
export async function withdraws(visitor: Visitor, euros: number, iban: string): Promise<void> {
  const { page, language, formats } = visitor
  const t = translate(language, "withdraw")
  const amount = formats.euros(euros)
  await opensAccountPage(visitor, translate(language, "shell")("withdraw"))
  await seesPage(visitor, t("title"))
  await savesAccount(visitor, iban)
  await labelled(page, "textbox", t("amount")).fill(String(euros))
  await page.getByRole("button", { name: t("submitAmount", { amount }) }).click()
  const question = page.getByRole("dialog", { name: t("confirmTitle", { amount }) })
  await expect(question).toContainText(iban.slice(-4))
  await question.getByRole("button", { name: t("confirm") }).click()
  await expect(page.getByText(t("sent", { amount, purse: "cash" }))).toBeVisible()
  await expect(page.getByText(t("steps.approved")).first()).toBeVisible()
  await aDayAfterSaving(visitor)
  // The bank of the sandbox settles after a moment; the page hears of it without a reload.
  const past = page.locator("section", { has: page.getByRole("heading", { name: t("pastTitle") }) })
  await expect(past.getByText(t("steps.received")).first()).toBeVisible()
  await past.getByText(amount, { exact: true }).click()
  const steps = past.getByRole("list", { name: t("stepsLabel", { amount }) }).getByRole("listitem")
  for (const step of ["requested", "approved", "sent", "received"] as const)
    await expect(steps.filter({ hasText: t(`steps.${step}`) })).toContainText(
      translate(language, "account")("stepStates.done"),
    )
  await seesPage(visitor, t("title"))
}

/** An IBAN of a Belgian bank with right check digits, of nobody the bank of the sandbox knows by name. */
export function belgianIban(accountDigits: string): string {
  const account = accountDigits.slice(0, 10).padStart(10, "1")
  const national = String(Number(account) % 97 || 97).padStart(2, "0")
  const bban = account + national
  const check = 98n - (BigInt(`${bban}111400`) % 97n)
  return `BE${String(check).padStart(2, "0")}${bban}`
}
