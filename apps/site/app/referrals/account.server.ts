import { content, referrals } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { data, redirect } from "react-router"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/account"
import { friendsPerPage, parsePage } from "./searchParams.ts"

/** Answers 404 where referrals are off and the player has no rewards; under `infoOnly` the page exists. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const page = parsePage(pageUrl(request.url).searchParams)
  const [{ siteDetail }, { bonus }, { referralLink, users }] = await Promise.all([
    api.call(content.siteDetail, {}),
    api.call(referrals.getReferralBonus, {}),
    api.call(referrals.getUsersJoinByReferral, { pageNo: page, limit: friendsPerPage }),
  ])
  const isInfoOnly = siteDetail.features.referralReward === "infoOnly"
  if (!referralLink && !isInfoOnly && users.count === 0) throw data(null, { status: 404 })
  return {
    words: messagesFor(request, ["account", "referrals"]),
    isInfoOnly,
    terms: bonus?.status === "offered" ? bonus.terms : null,
    referralLink,
    users,
    page,
  }
}

export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const t = translate(api.language, "referrals")
  try {
    const referralId = Number(readText(form, "referralId"))
    const { message } = await api.call(referrals.claimReferral, { referralId })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, {}, t("friends.failed"))
  }
  return redirect(href("referrals", api.language))
}
