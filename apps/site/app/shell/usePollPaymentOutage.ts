import { payments } from "@elite/contract"
import { setPaymentOutage, toPaymentOutage, usePaymentOutage } from "./paymentOutage.ts"
import { useApiCall } from "./useApiCall.ts"
import { usePolling } from "./usePolling.ts"

/** While a payment service is away, asks whether it is back, on whatever page. */
export function usePollPaymentOutage(): void {
  const call = useApiCall()
  usePolling(usePaymentOutage() !== "none", () => {
    void call(payments.getActivePaymentMethods, {}, { isBackground: true }).then(
      ({ paymentMethods }) =>
        setPaymentOutage(toPaymentOutage(paymentMethods.flatMap(({ deposit }) => deposit ?? []))),
      // What cannot be asked now is asked again.
      () => {},
    )
  })
}
