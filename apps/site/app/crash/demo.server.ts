import { crash, play } from "@elite/contract"
import { href } from "@elite/paths"
import { data, redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { type Api, apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/demo"
import type { DemoRefusal } from "./demo/demoGame.ts"
import { assertCrashOffered, getRound, readBetLists } from "./roundData.server.ts"
import { parseCrashQuery } from "./searchParams.ts"

/** The model runs in the browser, which has no texts of the API's refusals. */
function listRefusalTexts({ language }: Api) {
  const t = translate(language, "errors")
  return {
    CrashNotOpenErrorType: t("CrashNotOpenErrorType"),
    CrashTookOffErrorType: t("CrashTookOffErrorType"),
    CrashNotFlyingErrorType: t("CrashNotFlyingErrorType"),
    CrashTooEarlyErrorType: t("CrashTooEarlyErrorType"),
    CrashPanelTakenErrorType: t("CrashPanelTakenErrorType"),
    NotFoundErrorType: t("NotFoundErrorType"),
  } satisfies Partial<Record<DemoRefusal, string>>
}

/** Null where the age question is unanswered, or an exclusion forbids play. */
async function readDemo(api: Api) {
  const player = await api.player()
  if (player?.exclusion) return null
  if (!player && (await api.call(play.demoPeriod, {})).isAsked) return null
  try {
    return await api.call(crash.getCrashDemo, {})
  } catch (problem) {
    const name = problem instanceof ApiProblem && problem.errors[0]?.name
    if (name === "AgeNotAnsweredErrorType") return null
    throw name === "DemoPlayOffErrorType" ? data(null, { status: 404 }) : problem
  }
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertCrashOffered(api, "demoPlay")
  const query = parseCrashQuery(url.searchParams)
  const [player, demo, { terms, own: _, ...round }, { lists, results }] = await Promise.all([
    api.player(),
    readDemo(api),
    getRound(api),
    readBetLists(api, query, false),
  ])
  return {
    words: messagesFor(request, ["crash", "play", "restricted"]),
    query,
    loaded: { round: { ...round, own: [] }, bets: lists.all, results },
    lists,
    terms,
    exclusion: player?.exclusion ?? null,
    demo: demo && { expiresAt: demo.expiresAt },
    refusals: listRefusalTexts(api),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  // A bet that was sent before the page's scripts ran.
  if (!form.has("ofAge")) {
    api.notice({ kind: "error", text: translate(api.language, "crash")("failed") })
    throw redirect(url.pathname + url.search)
  }
  if (form.get("ofAge") !== "yes") throw redirect(href("responsibleGambling", api.language))
  try {
    await api.call(play.answerAge, { isOfAge: true })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    api.notice({ kind: "error", text: problem.message })
  }
  throw redirect(url.pathname + url.search)
}
