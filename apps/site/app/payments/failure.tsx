import type { Route } from "./+types/failure"
import { PaymentResult } from "./PaymentResult.tsx"
import { paymentResult } from "./result.server.ts"

export const loader = (args: Route.LoaderArgs) => paymentResult(args)

/** Neither sidebar nor footer (specification section 2, layout rules). */
export const handle = { chrome: { sidebar: false, footer: false } }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.deposit.title} — Elite` },
  { name: "robots", content: "noindex" },
]

export default function PaymentFailure({ loaderData }: Route.ComponentProps) {
  return <PaymentResult {...loaderData} />
}
