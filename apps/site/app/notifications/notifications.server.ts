import { notifications as contract, pageSize, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { ownPath } from "../ownPath.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/notifications"

type Notifications = ReplyOf<typeof contract.getNotifications>["notifications"]
export type Notification = Notifications["rows"][number]

const mostPages = 1_000_000

/** The page an address asks for; what makes no sense counts as the first. */
function pageIn(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}

/** Null where they cannot be read now: the rest of the page is still of use. */
async function read(api: Api, pageNo: number): Promise<Notifications | null> {
  try {
    return (await api.call(contract.getNotifications, { pageNo, limit: pageSize })).notifications
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return null
    throw problem
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const api = apiOf(context)
  const page = pageIn(pageUrl(request.url).searchParams)
  const list = await read(api, page)
  // Beyond the last page, for instance because what stood there is no longer kept.
  if (list && list.rows.length === 0 && page > 1) throw redirect(href("notifications", api.language))
  return {
    words: speak(request, ["account", "notifications"]),
    page,
    pages: list ? Math.ceil(list.count / pageSize) : 0,
    list,
    keptDays: contract.notificationDays,
  }
}

/** Sees one of them and goes where it leads, if that is asked; or sees all. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const id = textIn(form, "notificationHistoryId")
  try {
    await api.call(
      contract.updateNotification,
      id ? { status: "seen", notificationHistoryId: Number(id) } : { status: "all_seen" },
    )
  } catch (problem) {
    return refusedForm(problem, form)
  }
  const { pathname, search } = pageUrl(request.url)
  return redirect(ownPath(textIn(form, "go")) ?? pathname + search)
}
