import { content, quest as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { data, redirect } from "react-router"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/quest"
import { parseQuestQuery, rowsPerPage } from "./searchParams.ts"

/** 404 while quests are switched off. */
export async function assertQuestOffered(api: Api): Promise<void> {
  const { siteDetail } = await api.call(content.siteDetail, {})
  if (siteDetail.features.questHouseMoney !== "on") throw data(null, { status: 404 })
}

/** Undefined where it was not requested, null where it cannot be read. */
async function readRanking(api: Api, questId: number | undefined, pageNo: number | undefined) {
  if (questId === undefined || pageNo === undefined) return undefined
  const reply = await orNull(api.call(contract.getQuestRanking, { questId, pageNo, limit: rowsPerPage }))
  return reply?.ranking ?? null
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertQuestOffered(api)
  const query = parseQuestQuery(url.searchParams)
  const [current, user] = await Promise.all([api.call(contract.getQuest, {}), api.player()])
  const own = user ? (await api.call(contract.getOwnQuest, {})).own : null
  return {
    words: messagesFor(request, ["quest"]),
    ...current,
    own,
    query,
    ranking: await readRanking(api, current.quest?.questId, query.page),
  }
}

export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  try {
    const { questId, message } = await api.call(contract.joinQuest, {})
    api.notice({ kind: "success", text: message })
    return redirect(`${href("eliteQuest", api.language)}?joined=${questId}`)
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
}
