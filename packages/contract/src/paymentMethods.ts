import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, nothing } from "./parts.ts"

/** The methods of the specification, by its codes; `payconiq` is the app of Bancontact today. */
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
/** `bnp` is a transfer through the house bank, `manualWithdraw` one by an operator's hand; the others go back to the wallet that paid in. */
export const withdrawalMethods = ["bnp", "manualWithdraw", "skrill", "neteller", "paysafeCard"] as const
export type WithdrawalMethod = (typeof withdrawalMethods)[number]
export const paymentMethods = [...depositMethods, "bnp", "manualWithdraw"] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const terms = z.strictObject({ min: eurosStated, max: eurosStated, fee: eurosStated, time: byLanguage })
/**
 * The methods that are switched on. `max` follows the weekly limit in force for the caller and the method's own maximum,
 * whichever is less. `isAway`: the service behind the method did not answer and has not answered since.
 */
export const getActivePaymentMethods = endpoint({
  method: "GET",
  path: "/api/get-active-payment-methods",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    paymentMethods: z.array(
      z.strictObject({
        code: z.enum(paymentMethods),
        name: byLanguage,
        /** A path of ours, or the whole address behind the media host where there is one. */
        iconUrl: z.string(),
        deposit: z
          .strictObject({
            ...terms.shape,
            isAway: z.boolean(),
            /** It is paid by scanning a code on a page of ours. */
            isScanned: z.boolean(),
          })
          .nullable(),
        withdraw: z
          .strictObject({
            ...terms.shape,
            /** `iban`: to a bank account; `payer`: back to the wallet account that paid in. */
            to: z.enum(["iban", "payer"]),
            /** The wallet account that the caller's money would go back to, masked; null where there is none. */
            account: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  errors: [],
})
