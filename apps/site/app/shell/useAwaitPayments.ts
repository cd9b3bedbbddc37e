import { payments } from "@elite/contract"
import { awayAmong, notePaymentsAway, usePaymentsAway } from "./paymentsAway.ts"
import { useCall } from "./useCall.ts"
import { useGently } from "./useGently.ts"

/** While a payment service is away, asks whether it is back, on whatever page. */
export function useAwaitPayments(): void {
  const call = useCall()
  useGently(usePaymentsAway() !== "none", () => {
    void call(payments.getActivePaymentMethods, {}, { isBackground: true }).then(
      ({ paymentMethods }) =>
        notePaymentsAway(awayAmong(paymentMethods.flatMap(({ deposit }) => deposit ?? []))),
      // What cannot be asked now is asked again.
      () => {},
    )
  })
}
