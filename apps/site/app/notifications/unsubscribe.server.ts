import { notifications } from "@elite/contract"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import { readText } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/unsubscribe"

export const loader = ({ request }: Route.LoaderArgs) => ({
  words: messagesFor(request, ["account", "ways"]),
  token: pageUrl(request.url).searchParams.get("token"),
})

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    await apiOf(context).ask(notifications.unsubscribe, { token: readText(form, "token") })
    return { isDone: true as const }
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
}
