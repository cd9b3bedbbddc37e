import type { payments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import type { TestCasino } from "../../../../testing/casino.ts"
import { asOwner, open, type Payer, rowOf, runJob, submitPage } from "./payer.ts"

/** What a player fills in on the page of each vendor beside HiPay. */
const paid = {
  payconiq: {},
  skrill: { email: "jan.peeters@example.com" },
  neteller: { email: "jan.peeters@example.com" },
  paysafeCard: { email: "jan.peeters@example.com", birthDate: "1980-01-01" },
} as const satisfies Partial<Record<payments.DepositMethod, Record<string, string>>>
/** A method whose vendor has a page of its own: every one beside those of HiPay. */
export type VendorMethod = keyof typeof paid
export const vendorMethods = Object.keys(paid) as VendorMethod[]

/** Ends the visit to a vendor's page: presses a button of its form, filled in as it comes. */
export async function press(forwardUrl: string, method: VendorMethod, outcome: string): Promise<void> {
  const page = await fetch(forwardUrl)
  const html = await page.text()
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&")
  if (action === undefined) throw new Error(`The page of ${method} has no form`)
  const inputs = [...html.matchAll(/<input id="(\w+)"[^>]*\bvalue="([^"]*)"/g)]
  const filled = Object.fromEntries(inputs.map(([, name, value]) => [name, value]))
  await submitPage(new URL(action, page.url).href, { ...filled, ...paid[method], outcome })
}

/** Waits until an order has a status. */
export const endsAs = (casino: TestCasino, orderId: string, status: string): Promise<true> =>
  eventually(async () => {
    await casino.drain()
    return (await rowOf(casino, orderId)).status === status
  })

/** Lets a vendor be asked about an order now, as if its notification had been lost. */
export const isDue = (casino: TestCasino, orderId: string) =>
  asOwner(casino, "update payments.deposit set next_look_up_at = now() - interval '1 hour' where id = $1", [
    orderId,
  ])

/** Asks a vendor about an order now. */
export async function asksAgain(
  casino: TestCasino,
  orderId: string,
  job: "payments.reconcile" | "payments.followCaptured" = "payments.reconcile",
): Promise<void> {
  await isDue(casino, orderId)
  await runJob(casino, job)
}

/** Deposits by a vendor's page and answers the order. */
export async function paidIn(
  casino: TestCasino,
  who: Payer,
  method: VendorMethod,
  amount: number,
): Promise<string> {
  const { orderId, forwardUrl } = await open(who, amount, { method })
  await press(forwardUrl, method, "pay")
  await endsAs(casino, orderId, "succeeded")
  return orderId
}
