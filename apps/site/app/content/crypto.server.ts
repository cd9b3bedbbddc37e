import { payments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/crypto"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const read = await orNull(api.call(payments.getActivePaymentMethods, {}))
  const methods = read?.paymentMethods.map(({ code, name, iconUrl, deposit, withdraw }) => ({
    ...{ code, name: name[api.language], iconUrl },
    does: deposit && withdraw ? ("both" as const) : deposit ? ("in" as const) : ("out" as const),
  }))
  return { words: messagesFor(request, ["pages"]), methods: methods ?? [] }
}
