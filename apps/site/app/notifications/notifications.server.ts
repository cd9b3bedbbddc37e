import { notifications as contract, type InputOf, pageSize, prizes, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { toLocalPath } from "../localPath.ts"
import { orNull } from "../orNull.server.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, messagesFor, requirePlayer, translate } from "../visit.server.ts"
import type { Route } from "./+types/notifications"

type Notifications = ReplyOf<typeof contract.getNotifications>["notifications"]
export type Notification = Notifications["rows"][number]

const maxPages = 1_000_000

/** An invalid page counts as the first. */
function parsePage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1
}

const readNotifications = async (api: Api, pageNo: number): Promise<Notifications | null> =>
  (await orNull(api.call(contract.getNotifications, { pageNo, limit: pageSize })))?.notifications ?? null

export async function loader({ request, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const page = parsePage(pageUrl(request.url).searchParams)
  const [list, ways, own] = await Promise.all([
    readNotifications(api, page),
    orNull(api.call(contract.getPreferences, {})),
    orNull(api.call(prizes.getClaimablePrizes, {})),
  ])
  // The page is beyond the last, for instance because old notifications were deleted.
  if (list && list.rows.length === 0 && page > 1) throw redirect(href("notifications", api.language))
  return {
    words: messagesFor(request, ["account", "claims", "notifications", "ways"]),
    page,
    pages: list ? Math.ceil(list.count / pageSize) : 0,
    list,
    ways,
    claimable: own?.prizes ?? [],
    keptDays: contract.notificationDays,
  }
}

/** Every choice of the form, ticked or not. */
const readPreferences = (form: FormData): InputOf<typeof contract.updatePreferences>["preferences"] => [
  ...contract.mailChoices.map((kind) => {
    return { kind, channel: "mail" as const, isOn: form.get(`mail.${kind}`) === "on" }
  }),
  ...contract.notificationKinds.map((kind) => {
    return { kind, channel: "push" as const, isOn: form.get(`push.${kind}`) === "on" }
  }),
]

/** The refusal, and whether the preferences form caused it. */
export type NotificationsActionData = FormRefusal & { isPreferencesForm: boolean }

async function updatePreferences(api: Api, form: FormData): Promise<NotificationsActionData | undefined> {
  try {
    await api.call(contract.updatePreferences, { preferences: readPreferences(form) })
  } catch (problem) {
    return { ...toFormRefusal(problem, form), isPreferencesForm: true }
  }
  api.notice({ kind: "success", text: translate(api.language, "ways")("saved") })
  return undefined
}

async function markSeen(api: Api, form: FormData): Promise<NotificationsActionData | undefined> {
  const id = readText(form, "notificationHistoryId")
  try {
    await api.call(
      contract.updateNotification,
      id ? { status: "seen", notificationHistoryId: Number(id) } : { status: "all_seen" },
    )
  } catch (problem) {
    return { ...toFormRefusal(problem, form), isPreferencesForm: false }
  }
  return undefined
}

/** Marks one as seen and opens its page, marks all as seen, or saves the preferences. */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<NotificationsActionData | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const answer = await (readText(form, "what") === "ways"
    ? updatePreferences(api, form)
    : markSeen(api, form))
  if (answer) return answer
  const { pathname, search } = pageUrl(request.url)
  return redirect(toLocalPath(readText(form, "go")) ?? pathname + search)
}
