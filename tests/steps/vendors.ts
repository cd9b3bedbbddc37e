import type { Language, payments } from "@elite/contract"
import { href } from "@elite/paths"
import { type Sandbox, submitConsoleForm } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { expect, type Page } from "@playwright/test"
import { changeSetting } from "../../apps/api/src/modules/content/index.ts"
import { clearFlag } from "../../apps/api/src/modules/payments/flags/flags.ts"
import { listFlags } from "../../apps/api/src/modules/payments/flags/store.ts"
import { getMethodLabel, methods } from "../../apps/api/src/modules/payments/methods/definitions.ts"
import { paymentMethods } from "../../apps/api/src/modules/payments/settings.ts"
import type { Casino } from "../casino.ts"
import { inHouse } from "./house.ts"
import { asksToDeposit, paymentPage } from "./money.ts"
import type { View } from "./screens.ts"
import { orderRunsOut } from "./time.ts"
import { escaped, labelled, seesPage, type Visitor } from "./visitor.ts"

/** A button of a vendor's page. */
export type Ending = "pay" | "pending" | "refuse" | "cancel" | "expire"
/** What our result page says. */
export type Result = "success" | "pending" | "left" | "failed" | "cancelled" | "expired" | "refunded"

export type Vendor = View & {
  readonly method: payments.DepositMethod
  readonly sandbox: Sandbox
  /** The table of its console that orders are in. */
  readonly table: "orders" | "payments" | "handles"
  /** The button of the console that completes a pending payment. */
  readonly completes: "complete" | "authorize"
  readonly hasChargeback: boolean
  /** What our page says after an ending without money. */
  readonly after: Readonly<Record<"refuse" | "cancel" | "expire", Result>>
}

const defaultResults = { refuse: "failed", cancel: "cancelled", expire: "expired" } as const
const hiPay = {
  sandbox: "hipay",
  table: "orders",
  completes: "complete",
  hasChargeback: true,
  after: defaultResults,
} as const

/** Each method of deposits with its vendor, in a screen and a language of its own. */
export const vendors: readonly Vendor[] = [
  { ...hiPay, method: "bancontact_qr", screen: "phone", language: "fr" },
  { ...hiPay, method: "visa", screen: "desktop", language: "nl" },
  { ...hiPay, method: "mastercard", screen: "phone", language: "nl" },
  { ...hiPay, method: "cb", screen: "desktop", language: "fr" },
  {
    method: "payconiq",
    sandbox: "bancontact",
    table: "payments",
    completes: "complete",
    hasChargeback: false,
    after: defaultResults,
    screen: "phone",
    language: "nl",
  },
  {
    method: "paysafeCard",
    sandbox: "paysafecard",
    table: "payments",
    completes: "authorize",
    hasChargeback: false,
    // It calls a refusal a cancellation.
    after: { ...defaultResults, refuse: "cancelled" },
    screen: "desktop",
    language: "fr",
  },
  {
    method: "skrill",
    sandbox: "skrill",
    table: "payments",
    completes: "complete",
    hasChargeback: true,
    // A page that is left makes no transaction, and Skrill tells nobody.
    after: { ...defaultResults, cancel: "left", expire: "left" },
    screen: "phone",
    language: "fr",
  },
  {
    method: "neteller",
    sandbox: "neteller",
    table: "handles",
    completes: "complete",
    hasChargeback: false,
    after: defaultResults,
    screen: "desktop",
    language: "nl",
  },
]

/** The id of a payment in the address of its page: the last part of it. */
const idIn = (address: string): string => /([^/=?]+)$/.exec(address.replace(/\?product=.*$/, ""))![1]!

/** Asks for a deposit and opens the vendor's page: in its tab, or by the link beside the QR code. */
export async function opensVendor(
  visitor: Visitor,
  method: payments.DepositMethod,
  euros: number,
): Promise<Page> {
  const { page, language } = visitor
  const t = translate(language, "deposit")
  await page.goto(href("deposits", language))
  await seesPage(visitor, t("title"))
  const asks = () => asksToDeposit(visitor, euros, undefined, method)
  if (!methods[method].deposit?.isScanned) return paymentPage(visitor, asks)
  await asks()
  await expect(page.getByRole("img", { name: t("scan.picture") })).toBeVisible()
  await page.getByRole("link", { name: t("scan.open") }).click()
  await page.waitForURL((url) => url.origin === visitor.casino.sandboxUrl)
  return page
}

/** Fills in what the page of a vendor asks for beyond what it proposes: paysafecard's accounts have a holder. */
async function fillsIn(tab: Page, { person }: Visitor): Promise<void> {
  if ((await tab.locator("#birthDate").count()) === 0) return
  for (const name of ["firstName", "lastName", "birthDate"] as const)
    await tab.locator(`#${name}`).fill(person[name])
}

/** Pays, or ends the payment in another way; answers our page in that tab and the payment's id at the vendor. */
export async function endsPayment(
  visitor: Visitor,
  { method }: Vendor,
  euros: number,
  ending: Ending,
): Promise<{ tab: Page; id: string }> {
  const tab = await opensVendor(visitor, method, euros)
  await expect(tab.locator("html")).toHaveAttribute("lang", visitor.language)
  const id = idIn(tab.url())
  await fillsIn(tab, visitor)
  await tab.getByTestId(ending).click()
  await tab.waitForURL((url) => url.origin === new URL(visitor.casino.url).origin)
  return { tab, id }
}

/** Presses a button of the vendor's console as soon as the payment is in a state for it. */
export const atVendor = (
  { casino }: Visitor,
  { sandbox, table }: Vendor,
  id: string,
  action: string,
): Promise<void> =>
  expect(() => submitConsoleForm(casino, sandbox, `${table}/${id}`, { action })).toPass({ timeout: 10_000 })

/** An operator has seen to the players whose payments were charged back. */
export const clearsFlags = (casino: Casino): Promise<void> =>
  inHouse(casino, async (tx) => {
    for (const { id } of await listFlags(tx)) await clearFlag(tx, id, "a test")
  })

export const titleOf = (language: Language, result: Result): string =>
  translate(language, "deposit")(`result.${result}Title`)

/** Ends a payment without money and reads what became of it; a page that was left is gone back to. */
export async function endsUnpaid(
  visitor: Visitor,
  vendor: Vendor,
  ending: "refuse" | "cancel" | "expire",
): Promise<void> {
  const { language } = visitor
  const t = translate(language, "deposit")
  const { tab } = await endsPayment(visitor, vendor, 20, ending)
  const there = { ...visitor, page: tab }
  const result = vendor.after[ending]
  await seesPage(there, titleOf(language, result))
  if (ending === "refuse") {
    await tab.getByRole("link", { name: t("result.again") }).click()
    await seesPage(there, t("verify.title"))
    const again = t("submitAmount", { amount: visitor.formats.euros(20) })
    await expect(tab.getByRole("button", { name: again })).toBeVisible()
  }
  if (result === "left" && ending === "cancel") {
    await tab.getByRole("button", { name: t("abandon") }).click()
    await seesPage(there, t("title"))
  } else if (result === "left") {
    await orderRunsOut(visitor)
    await seesPage(there, titleOf(language, "expired"))
  }
  if (tab !== visitor.page) await tab.close()
}

type Wallet = payments.DepositMethod & payments.WithdrawalMethod

/** Whether withdrawals can go back to what a deposit by this method was paid from. */
export const isWallet = (method: payments.DepositMethod): method is Wallet =>
  methods[method].withdrawal !== null

/** Switches withdrawals by a method on; Skrill's are off in a new casino. */
export const allowsWithdrawals = (casino: Casino, method: Wallet): Promise<unknown> =>
  inHouse(casino, (tx) =>
    changeSetting(tx, paymentMethods, {
      path: ["withdraw", method],
      value: true,
      by: "a test",
      why: "a test",
    }),
  )

/** Asks for money back to the wallet, confirms it, and sees that it was received. */
export async function withdrawsTo(visitor: Visitor, method: Wallet, euros: number): Promise<void> {
  const { page, language, formats } = visitor
  const t = translate(language, "withdraw")
  const amount = formats.euros(euros)
  await page.goto(href("withdrawals", language))
  await seesPage(visitor, t("title"))
  await labelled(page, "textbox", t("amount")).fill(String(euros))
  await page.getByRole("radio", { name: new RegExp(`^${escaped(getMethodLabel(method)[language])}`) }).check()
  await expect(page.getByText(t("next.checkedWallet"))).toBeVisible()
  await page.getByRole("button", { name: t("submitAmount", { amount }) }).click()
  const question = page.getByRole("dialog", { name: t("confirmTitle", { amount }) })
  await expect(question).toContainText("•")
  await question.getByRole("button", { name: t("confirm") }).click()
  await expect(page.getByText(t("sent", { amount, purse: "cash" }))).toBeVisible()
  const past = page.locator("section", { has: page.getByRole("heading", { name: t("pastTitle") }) })
  await expect(past.getByText(t("steps.received")).first()).toBeVisible()
}
