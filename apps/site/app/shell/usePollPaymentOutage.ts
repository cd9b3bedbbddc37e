import { payments } from "@elite/contract"
import { setPaymentOutage, toPaymentOutage, usePaymentOutage } from "./paymentOutage.ts"
import { useApiCall } from "./useApiCall.ts"
import { usePolling } from "./usePolling.ts"

export function usePollPaymentOutage(): void {
  const call = useApiCall()
  usePolling(usePaymentOutage() !== "none", () => {
    void call(payments.getActivePaymentMethods, {}, { isBackground: true }).then(
      ({ paymentMethods }) =>
        setPaymentOutage(toPaymentOutage(paymentMethods.flatMap(({ deposit }) => deposit ?? []))),
      () => {},
    )
  })
}
