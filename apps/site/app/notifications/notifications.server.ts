import { notifications as contract, type InputOf, pageSize, prizes, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { ownPath } from "../ownPath.ts"
import { pageUrl } from "../pageUrl.ts"
import { part } from "../part.server.ts"
import { type Api, apiOf, playerOrLogin, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/notifications"

type Notifications = ReplyOf<typeof contract.getNotifications>["notifications"]
export type Notification = Notifications["rows"][number]

const mostPages = 1_000_000

/** The page an address asks for; what makes no sense counts as the first. */
function pageIn(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}

const read = async (api: Api, pageNo: number): Promise<Notifications | null> =>
  (await part(api.call(contract.getNotifications, { pageNo, limit: pageSize })))?.notifications ?? null

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const api = apiOf(context)
  const page = pageIn(pageUrl(request.url).searchParams)
  const [list, ways, own] = await Promise.all([
    read(api, page),
    part(api.call(contract.getPreferences, {})),
    part(api.call(prizes.getClaimablePrizes, {})),
  ])
  // Beyond the last page, for instance because what stood there is no longer kept.
  if (list && list.rows.length === 0 && page > 1) throw redirect(href("notifications", api.language))
  return {
    words: speak(request, ["account", "claims", "notifications", "ways"]),
    page,
    pages: list ? Math.ceil(list.count / pageSize) : 0,
    list,
    ways,
    claimable: own?.prizes ?? [],
    keptDays: contract.notificationDays,
  }
}

/** Every choice of the form, ticked or not. */
const chosenIn = (form: FormData): InputOf<typeof contract.updatePreferences>["preferences"] => [
  ...contract.mailChoices.map((kind) => {
    return { kind, channel: "mail" as const, isOn: form.get(`mail.${kind}`) === "on" }
  }),
  ...contract.notificationKinds.map((kind) => {
    return { kind, channel: "push" as const, isOn: form.get(`push.${kind}`) === "on" }
  }),
]

/** What the action answers when it did not do what was asked, and of which of the page's forms. */
export type Answer = FormAnswer & { isOfWays: boolean }

async function setWays(api: Api, form: FormData): Promise<Answer | undefined> {
  try {
    await api.call(contract.updatePreferences, { preferences: chosenIn(form) })
  } catch (problem) {
    return { ...refusedForm(problem, form), isOfWays: true }
  }
  api.notice({ kind: "success", text: translate(api.language, "ways")("saved") })
  return undefined
}

async function see(api: Api, form: FormData): Promise<Answer | undefined> {
  const id = textIn(form, "notificationHistoryId")
  try {
    await api.call(
      contract.updateNotification,
      id ? { status: "seen", notificationHistoryId: Number(id) } : { status: "all_seen" },
    )
  } catch (problem) {
    return { ...refusedForm(problem, form), isOfWays: false }
  }
  return undefined
}

/** Sees one of them and goes where it leads, if that is asked; or sees all; or sets by which ways they come. */
export async function action({ request, context }: Route.ActionArgs): Promise<Answer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const answer = await (textIn(form, "what") === "ways" ? setWays(api, form) : see(api, form))
  if (answer) return answer
  const { pathname, search } = pageUrl(request.url)
  return redirect(ownPath(textIn(form, "go")) ?? pathname + search)
}
