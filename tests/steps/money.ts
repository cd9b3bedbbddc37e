import type { payments } from "@elite/contract"
import { translate } from "@elite/words"
import { expect, type Page } from "@playwright/test"
import { getMethodLabel } from "../../apps/api/src/modules/payments/methods/definitions.ts"
import { headerBalance, opensAccountPage } from "./shell.ts"
import { aDayAfterSaving } from "./time.ts"
import { escaped, labelled, seesPage, type Visitor } from "./visitor.ts"

/** Writes an amount, chooses Bancontact or another method and presses the button, which says the amount as soon as it is one to pay. */
export async function asksToDeposit(
  { page, language, formats }: Visitor,
  euros: number,
  button = translate(language, "deposit")("submitAmount", { amount: formats.euros(euros) }),
  method: payments.DepositMethod = "bancontact_qr",
): Promise<void> {
  const t = translate(language, "deposit")
  const label = getMethodLabel(method)[language]
  await labelled(page, "textbox", t("amount")).fill(String(euros))
  const choice = page.getByRole("radio", { name: new RegExp(`^${escaped(label)}`) })
  const others = page.getByText(t("otherMethods"), { exact: true })
  if ((await others.isVisible()) && !(await choice.isVisible())) await others.click()
  await choice.check()
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

/** Pays on the deposit page with the card that the payment page proposes, and sees the money arrive on the receipt. */
export async function paysIn(visitor: Visitor, euros: number): Promise<void> {
  const { page, language, formats } = visitor
  const t = translate(language, "deposit")
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
}

/** Goes on from the receipt to the games. */
export async function leavesReceipt(visitor: Visitor): Promise<void> {
  const { page, language, person } = visitor
  const t = translate(language, "deposit")
  await page.getByRole("link", { name: t("result.play"), exact: true }).click()
  await seesPage(visitor, translate(language, "home")("heroPlayer", { username: person.username }))
}

/** Goes from the page of the verified identity to a deposit, pays, and goes on to the games. */
export async function deposits(visitor: Visitor, euros: number): Promise<void> {
  const { page, language } = visitor
  await page
    .getByRole("link", { name: translate(language, "identity")("toDeposit"), exact: true })
    .last()
    .click()
  await paysIn(visitor, euros)
  await leavesReceipt(visitor)
}

/** Saves an account, and reads from when it can be paid to, as the page writes it. */
export async function savesAccount({ page, language }: Visitor, iban: string): Promise<string> {
  const t = translate(language, "withdraw")
  await labelled(page, "textbox", t("iban")).fill(iban)
  await page.getByRole("button", { name: t("accounts.add") }).click()
  const row = page.getByRole("list", { name: t("accounts.list") }).getByRole("listitem")
  const saved = row.filter({ hasText: iban.slice(-4) })
  await expect(saved).toContainText(/\d\d:\d\d/)
  return /\d\d\/\d\d\/\d{4} \d\d:\d\d/.exec(await saved.innerText())![0]
}

/** Asks for money back and confirms it; the money is held at once, and waits for the account where that is new. */
export async function ordersWithdrawal(visitor: Visitor, euros: number, iban: string): Promise<void> {
  const { page, language, formats } = visitor
  const t = translate(language, "withdraw")
  const amount = formats.euros(euros)
  await labelled(page, "textbox", t("amount")).fill(String(euros))
  await page.getByRole("button", { name: t("submitAmount", { amount }) }).click()
  const question = page.getByRole("dialog", { name: t("confirmTitle", { amount }) })
  await expect(question).toContainText(iban.slice(-4))
  await question.getByRole("button", { name: t("confirm") }).click()
  await expect(page.getByText(t("sent", { amount, purse: "cash" }))).toBeVisible()
  await expect(page.getByText(t("steps.approved")).first()).toBeVisible()
}

/** Follows a withdrawal to a new account until the bank has it, a day later. */
export async function receivesWithdrawal(visitor: Visitor, euros: number): Promise<void> {
  const { page, language, formats } = visitor
  const t = translate(language, "withdraw")
  const amount = formats.euros(euros)
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

/** Opens the withdrawals by the menu. */
export async function opensWithdrawals(visitor: Visitor): Promise<void> {
  const { language } = visitor
  await opensAccountPage(visitor, translate(language, "shell")("withdraw"))
  await seesPage(visitor, translate(language, "withdraw")("title"))
}

/** Saves an account, asks for money back at once, and follows it until the bank has it, a day later. */
export async function withdraws(visitor: Visitor, euros: number, iban: string): Promise<void> {
  await opensWithdrawals(visitor)
  await savesAccount(visitor, iban)
  await ordersWithdrawal(visitor, euros, iban)
  await receivesWithdrawal(visitor, euros)
}

/** An IBAN of a Belgian bank with right check digits, of nobody the bank of the sandbox knows by name. */
export function belgianIban(accountDigits: string): string {
  const account = accountDigits.slice(0, 10).padStart(10, "1")
  const national = String(Number(account) % 97 || 97).padStart(2, "0")
  const bban = account + national
  const check = 98n - (BigInt(`${bban}111400`) % 97n)
  return `BE${String(check).padStart(2, "0")}${bban}`
}
