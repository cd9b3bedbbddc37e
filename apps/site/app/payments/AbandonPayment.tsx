import { Button } from "@elite/ui"
import { Form, useLocation, useNavigation } from "react-router"
import { useTo } from "../language.ts"

type AbandonPaymentProps = { orderId: string; label: string; size?: "small" | "medium" }

/** Abandons an unfinished order without leaving the page; works without scripts. */
export function AbandonPayment({ orderId, label, size = "medium" }: AbandonPaymentProps) {
  const to = useTo()
  const { pathname } = useLocation()
  const { formData } = useNavigation()
  return (
    <Form method="post" action={to("deposits")}>
      <input type="hidden" name="abandon" value={orderId} />
      <input type="hidden" name="from" value={pathname === to("balances") ? "balances" : "deposits"} />
      <Button type="submit" size={size} pending={formData?.get("abandon") === orderId}>
        {label}
      </Button>
    </Form>
  )
}
