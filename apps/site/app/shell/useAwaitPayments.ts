import { payments } from "@elite/contract"
import { notePaymentsAway, usePaymentsAway } from "./paymentsAway.ts"
import { useCall } from "./useCall.ts"
import { useGently } from "./useGently.ts"

/** While a payment service is away, asks whether it is back, on whatever page. */
export function useAwaitPayments(): void {
  const call = useCall()
  useGently(usePaymentsAway(), () => {
    void call(payments.getActivePaymentMethods, {}, { isBackground: true }).then(
      ({ paymentMethods }) => notePaymentsAway(paymentMethods.some(({ deposit }) => deposit?.isAway)),
      // What cannot be asked now is asked again.
      () => {},
    )
  })
}
