import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, nothing } from "./parts.ts"

/** By the codes of the specification; `payconiq` is today's Bancontact app. */
export const depositMethods = [
  "bancontact_qr",
  "payconiq",
  "visa",
  "mastercard",
  "cb",
  "paysafeCard",
  "skrill",
  "neteller",
] as const
export type DepositMethod = (typeof depositMethods)[number]
/**
 * `bnp` is a transfer by the operator's bank, `manualWithdraw` one by hand; the others pay to the wallet that paid in.
 */
export const withdrawalMethods = ["bnp", "manualWithdraw", "skrill", "neteller", "paysafeCard"] as const
export type WithdrawalMethod = (typeof withdrawalMethods)[number]
export const paymentMethods = [...depositMethods, "bnp", "manualWithdraw"] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const terms = z.strictObject({ min: eurosStated, max: eurosStated, fee: eurosStated, time: byLanguage })
/**
 * The methods that are on. `max` is the lesser of the caller's weekly limit and the method's maximum. `isAway`: the
 * service behind the method is unavailable. `lastDeposit` is the method of the caller's last deposit that arrived.
 */
export const getActivePaymentMethods = endpoint({
  method: "GET",
  path: "/api/get-active-payment-methods",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    lastDeposit: z.enum(depositMethods).nullable(),
    paymentMethods: z.array(
      z.strictObject({
        code: z.enum(paymentMethods),
        name: byLanguage,
        /** A path of the site, or an absolute URL behind the media host. */
        iconUrl: z.string(),
        deposit: z
          .strictObject({
            ...terms.shape,
            isAway: z.boolean(),
            isScanned: z.boolean(),
          })
          .nullable(),
        withdraw: z
          .strictObject({
            ...terms.shape,
            /** `iban`: to a bank account; `payer`: to the wallet account that paid in. */
            to: z.enum(["iban", "payer"]),
            /** The caller's wallet account, masked; null where there is none. */
            account: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  errors: [],
})
