import { content, games, me, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { data, redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { forgottenNotice, type Notice, noticeOf, pageNotice } from "../notice.ts"
import { isDocument } from "../pageUrl.ts"
import { type Api, apiOf } from "../visit.server.ts"
import type { Route } from "./+types/shell"

export type Summary = ReplyOf<typeof me.getSessionSummary>

/** What every page knows about the player: enough to address them, nothing personal beyond it. */
export type Player = {
  userId: number
  username: string
  isEmailVerified: boolean
  kycStatus: "none" | "inProgress" | "accepted" | "declined"
  /** Why they may withdraw and look back, and nothing else. */
  exclusion: me.User["exclusion"] | null
}

/** Without the operator's marks no page may be shown, so an API that is away is the maintenance page. */
async function readSite(api: Api) {
  try {
    return await api.call(content.siteDetail, {})
  } catch (problem) {
    throw problem instanceof ApiProblem && problem.status === 503 ? data(null, { status: 503 }) : problem
  }
}

/**
 * What is to be said on a page that the browser loads. It is taken here, so that whoever reads without scripts hears
 * it too; where only data are read the page that is already there takes it (see `notice.ts`).
 */
function takeNotice(api: Api, request: Request): Notice | null {
  const sent = isDocument(request) ? api.cookie(pageNotice) : undefined
  if (sent !== undefined) api.visit.setCookies.push(forgottenNotice)
  return noticeOf(sent)
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  // The page is also reached by this query, from any address.
  if (url.searchParams.get("activePage") === "responsible-gambling")
    throw redirect(href("responsibleGambling", api.language))
  const [user, { siteDetail }, gameCategories] = await Promise.all([
    api.player(),
    readSite(api),
    api.call(games.getGameCategory, {}).then(
      (answer) => answer.gameCategories,
      () => [],
    ),
  ])
  const player: Player | null = user && {
    userId: user.userId,
    username: user.username,
    isEmailVerified: user.isEmailVerified,
    kycStatus: user.kycStatus,
    exclusion: user.exclusion ?? null,
  }
  const { language } = api
  return {
    player,
    summary: player && (await api.call(me.getSessionSummary, {})),
    site: {
      ...siteDetail,
      preventionMessage: siteDetail.preventionMessage[language],
      helpLink: siteDetail.helpLink[language],
    },
    categories: gameCategories
      .filter((category) => category.games > 0)
      .map(({ code, slug, name }) => ({ code, slug: slug[language], name: name[language] })),
    notice: takeNotice(api, request),
    isSidebarWide: api.cookie("sidebar") !== "narrow",
    madeAt: new Date().toISOString(),
  }
}
