import { page } from "../page.ts"
import type { Route } from "./+types/failure"
import { PaymentResult } from "./PaymentResult.tsx"

export { loadPaymentResult as loader } from "./paymentResult.server.ts"

/** Neither sidebar nor footer. */
export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.deposit.title,
  chrome: { sidebar: false, footer: false },
})

export default function PaymentFailure({ loaderData }: Route.ComponentProps) {
  return <PaymentResult {...loaderData} isBackUnpaid />
}
